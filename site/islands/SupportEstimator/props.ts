import type { SupportEstimator } from '../../../tools/support-estimator/support-estimator.schema.ts';
import type { Tools } from '../../../tools/tools.schema.ts';
import { draw } from '../../lib/figures.ts';
import type { SupportEstimatorProps } from './SupportEstimator.tsx';

const tier = (size: number) => draw({ seed: `tier-${size}`, mask: 'o'.repeat(size), openness: 1, hand: 'girih' });

/** Build time only: what the browser needs of the data files. */
export const estimatorProps = (file: SupportEstimator, { shared }: Tools): SupportEstimatorProps => {
  const { assumptions, withoutScript, privacy, page, ...rest } = file;
  return {
    file: { ...rest, page: { minutes: page.minutes, printTitle: page.printTitle } },
    shared,
    tiers: { bronze: tier(1), silver: tier(2), gold: tier(3) },
  };
};
