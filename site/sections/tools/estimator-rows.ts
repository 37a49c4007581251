import type { SupportEstimator } from '../../../tools/support-estimator/support-estimator.schema.ts';
import { figure } from '../../../tools/wording.ts';
import { keysOf } from '../../islands/tools/keys-of.ts';

/** Everything the estimator counts with: hours by module, by one of each, and what a window multiplies. */
export const estimatorRows = ({ modules, weights, withoutScript, window }: SupportEstimator): string[][] => [
  ...modules.items.map(({ label, hours }) => [label, figure(hours.low), figure(hours.high)]),
  ...keysOf(withoutScript.rows).map((name) => [
    withoutScript.rows[name],
    figure(weights[name].low),
    figure(weights[name].high),
  ]),
  ...Object.values(window.answers).map(({ label, factor }) => [label, `× ${figure(factor)}`, `× ${figure(factor)}`]),
];
