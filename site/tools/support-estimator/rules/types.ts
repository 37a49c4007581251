import type { PackageName, SupportEstimator } from './support-estimator.schema.ts';

export type NumberName = keyof SupportEstimator['numbers'];
/** null while the visitor has left a field empty. */
export type Numbers = { [Name in NumberName]: number | null };

export interface EstimateInput extends Numbers {
  /** Keys of the modules that are live. */
  modules: readonly string[];
  frequency: keyof SupportEstimator['frequency']['answers'];
  window: keyof SupportEstimator['window']['answers'];
  release: boolean;
  lead: boolean;
}

/** The part of the data file that the rules read. */
export type EstimatorData = Pick<
  SupportEstimator,
  | 'modules'
  | 'numbers'
  | 'frequency'
  | 'window'
  | 'weights'
  | 'assumed'
  | 'thresholds'
  | 'rounding'
  | 'packages'
  | 'reasons'
  | 'notes'
  | 'lines'
  | 'counts'
> & { result: Pick<SupportEstimator['result'], 'headline' | 'headlineWithRelease' | 'empty'> };

export interface Hours {
  low: number;
  high: number;
}
/** One line of the arithmetic; a factor multiplies what stands above it. */
export interface EstimateLine extends Hours {
  id: keyof SupportEstimator['lines'];
  label: string;
}

export interface Estimate {
  /** The result in one sentence, also for the announcement. */
  headline: string;
  package: PackageName;
  reasons: string[];
  notes: string[];
  /** The lines add up to `sum`. */
  lines: EstimateLine[];
  sum: Hours;
  /** Sum times window, rounded outwards. */
  band: Hours;
  /** The two steps from the sum to the band. */
  steps: EstimateLine[];
  isEmpty: boolean;
}

/** Nothing chosen: where a visitor begins. */
export const EMPTY: EstimateInput = {
  modules: [],
  users: null,
  payrollCountries: null,
  tickets: null,
  changes: null,
  interfaces: null,
  frequency: 'monthly',
  window: 'one',
  release: false,
  lead: false,
};
