import { fill, formatNumber } from '../../../common/wording.ts';
import { keysOf } from '../parts/keys-of.ts';
import type { SupportEstimator } from './rules/support-estimator.schema.ts';

/** Everything the estimator counts with: hours by module, by one of each, and what a window multiplies. */
const weightRows = ({ modules, weights, withoutScript, window }: SupportEstimator): string[][] => [
  ...modules.items.map(({ label, hours }) => [label, formatNumber(hours.low), formatNumber(hours.high)]),
  ...keysOf(withoutScript.rows).map((name) => [
    withoutScript.rows[name],
    formatNumber(weights[name].low),
    formatNumber(weights[name].high),
  ]),
  ...Object.values(window.answers).map(({ label, factor }) => [
    label,
    `× ${formatNumber(factor)}`,
    `× ${formatNumber(factor)}`,
  ]),
];

/** From the weights to the band. */
const stepRows = ({ frequency, assumed, rounding, withoutScript: { steps } }: SupportEstimator): string[][] => [
  ...Object.values(frequency.answers).map(({ label, runs }) => [
    `${frequency.label} ${label}`,
    fill(steps.runs, { runs }),
  ]),
  [steps.tickets, fill(steps.ticketsAssumed, { n: assumed.ticketsPerThousandUsers })],
  [steps.changes, fill(steps.changesAssumed, { n: assumed.changesPerModule })],
  [steps.window, steps.windowFactor],
  [steps.rounding, fill(steps.roundingHours, { hours: rounding.hours })],
];

/** What leads to which package, the largest first: the first row that fits decides. */
const packageRows = ({ packages, thresholds, window, withoutScript }: SupportEstimator): string[][] => {
  const { countries, lead, release, changes, otherwise } = withoutScript.packages;
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

/** The whole estimator on paper. */
export const estimatorTables = (file: SupportEstimator) => {
  const { steps, packages } = file.withoutScript;
  return {
    rows: weightRows(file),
    more: [
      { ...steps, rows: stepRows(file) },
      { ...packages, rows: packageRows(file) },
    ],
  };
};
