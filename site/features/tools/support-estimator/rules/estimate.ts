import { count, fill } from '../../../../../common/wording.ts';
import type {
  EstimatorWords,
  SupportEstimator,
} from '../../../../schemas/tools/support-estimator.ts';
import {
  bodyOf,
  decodeChoice,
  decodeNumber,
  encodeChoice,
  encodeNumber,
  VERSION,
} from '../../shared/address.ts';
import { fitLetter } from '../../shared/letter.ts';

type PackageName = keyof SupportEstimator['packages'];
type NumberName = keyof SupportEstimator['numbers'];

/** Numbers are null while the visitor has left a field empty. */
export interface EstimateInput extends Record<NumberName, number | null> {
  modules: readonly string[];
  frequency: keyof SupportEstimator['frequency']['choices'];
  window: keyof SupportEstimator['window']['choices'];
  release: boolean;
  lead: boolean;
}

type EstimatorData = Omit<EstimatorWords, 'page' | 'minutes' | 'shared'>;

interface Hours {
  low: number;
  high: number;
}
/** One line of the arithmetic; a factor multiplies what is above it. */
interface EstimateLine extends Hours {
  id: keyof SupportEstimator['lines'];
  label: string;
}

/** The order of these lists is part of shared links. */
const NUMBERS: readonly NumberName[] = [
  'users',
  'payrollCountries',
  'tickets',
  'changes',
  'interfaces',
];
const FREQUENCY = ['monthly', 'twice', 'weekly'] as const;
const WINDOW = ['one', 'both', 'extended'] as const;
function numbersFrom(numberOf: (name: NumberName, place: number) => number | null) {
  return Object.fromEntries(NUMBERS.map((name, place) => [name, numberOf(name, place)])) as Record<
    NumberName,
    number | null
  >;
}

/** Nothing chosen: where a visitor begins. */
export const EMPTY: EstimateInput = {
  ...numbersFrom(() => null),
  modules: [],
  frequency: 'monthly',
  window: 'one',
  release: false,
  lead: false,
};

/** Blank if it cannot count things; decimals are rounded up; the limit of the field holds. */
function cleanNumber(value: number | null, limit: number): number | null {
  return value !== null && value >= 0 ? Math.min(Math.ceil(value), limit) : null;
}

/** Any input made safe to count with: known modules once each, and numbers within their limits. */
export function clean(input: EstimateInput, data: EstimatorData): EstimateInput {
  return {
    ...input,
    modules: data.modules.items.map(({ key }) => key).filter((key) => input.modules.includes(key)),
    ...numbersFrom((name) => cleanNumber(input[name], data.numbers[name].limit)),
  };
}

/** The package and every reason for it. Release management is never Bronze. */
function choosePackage(
  input: EstimateInput,
  changes: number,
  { reasons, thresholds }: EstimatorData,
): { name: PackageName; reasons: string[] } {
  const countries = input.payrollCountries ?? 0;
  const gold = [
    countries >= thresholds.goldPayrollCountries && fill(reasons.countries, { n: countries }),
    input.window === 'extended' && reasons.extended,
    input.lead && reasons.lead,
  ].filter((reason) => reason !== false);
  const silver = [
    input.release && reasons.release,
    changes > thresholds.silverChanges &&
      fill(reasons.changes, { n: changes, limit: thresholds.silverChanges }),
    input.window === 'both' && reasons.both,
  ].filter((reason) => reason !== false);
  if (gold.length > 0) return { name: 'gold', reasons: [...gold, ...silver] };
  if (silver.length > 0) return { name: 'silver', reasons: silver };
  return { name: 'bronze', reasons: [reasons.bronze] };
}

/** Binary fractions such as 0.1 × 3 would show as 0.30000000000000004. */
function tidy(hours: number): number {
  return Math.round(hours * 100) / 100;
}
function times({ low, high }: Hours, factor: number): Hours {
  return { low: tidy(low * factor), high: tidy(high * factor) };
}
function plus(one: Hours, other: Hours): Hours {
  return {
    low: tidy(one.low + other.low),
    high: tidy(one.high + other.high),
  };
}
const NONE: Hours = { low: 0, high: 0 };

/** How often a package includes each of its parts, on top of what the visitor has entered. */
const CONTAINED = {
  bronze: { release: 0, sharedLead: 0, namedLead: 0, healthCheck: 0 },
  silver: { release: 1, sharedLead: 1, namedLead: 0, healthCheck: 1 },
  gold: { release: 1, sharedLead: 0, namedLead: 1, healthCheck: 2 },
} as const satisfies Record<PackageName, unknown>;

