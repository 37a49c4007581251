import type { Tools } from '../rules/tools.schema.ts';
import type { SupportEstimator } from './rules/support-estimator.schema.ts';

/** The part of content/tools/support-estimator.yaml that the tool shows and counts with. */
export type EstimatorFile = Omit<SupportEstimator, 'page' | 'assumptions' | 'withoutScript' | 'privacy'> & {
  page: Pick<SupportEstimator['page'], 'title' | 'minutes' | 'printTitle'>;
};
export type SharedWords = Tools['shared'];
