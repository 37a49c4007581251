import type { SupportEstimator } from '../../../tools/support-estimator/support-estimator.schema.ts';
import type { Tools } from '../../../tools/tools.schema.ts';

/** The part of content/tools/support-estimator.yaml that the tool shows and counts with. */
export type EstimatorFile = Omit<SupportEstimator, 'page' | 'assumptions' | 'withoutScript' | 'privacy'> & {
  page: Pick<SupportEstimator['page'], 'title' | 'minutes' | 'printTitle'>;
};
export type SharedWords = Tools['shared'];