/** A support package with its reasons, and a band of hours with its arithmetic, for any input. */
export function estimate(raw: EstimateInput, data: EstimatorData) {
  const input = clean(raw, data);
  const { assumed, weights, notes: words, result } = data;
  const { hours } = data.rounding;
  const { runs } = data.frequency.choices[input.frequency];
  const { factor } = data.window.choices[input.window];
  const { users, payrollCountries: countries, interfaces } = input;
  const modules = data.modules.items.filter(({ key }) => input.modules.includes(key));
  const tickets =
    input.tickets ?? Math.ceil(((users ?? 0) / 1000) * assumed.ticketsPerThousandUsers);
  const changes = input.changes ?? Math.ceil(modules.length * assumed.changesPerModule);
  const { name, reasons } = choosePackage(input, changes, data);
  const contained = CONTAINED[name];

  const line = (
    id: EstimateLine['id'],
    weight: Hours,
    amount: number | null,
    n: number | string = amount ?? 0,
  ) => ({
    id,
    label: fill(data.lines[id], { n, runs, ...weight }),
    ...times(weight, amount ?? 0),
  });
  const moduleHours = modules.reduce((sum, module) => plus(sum, module.hours), NONE);
  const releaseHours = plus(weights.release, times(weights.releaseModule, modules.length));
  const lines = [
    line('modules', moduleHours, 1, modules.length),
    line('users', weights.thousandUsers, (users ?? 0) / 1000, users ?? 0),
    line('payroll', weights.payrollRun, (countries ?? 0) * runs, countries ?? 0),
    line('tickets', weights.ticket, tickets),
    line('changes', weights.change, changes),
    line('interfaces', weights.interface, interfaces),
    line('release', releaseHours, contained.release, count(modules.length, data.counts.modules)),
    line('sharedLead', weights.sharedLead, contained.sharedLead),
    line('namedLead', weights.namedLead, contained.namedLead),
    line('healthCheck', weights.healthCheck, contained.healthCheck),
  ].filter(({ high }) => high > 0);
  const sum = lines.reduce<Hours>(plus, NONE);
  const isEmpty = sum.high === 0;
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
  const { label } = data.packages[name];
  const notes = [
    name !== 'bronze' && !input.release && fill(words.releaseAnyway, { package: label }),
    Boolean(countries) && words.payroll,
    input.tickets === null && tickets > 0 && fill(words.assumedTickets, { n: tickets }),
    input.changes === null && changes > 0 && fill(words.assumedChanges, { n: changes }),
  ].filter((note) => note !== false);
  const sentence = name === 'bronze' ? result.headline : result.headlineWithRelease;
  return {
    headline: isEmpty ? result.empty : fill(sentence, { package: label, ...band }),
    package: name,
    reasons,
    notes,
    lines,
    sum,
    band,
    steps,
    isEmpty,
  };
}

/** Modules by their keys, then the numbers, then the choices, separated by dots. Empty for an untouched tool. */
export function encodeEstimate(raw: EstimateInput, data: EstimatorData): string {
  const input = clean(raw, data);
  const numbers = NUMBERS.map((name) => encodeNumber(input[name]));
  const wishes = `${input.release ? 'r' : ''}${input.lead ? 'l' : ''}`;
  const choices = `${encodeChoice(FREQUENCY, input.frequency)}${encodeChoice(WINDOW, input.window)}${wishes}`;
  const text = VERSION + [input.modules.join(''), ...numbers, choices].join('.');
  return text === `${VERSION}......11` ? '' : text;
}

/** Reads what makes sense and skips the rest; null where nothing can be read. */
export function decodeEstimate(address: string, data: EstimatorData): EstimateInput | null {
  const [modules = '', ...parts] = bodyOf(address)?.split('.', 2 + NUMBERS.length) ?? [];
  const [frequency, window, ...wishes] = parts[NUMBERS.length] ?? '';
  const input = {
    modules: [...modules],
    ...numbersFrom((_, place) => decodeNumber(parts[place])),
    frequency: decodeChoice(FREQUENCY, frequency) ?? EMPTY.frequency,
    window: decodeChoice(WINDOW, window) ?? EMPTY.window,
    release: wishes.includes('r'),
    lead: wishes.includes('l'),
  };
  return encodeEstimate(input, data) === '' ? null : clean(input, data);
}

/** The result as a message that a person can read and change before sending it. */
export function estimateSummary(
  { package: name, band, reasons, lines, steps }: ReturnType<typeof estimate>,
  { handOver, packages }: Pick<SupportEstimator, 'handOver' | 'packages'>,
  link: string,
): string {
  return fitLetter({
    handOver,
    link,
    head: [
      fill(handOver.result, { package: packages[name].label, ...band }),
      handOver.reasons,
      ...reasons.map((reason) => `- ${reason}`),
      '',
      handOver.arithmetic,
    ],
    body: [...lines, ...steps].map(({ label, low, high }) =>
      fill(handOver.line, { label, low, high }),
    ),
  });
}
