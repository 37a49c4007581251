import { z } from 'zod';
import { label, provisional, sentence } from '../../../../content-reader/schema-words.ts';
import {
  assumptions,
  counted,
  handOver,
  section,
  shortTemplate,
  template,
  toolPage,
  withoutScript,
} from '../../rules/parts.schema.ts';

const hours = z
  .strictObject({
    low: z
      .number({ error: 'must be a number of hours: for example 0.75' })
      .min(0, { error: 'cannot be below 0: correct it' }),
    high: z
      .number({ error: 'must be a number of hours: for example 1.5' })
      .min(0, { error: 'cannot be below 0: correct it' }),
  })
  .refine(({ low, high }) => low <= high, { error: 'has a low above its high: swap the two numbers' })
  .describe('Hours a month, from a good month to a busy one');

const factor = z.number().min(1, { error: 'must be 1 or more: 1 changes nothing' });

const numberField = z.strictObject({
  label,
  hint: sentence.optional(),
  limit: z.number().int().min(1).describe('The largest number the tool accepts'),
});

/** A further table for visitors without JavaScript. */
const table = z.strictObject({
  text: sentence,
  caption: label.describe('What a screen reader says about the table'),
  columns: z.array(label).length(2),
});

/** content/tools/support-estimator.yaml */
export const supportEstimator = z.strictObject({
  page: toolPage,
  illustrative: z.strictObject({ label, text: sentence, provisional }),
  modules: z.strictObject({
    label,
    hint: sentence,
    provisional,
    items: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[a-zA-Z]$/, { error: 'must be one letter: it stands in shared links, never change it' }),
          label,
          hours,
        }),
      )
      .min(1)
      .refine((items) => new Set(items.map(({ key }) => key)).size === items.length, {
        error: 'has the same key twice: give each module a letter of its own',
      }),
  }),
  numbers: z.strictObject({
    users: numberField,
    payrollCountries: numberField,
    tickets: numberField,
    changes: numberField,
    interfaces: numberField,
  }),
  numberError: template('limit'),
  frequency: z.strictObject({
    label,
    hint: sentence.optional(),
    provisional,
    answers: z.strictObject({
      monthly: z.strictObject({ label, runs: z.number().min(1).describe('Payroll runs a month in each country') }),
      twice: z.strictObject({ label, runs: z.number().min(1) }),
      weekly: z.strictObject({ label, runs: z.number().min(1) }),
    }),
  }),
  window: z.strictObject({
    label,
    hint: sentence.optional(),
    provisional,
    answers: z.strictObject({
      one: z.strictObject({ label, factor }),
      both: z.strictObject({ label, factor }),
      extended: z.strictObject({ label, factor }),
    }),
  }),
  release: z.strictObject({ label, hint: sentence }),
  lead: z.strictObject({ label, hint: sentence }),
  weights: z
    .strictObject({
      thousandUsers: hours,
      payrollRun: hours,
      ticket: hours,
      change: hours,
      interface: hours,
      release: hours.describe('Release management, spread over the year'),
      releaseModule: hours.describe('Release management, added for each module'),
      sharedLead: hours.describe('What the Silver support package holds for lead and report'),
      namedLead: hours.describe('What the Gold support package holds for lead and report'),
      healthCheck: hours.describe('One health check a year, spread over the months'),
      provisional,
    })
    .describe('Hours a month for one of each'),
  assumed: z
    .strictObject({
      ticketsPerThousandUsers: z.number().min(0, { error: 'cannot be below 0: correct it' }),
      changesPerModule: z.number().min(0, { error: 'cannot be below 0: correct it' }),
      provisional,
    })
    .describe('What stands in for a number the visitor left blank'),
  thresholds: z
    .strictObject({
      goldPayrollCountries: z.number().int().describe('From this many payroll countries on: Gold support package'),
      silverChanges: z.number().int().describe('With more changes a month than this: Silver support package'),
      provisional,
    })
    .describe('Beyond the rule for release management, which is fixed'),
  rounding: z
    .strictObject({ hours: z.number().min(1), provisional })
    .describe('The band is rounded to whole multiples of these hours'),
  packages: z.strictObject({
    bronze: z.strictObject({ label, line: sentence }),
    silver: z.strictObject({ label, line: sentence }),
    gold: z.strictObject({ label, line: sentence }),
  }),
  reasons: z.strictObject({
    release: sentence,
    countries: template('n'),
    extended: sentence,
    lead: sentence,
    changes: template('n', 'limit'),
    both: sentence,
    bronze: sentence,
    empty: sentence,
  }),
  notes: z.strictObject({
    releaseAnyway: template('package'),
    payroll: sentence,
    assumedTickets: template('n'),
    assumedChanges: template('n'),
  }),
  lines: z
    .strictObject({
      modules: shortTemplate('n'),
      users: shortTemplate('n', 'low', 'high'),
      payroll: shortTemplate('n', 'runs', 'low', 'high'),
      tickets: shortTemplate('n', 'low', 'high'),
      changes: shortTemplate('n', 'low', 'high'),
      interfaces: shortTemplate('n', 'low', 'high'),
      release: shortTemplate('n'),
      sharedLead: label,
      namedLead: label,
      healthCheck: shortTemplate('n'),
      window: shortTemplate('factor'),
      rounding: shortTemplate('hours'),
    })
    .describe('One line of the arithmetic each'),
  result: z.strictObject({
    heading: label,
    headline: template('package', 'low', 'high'),
    headlineWithRelease: template('package', 'low', 'high').describe('The same for a package that includes releases'),
    empty: sentence,
    what: shortTemplate('package', 'low', 'high').describe('The result in a few words, for a link that is opened'),
    invalid: template('fields').describe('While a number cannot be read'),
    why: label,
    hours: shortTemplate('low', 'high'),
    band: label,
    arithmetic: label,
    table: z.strictObject({ caption: label, item: label, low: label, high: label, sum: label, band: label }),
    caveat: sentence,
  }),
  counts: z.strictObject({ modules: counted }),
  handOver: handOver.extend({
    result: template('package', 'low', 'high'),
    line: shortTemplate('label', 'low', 'high'),
    reasons: label,
    arithmetic: label,
  }),
  assumptions,
  withoutScript: withoutScript.extend({
    rows: z
      .strictObject({
        thousandUsers: label,
        payrollRun: label,
        ticket: label,
        change: label,
        interface: label,
        release: label,
        releaseModule: label,
        sharedLead: label,
        namedLead: label,
        healthCheck: label,
      })
      .describe('The names of the weights'),
    steps: table
      .extend({
        runs: shortTemplate('runs'),
        tickets: label,
        ticketsAssumed: shortTemplate('n'),
        changes: label,
        changesAssumed: shortTemplate('n'),
        window: label,
        windowFactor: label,
        rounding: label,
        roundingHours: shortTemplate('hours'),
      })
      .describe('From the weights to the band'),
    packages: table
      .extend({
        countries: shortTemplate('n'),
        lead: label,
        release: label,
        changes: shortTemplate('limit'),
        otherwise: label,
      })
      .describe('Which answers lead to which package; the support windows have their names already'),
  }),
  privacy: section,
});

export type SupportEstimator = z.infer<typeof supportEstimator>;
export type PackageName = keyof SupportEstimator['packages'];
