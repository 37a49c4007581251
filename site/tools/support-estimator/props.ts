import { drawTier } from '../../figures/figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { SupportEstimator } from './rules/support-estimator.schema.ts';
import type { SupportEstimatorProps } from './SupportEstimator.tsx';

/** Build time only: what the browser needs of the data files. */
export const estimatorProps = (file: SupportEstimator, { shared }: Tools): SupportEstimatorProps => {
  const { assumptions, withoutScript, privacy, page, ...rest } = file;
  return {
    file: {
      ...rest,
      page: { title: page.title, minutes: `${page.minutes}. ${privacy.heading}.`, printTitle: page.printTitle },
    },
    shared,
    tiers: { bronze: drawTier(1), silver: drawTier(2), gold: drawTier(3) },
  };
};
