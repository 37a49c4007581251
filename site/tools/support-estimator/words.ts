import { fill } from '../../../common/wording.ts';
import { drawTier } from '../../figures/figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { SupportEstimator } from './rules/support-estimator.schema.ts';

/** Build time only: what the browser needs of the data files. */
export const estimatorWords = (file: SupportEstimator, { shared }: Tools) => {
  const { assumptions, withoutScript, privacy, page, ...rest } = file;
  const { title, printTitle } = page;
  return {
    ...rest,
    page: { title, printTitle },
    minutes: `${page.minutes}. ${privacy.heading}.`,
    shared,
    tiers: { bronze: drawTier(1), silver: drawTier(2), gold: drawTier(3) },
  };
};
export type EstimatorWords = ReturnType<typeof estimatorWords>;

/** Build time only: what leads to which package, the largest first; the first row that fits decides. */
export const packageRows = ({ packages, thresholds, window, withoutScript }: SupportEstimator): string[][] => {
  const { countries, lead, release, changes, otherwise } = withoutScript.situations;
  const { bronze, silver, gold } = packages;
  return [
    [fill(countries, { n: thresholds.goldPayrollCountries }), gold.label],
    [window.answers.extended.label, gold.label],
    [lead, gold.label],
    [release, silver.label],
    [fill(changes, { limit: thresholds.silverChanges }), silver.label],
    [window.answers.both.label, silver.label],
    [otherwise, bronze.label],
  ];
};
