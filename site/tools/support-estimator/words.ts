import { fill, formatNumber } from '../../../common/wording.ts';
import { drawTier } from '../../figures/figures.ts';
import { keysOf } from '../parts/Choices.tsx';
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

/** Everything the estimator counts with: hours by module, by one of each, and what a window multiplies. */
const weightRows = ({ modules, weights, withoutScript: { rows }, window }: SupportEstimator): string[][] => {
  const row = (label: string, low: number, high = low, sign = '') => [
    label,
    ...[low, high].map((value) => `${sign}${formatNumber(value)}`),
  ];
  return [
    ...modules.items.map(({ label, hours }) => row(label, hours.low, hours.high)),
    ...keysOf(rows).map((name) => row(rows[name], weights[name].low, weights[name].high)),
    ...Object.values(window.answers).map(({ label, factor }) => row(label, factor, factor, '× ')),
  ];
};

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

/** Build time only: the whole estimator on paper. */
export const estimatorTables = (file: SupportEstimator) => [
  { ...file.withoutScript, rows: weightRows(file) },
  { ...file.withoutScript.steps, rows: stepRows(file) },
  { ...file.withoutScript.packages, rows: packageRows(file) },
];
