import { z } from 'zod';
import {
  counted,
  fields,
  group,
  label,
  provisional,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import {
  type browserWords,
  handOver,
  hasOneOfEach,
  letter,
  toolFile,
  withoutScript,
} from './tools.ts';

const amount = z
  .number({ error: 'must be a number: for example 0.75' })
  .min(0, { error: 'cannot be below 0: correct it' });
const hours = z
  .strictObject(fields(amount, 'low', 'high'))
  .refine(({ low, high }) => low <= high, {
    error: 'has a low above its high: swap the two numbers',
  })
  .describe('Hours a month, from a good month to a busy one');

const factor = z.number().min(1, { error: 'must be 1 or more: 1 changes nothing' });
const runs = z.number().min(1).describe('Payroll runs a month in each country');
const question = { label, hint: sentence.optional(), provisional };

const numberField = z.strictObject({
  label,
  hint: sentence.optional(),
  limit: z.number().int().min(1).describe('The largest number the tool accepts'),
});

export const supportEstimator = toolFile.extend({
  illustrative: z.strictObject({ label, text: sentence, provisional }),
  modules: z.strictObject({
    label,
    hint: sentence,
    provisional,
    items: z
      .array(z.strictObject({ key: letter, label, hours }))
      .min(1)
      .refine((items) => hasOneOfEach(items.map(({ key }) => key)), {
        error: 'has the same key twice: give each module a letter of its own',
      }),
  }),
  numbers: z.strictObject(
    fields(numberField, 'users', 'payrollCountries', 'tickets', 'changes', 'interfaces'),
  ),
  numberError: template('limit'),
  frequency: z.strictObject({
    ...question,
    choices: z.strictObject(fields(z.strictObject({ label, runs }), 'monthly', 'twice', 'weekly')),
  }),
  window: z.strictObject({
    ...question,
    choices: z.strictObject(fields(z.strictObject({ label, factor }), 'one', 'both', 'extended')),
  }),
  ...fields(z.strictObject({ label, hint: sentence }), 'release', 'lead'),
  weights: group('Hours a month for one of each', {
    ...fields(hours, 'thousandUsers', 'payrollRun', 'ticket', 'change', 'interface'),
    release: hours.describe('Release management, spread over the year'),
    releaseModule: hours.describe('Release management, added for each module'),
    sharedLead: hours.describe('What the Silver support package holds for lead and report'),
    namedLead: hours.describe('What the Gold support package holds for lead and report'),
    healthCheck: hours.describe('One health check a year, spread over the months'),
    provisional,
  }),
  assumed: group('What replaces a number that the visitor left blank', {
    ...fields(amount, 'ticketsPerThousandUsers', 'changesPerModule'),
    provisional,
  }),
  thresholds: group('Beyond the rule for release management, which is fixed', {
    goldPayrollCountries: z
      .number()
      .int()
      .describe('From this many payroll countries on: Gold support package'),
    silverChanges: z
      .number()
      .int()
      .describe('With more changes a month than this: Silver support package'),
    provisional,
  }),
  rounding: group('The band is rounded to whole multiples of these hours', {
    hours: z.number().min(1),
    provisional,
  }),
  packages: z.strictObject(
    fields(z.strictObject({ label, line: sentence }), 'bronze', 'silver', 'gold'),
  ),
  reasons: z.strictObject({
    ...fields(sentence, 'release', 'extended', 'lead', 'both', 'bronze'),
    countries: template('n'),
    changes: template('n', 'limit'),
  }),
  notes: z.strictObject({
    releaseAnyway: template('package'),
    payroll: sentence,
    ...fields(template('n'), 'assumedTickets', 'assumedChanges'),
  }),
  lines: group('One line of the arithmetic each', {
    ...fields(shortTemplate('n'), 'modules', 'release', 'healthCheck'),
    ...fields(shortTemplate('n', 'low', 'high'), 'users', 'tickets', 'changes', 'interfaces'),
    payroll: shortTemplate('n', 'runs', 'low', 'high'),
    ...fields(label, 'sharedLead', 'namedLead'),
    window: shortTemplate('factor'),
    rounding: shortTemplate('hours'),
  }),
  result: z.strictObject({
    heading: label,
    headline: template('package', 'low', 'high'),
    headlineWithRelease: template('package', 'low', 'high').describe(
      'The same for a package that includes releases',
    ),
    empty: sentence,
    what: shortTemplate('package', 'low', 'high').describe(
      'The result in a few words, for a link that is opened',
    ),
    invalid: template('fields').describe('While a number cannot be read'),
    ...fields(label, 'why', 'arithmetic'),
    table: z.strictObject(fields(label, 'caption', 'item', 'low', 'high', 'sum', 'band')),
    caveat: sentence,
  }),
  rail: group('The answer next to the questions', {
    ...fields(label, 'soFar', 'why', 'empty', 'unit'),
    ...fields(shortTemplate('low', 'high'), 'range'),
    factor: shortTemplate('factor'),
    lines: group('Short names of the lines', {
      ...fields(label, 'users', 'payroll', 'tickets', 'changes', 'interfaces', 'release'),
      ...fields(label, 'sharedLead', 'namedLead', 'healthCheck', 'window'),
    }),
  }),
  counts: z.strictObject({ modules: counted() }),
  handOver: handOver.extend({
    result: template('package', 'low', 'high'),
    line: shortTemplate('label', 'low', 'high'),
    ...fields(label, 'reasons', 'arithmetic'),
  }),
  withoutScript: withoutScript.extend({
    situations: group(
      'Which choices lead to which package; the support windows have their names already',
      {
        countries: shortTemplate('n'),
        ...fields(label, 'lead', 'release', 'otherwise'),
        changes: shortTemplate('limit'),
      },
    ),
  }),
});

export type SupportEstimator = z.infer<typeof supportEstimator>;
export type EstimatorWords = ReturnType<typeof browserWords<SupportEstimator>>;
