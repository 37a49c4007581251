import { z } from 'zod';
import {
  drafts,
  fields,
  group,
  label,
  listOf,
  oneLine,
  onlyOnce,
  pastDay,
  provisional,
  sentence,
  webAddress,
} from '../../content-reader/schema-words.ts';
import { source, when } from './insights/deadlines.ts';

function code(letters: number, example: string) {
  return z
    .string()
    .regex(new RegExp(`^[A-Z]{${letters}}$`), {
      error: `must be ${letters} capital letters of the ISO standard: for example ${example}`,
    })
    .meta({ examples: ['X'.repeat(letters)] });
}

/** In a draft, until the currency is known. */
const NO_CURRENCY = 'XXX';
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
function decimalsOf(currency: string): number | undefined {
  if (!CURRENCIES.has(currency)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits;
}

export const sourceNames = z
  .array(oneLine(30).meta({ format: 'reference' }))
  .min(1)
  .describe('Names of entries under sources of this file');

/** Named, so that one can move without its citations leading elsewhere. */
export const namedSources = listOf('Where it comes from', {
  name: oneLine(30)
    .meta({ format: 'reference', examples: ['newSource'] })
    .describe('A short name, by which the rest of the file refers to it'),
  ...source.shape,
}).superRefine(onlyOnce(({ name }) => name, 'is the name of a source', 'name'));

/** "Unknown" and "none known" are never recommended. */
const version = z
  .strictObject({
    version: z
      .enum(['known', 'none', 'unknown'])
      .describe(
        'known if a source names a version; none if a source says there is none; else unknown',
      ),
    by: z.enum(['sap', 'partner']).optional().describe('Who delivers the version; default: SAP'),
    asOf: label.optional().describe('The date or release of the source, for example March 2021'),
    sources: sourceNames.optional(),
  })
  .refine(({ version: known, asOf, sources }) => known === 'unknown' || (asOf && sources), {
    path: ['version'],
    error: 'says more than unknown, but names no source: add asOf and sources, or write unknown',
  });

const value = z
  .strictObject({
    what: label.describe('What the value is, for example Employee'),
    value: sentence.describe('The rate, the amount, the due date or the rule'),
    since: when.optional().describe('When it began or begins: a day, a month or a year'),
    until: when.optional().describe('When it ends; it is not shown afterwards'),
    sources: sourceNames,
  })
  .refine(({ since = '', until = since }) => until.slice(0, since.length) >= since, {
    path: ['until'],
    error: 'is before it began: correct one of the two',
  })
  .describe('One dated value');

/** Subjects of a country's rules: columns and rows of comparisons and of the workbook. */
export const SUBJECTS = [
  ...(['week', 'wageProtection', 'nationals', 'expatriates'] as const),
  ...(['endOfService', 'resignation', 'savings', 'ramadan'] as const),
  ...(['law', 'wageBase', 'providentFund', 'stateInsurance', 'gratuity'] as const),
  ...(['payment', 'deductions', 'minimumWage', 'professionalTax', 'incomeTax'] as const),
] as const;
export type Subject = (typeof SUBJECTS)[number];
export const subject = z.enum(SUBJECTS);

const rule = group('What the law says of one subject', {
  asOf: label.optional().describe('How old its newest source is, if not that of the country'),
  authority: z
    .strictObject({
      label: label.describe('The authority in charge'),
      href: webAddress.describe('Its address'),
    })
    .optional()
    .describe('Who decides it, where there is one with an address'),
  values: z.array(value).min(1).describe('Its values, each with its date and its sources'),
});

/** content/countries/: the only place for what we know of a country. */
export const country = z
  .strictObject({
    code: code(2, 'DE').describe('Its two letters of ISO 3166'),
    name: label
      .optional()
      .describe('Its English name, only where it differs from that of the Unicode tables'),
    short: label.optional().describe('A short name, for example UAE'),
    also: z.array(label).optional().describe('Other names and spellings that people type'),
    cities: z.array(label).optional().describe('Cities that are read as this country'),
    currency: group('What people are paid in', {
      code: code(3, 'AED').describe('Its three letters of ISO 4217'),
      decimals: z.number().int().min(0).max(4).describe('Its decimal places'),
    })
      .refine(({ code, decimals }) => code === NO_CURRENCY || decimals === decimalsOf(code), {
        path: ['decimals'],
        error: ({ input }) =>
          `is not what ISO 4217 says of ${Object(input).code}: write ${decimalsOf(Object(input).code) ?? 'the code of a currency that exists'}`,
      })
      .optional(),
    payroll: z
      .strictObject({
        ecp: version.describe('Employee Central Payroll'),
        s4: version.describe('SAP S/4HANA Payroll'),
        provisional,
      })
      .optional()
      .describe('The payroll versions that a source names; left out, all are unknown'),
    asOf: label.optional().describe('How old the newest source of its rules is'),
    rules: z
      .strictObject(fields(rule.optional(), ...SUBJECTS))
      .optional()
      .describe('Rates, due dates and rules'),
    sources: namedSources.optional(),
    reviewed: pastDay
      .optional()
      .describe('The day on which this record was last compared with its sources'),
    reviewedBy: label.optional().describe('Who compared it'),
    ...drafts('record'),
    provisional,
  })
  .superRefine(({ payroll, rules, sources = [], reviewed, reviewedBy }, context) => {
    const add = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if ((payroll || rules) && !(reviewed && reviewedBy))
      add(
        ['reviewed'],
        'is missing, and so is reviewedBy, or one of them: say who compared the facts, and when',
      );
    const names = sources.map(({ name }) => name);
    const expect = (used: readonly string[] | undefined, path: PropertyKey[]) => {
      for (const name of used ?? [])
        if (!names.includes(name))
          add(path, `names the source "${name}", which is not under sources: add it or correct it`);
    };
    for (const product of ['ecp', 's4'] as const)
      expect(payroll?.[product].sources, ['payroll', product, 'sources']);
    for (const [name, one] of Object.entries(rules ?? {}))
      for (const [i, { sources: used }] of (one?.values ?? []).entries())
        expect(used, ['rules', name, 'values', i, 'sources']);
  });

export type Country = z.infer<typeof country>;
export type Version = z.infer<typeof version>;
