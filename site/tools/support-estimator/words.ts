import { fill } from '../../../common/wording.ts';
import type { browserWords } from '../rules/tools.schema.ts';
import type { SupportEstimator } from './rules/support-estimator.schema.ts';

export type EstimatorWords = ReturnType<typeof browserWords<SupportEstimator>>;

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
