import { count, fill } from '../../../../common/wording.ts';
import type { SupportEstimator } from './support-estimator.schema.ts';

type PackageName = keyof SupportEstimator['packages'];
export type NumberName = keyof SupportEstimator['numbers'];

/** Numbers are null while the visitor has left a field empty. */
export interface EstimateInput extends Record<NumberName, number | null> {
  modules: readonly string[];
  frequency: keyof SupportEstimator['frequency']['answers'];
  window: keyof SupportEstimator['window']['answers'];
  release: boolean;
  lead: boolean;
}

export type EstimatorData = Omit<SupportEstimator, 'page' | 'assumptions' | 'withoutScript' | 'privacy'>;

interface Hours {
  low: number;
  high: number;
}
/** One line of the arithmetic; a factor multiplies what is above it. */
interface EstimateLine extends Hours {
  id: keyof SupportEstimator['lines'];
  label: string;
}

/** Their order is part of shared links. */
export const NUMBERS = ['users', 'payrollCountries', 'tickets', 'changes', 'interfaces'] as const;
export const numbersFrom = (numberOf: (name: NumberName, place: number) => number | null) =>
  Object.fromEntries(NUMBERS.map((name, place) => [name, numberOf(name, place)])) as Record<NumberName, number | null>;

/** Nothing chosen: where a visitor begins. */
export const EMPTY: EstimateInput = {
  ...numbersFrom(() => null),
  modules: [],
  frequency: 'monthly',
  window: 'one',
  release: false,
  lead: false,
};

/** What cannot be a number of things is blank; decimals are rounded up; the limit of the field holds. */
const cleanNumber = (value: number | null, limit: number): number | null =>
  value !== null && value >= 0 ? Math.min(Math.ceil(value), limit) : null;

/** Any input made safe to count with: known modules once each, and numbers within their limits. */
export const clean = (input: EstimateInput, data: EstimatorData): EstimateInput => ({
  ...input,
  modules: data.modules.items.map(({ key }) => key).filter((key) => input.modules.includes(key)),
  ...numbersFrom((name) => cleanNumber(input[name], data.numbers[name].limit)),
});

/** The package and every reason for it. Release management is never Bronze; the other steps are our suggestion. */
const choosePackage = (
  input: EstimateInput,
  changes: number,
  { reasons, thresholds }: EstimatorData,
): { package: PackageName; reasons: string[] } => {
  const countries = input.payrollCountries ?? 0;
  const gold = [
    countries >= thresholds.goldPayrollCountries && fill(reasons.countries, { n: countries }),
    input.window === 'extended' && reasons.extended,
    input.lead && reasons.lead,
  ].filter((reason) => reason !== false);
  const silver = [
    input.release && reasons.release,
    changes > thresholds.silverChanges && fill(reasons.changes, { n: changes, limit: thresholds.silverChanges }),
    input.window === 'both' && reasons.both,
  ].filter((reason) => reason !== false);
  if (gold.length > 0) return { package: 'gold', reasons: [...gold, ...silver] };
  if (silver.length > 0) return { package: 'silver', reasons: silver };
  return { package: 'bronze', reasons: [reasons.bronze] };
};

/** Binary fractions such as 0.1 × 3 would show as 0.30000000000000004. */
const tidy = (hours: number): number => Math.round(hours * 100) / 100;
const times = ({ low, high }: Hours, factor: number): Hours => ({ low: tidy(low * factor), high: tidy(high * factor) });
const plus = (one: Hours, other: Hours): Hours => ({
  low: tidy(one.low + other.low),
  high: tidy(one.high + other.high),
});
const NONE: Hours = { low: 0, high: 0 };

/** How often a package brings each of its parts along, besides what the visitor has entered. */
const CONTAINED = {
  bronze: { release: 0, sharedLead: 0, namedLead: 0, healthCheck: 0 },
  silver: { release: 1, sharedLead: 1, namedLead: 0, healthCheck: 1 },
  gold: { release: 1, sharedLead: 0, namedLead: 1, healthCheck: 2 },
} as const satisfies Record<PackageName, unknown>;

