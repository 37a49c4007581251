import { fill } from '../../../../common/wording.ts';
import type { PackageName } from './support-estimator.schema.ts';
import type { EstimateInput, EstimatorData } from './types.ts';

/** The package and every reason for it. Release management is never Bronze; the other steps are our suggestion. */
export const choosePackage = (
  input: EstimateInput,
  changes: number,
  { reasons, thresholds }: EstimatorData,
): { package: PackageName; reasons: string[] } => {
  const countries = input.payrollCountries ?? 0;
  const gold = [
    ...(countries >= thresholds.goldPayrollCountries ? [fill(reasons.countries, { n: countries })] : []),
    ...(input.window === 'extended' ? [reasons.extended] : []),
    ...(input.lead ? [reasons.lead] : []),
  ];
  const silver = [
    ...(input.release ? [reasons.release] : []),
    ...(changes > thresholds.silverChanges
      ? [fill(reasons.changes, { n: changes, limit: thresholds.silverChanges })]
      : []),
    ...(input.window === 'both' ? [reasons.both] : []),
  ];
  if (gold.length > 0) return { package: 'gold', reasons: [...gold, ...silver] };
  if (silver.length > 0) return { package: 'silver', reasons: silver };
  return { package: 'bronze', reasons: [reasons.bronze] };
};