const linesOf = (
  input: EstimateInput,
  { tickets, changes, package: name }: { tickets: number; changes: number; package: PackageName },
  { lines, weights, counts, ...data }: EstimatorData,
): EstimateLine[] => {
  const { release, sharedLead, namedLead, healthCheck } = CONTAINED[name];
  const modules = data.modules.items.filter(({ key }) => input.modules.includes(key));
  const { runs } = data.frequency.answers[input.frequency];
  const users = input.users ?? 0;
  const countries = input.payrollCountries ?? 0;
  const line = (id: EstimateLine['id'], weight: Hours, amount: number, n: number | string = amount) => ({
    id,
    label: fill(lines[id], { n, runs, ...weight }),
    ...times(weight, amount),
  });
  const moduleHours = modules.reduce((sum, { hours }) => plus(sum, hours), NONE);
  const releaseHours = plus(weights.release, times(weights.releaseModule, modules.length));
  return [
    line('modules', moduleHours, 1, modules.length),
    line('users', weights.thousandUsers, users / 1000, users),
    line('payroll', weights.payrollRun, countries * runs, countries),
    line('tickets', weights.ticket, tickets),
    line('changes', weights.change, changes),
    line('interfaces', weights.interface, input.interfaces ?? 0),
    line('release', releaseHours, release, count(modules.length, counts.modules)),
    line('sharedLead', weights.sharedLead, sharedLead),
    line('namedLead', weights.namedLead, namedLead),
    line('healthCheck', weights.healthCheck, healthCheck),
  ].filter(({ high }) => high > 0);
};

/** A support package with its reasons, and a band of hours with its arithmetic, for any input. */
export const estimate = (raw: EstimateInput, data: EstimatorData) => {
  const input = clean(raw, data);
  const { assumed, notes: words } = data;
  const { hours } = data.rounding;
  const tickets = input.tickets ?? Math.ceil(((input.users ?? 0) / 1000) * assumed.ticketsPerThousandUsers);
  const changes = input.changes ?? Math.ceil(input.modules.length * assumed.changesPerModule);
  const choice = choosePackage(input, changes, data);
  const lines = linesOf(input, { tickets, changes, package: choice.package }, data);
  const sum = lines.reduce<Hours>(plus, NONE);
  const isEmpty = sum.high === 0;

  const { factor } = data.window.answers[input.window];
  const raised = times(sum, factor);
  // Outwards to whole days: a band that hides half a day would promise too much.
  const band = {
    low: Math.floor(raised.low / hours) * hours,
    high: Math.ceil(raised.high / hours) * hours,
  };
  const steps: [window: EstimateLine, rounding: EstimateLine] = [
    { id: 'window', label: fill(data.lines.window, { factor }), ...raised },
    { id: 'rounding', label: fill(data.lines.rounding, { hours }), ...band },
  ];
  const label = data.packages[choice.package].label;
  const notes = [
    choice.package !== 'bronze' && !input.release && fill(words.releaseAnyway, { package: label }),
    Boolean(input.payrollCountries) && words.payroll,
    input.tickets === null && tickets > 0 && fill(words.assumedTickets, { n: tickets }),
    input.changes === null && changes > 0 && fill(words.assumedChanges, { n: changes }),
  ].filter((note) => note !== false);
  const { headline, headlineWithRelease } = data.result;
  const sentence = choice.package === 'bronze' ? headline : headlineWithRelease;
  return {
    headline: isEmpty ? data.result.empty : fill(sentence, { package: label, ...band }),
    package: choice.package,
    reasons: isEmpty ? [data.reasons.empty] : choice.reasons,
    notes,
    lines,
    sum,
    band,
    steps,
    isEmpty,
  };
};
export type Estimate = ReturnType<typeof estimate>;
