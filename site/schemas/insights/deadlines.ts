import { z } from 'zod';
import { isDay } from '../../../common/day.ts';
import {
  counted,
  countryCode,
  drafts,
  fields,
  group,
  hasBegun,
  label,
  link,
  markdown,
  pastDay,
  provisional,
  sentence,
  shortTemplate,
  template,
  webAddress,
} from '../../../content-reader/schema-words.ts';
import { contact, pageHead } from '../page-parts.ts';

/** A year without quotes is a number in YAML. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
const WHEN = /^(\d{4}(-((0[1-9]|1[0-2])(-\d\d)?|Q[1-4]|H[12]))?|open|yearly)$/;
function isReal(when: string): boolean {
  return !/^\d{4}-\d\d-\d\d$/.test(when) || isDay(when);
}
const WHEN_HELP =
  'must be a day (2026-11-20), a month (2027-04), a quarter (2027-Q2), a half-year (2027-H2), a year (2040), open or yearly';

export const when = z.preprocess(
  asText,
  z
    .string({ error: WHEN_HELP })
    .regex(WHEN, { error: WHEN_HELP })
    .refine(isReal, { error: 'is not a day of the calendar: correct it' }),
);

const areaName = z.enum([
  'employee-central',
  'payroll',
  'recruiting',
  'learning',
  'reporting',
  'integrations',
  'sign-in',
  'erp-hcm',
]);
export const regionName = z.enum(['gulf', 'india', 'europe']);

/** Who says so. An address is given only where it is known to the letter. */
export const source = z.strictObject({
  label: label.describe('Who said it and when, for example SAP Community, 16 July 2026'),
  href: webAddress
    .optional()
    .describe('Where to read it, a full https address; left out when there is none to give'),
});

/** content/deadlines/: one dated change. Deadlines, calendars, feeds and News are made from it. */
export const deadline = z
  .strictObject({
    title: label.describe('What changes, as a noun phrase that is true before and after the day'),
    when: when.describe(`It ${WHEN_HELP}`),
    kind: z
      .enum(['sap', 'law'])
      .describe('sap for a change of SAP’s software, law for a rule of a state'),
    status: z
      .enum(['planned', 'done'])
      .describe('planned until a source written after the day confirms it; then done'),
    areas: z.array(areaName).min(1).describe('What it concerns, for the filter'),
    region: regionName.optional().describe('Where the rule holds; only for law'),
    countries: z.array(countryCode).min(1).optional().describe('Whose law it is; only for law'),
    text: sentence.describe(
      'What changes: “SAP {plans|planned} to end …”, the words before and after the day',
    ),
    affects: sentence.describe('Who is affected'),
    action: sentence.describe('What to do about it'),
    differs: sentence.optional().describe('When sources disagree: which of them gives which date'),
    more: group('A page that says more', {
      label: label.describe('The words of the link'),
      href: link.describe('Where it leads'),
    }).optional(),
    news: markdown
      .optional()
      .describe('Makes it a news item with this text; left out, it is only a deadline'),
    sources: z.array(source).min(1).describe('Where it comes from'),
    checked: pastDay.describe('The day on which this record was last compared with its sources'),
    ...drafts('record'),
    provisional,
  })
  .superRefine((record, context) => {
    const message =
      'belongs to law and only to law: add it to a law, delete it from a change of SAP';
    for (const field of ['region', 'countries'] as const)
      if ((record.kind === 'law') !== (record[field] !== undefined))
        context.addIssue({ code: 'custom', path: [field], message });
    if (record.status === 'done' && isDay(record.when) && !hasBegun(new Date(record.when)))
      context.addIssue({
        code: 'custom',
        path: ['status'],
        message: 'is done, but its day has not come: write planned, or correct the day',
      });
  });

/** content/insights/deadlines.yaml: the words around the records. */
export const deadlinesPage = z.strictObject({
  ...pageHead,
  ...fields(label, 'subscribe', 'download', 'dateOpen', 'yearly', 'add', 'details', 'months'),
  addAbout: shortTemplate('title').describe(
    'Completes links for screen readers; {title} is the change',
  ),
  filter: group('The filter', {
    ...fields(label, 'legend', 'all'),
    shown: shortTemplate('n', 'total'),
  }),
  areas: z.record(areaName, label).describe('What a date may concern'),
  regions: z.record(regionName, label).describe('Where a law may hold'),
  keeping: group('How we keep this page; {date} is the latest check', {
    heading: label,
    text: template('date'),
  }),
  kinds: group(
    'The end of a row; {area} is what the date concerns, or where',
    fields(shortTemplate('area'), 'sap', 'law'),
  ),
  dates: counted().describe('How many there are'),
  noDay: shortTemplate('when', 'dates').describe('Below the line: a half-year without a day'),
  beyond: shortTemplate('dates').describe('At the end of the line: dates after its two years'),
  groups: group('The parts of the list', fields(label, 'quarter', 'later', 'undated')),
  passed: counted().describe('Opens the dates that have passed'),
  left: group(
    'How far away a date is; now is said while a month or a year without a day is running, noDay of parts of a year',
    {
      ...fields(label, 'today', 'tomorrow', 'now', 'noDay'),
      inMonth: shortTemplate('month').describe('A month without a day, soon'),
      ...fields(counted(), 'days', 'months', 'years'),
    },
  ),
  facts: group(
    'The labels of the facts',
    fields(label, 'affects', 'action', 'areas', 'status', 'source', 'differs'),
  ),
  status: group(
    'Whether it is planned or done; passed is a plan after its day, until a source confirms it',
    fields(
      z.strictObject({ ...fields(label, 'planned', 'done'), passed: shortTemplate('date') }),
      'sap',
      'law',
    ),
  ),
  calendar: group('The calendar files', {
    name: label,
    text: sentence,
    dayOpen: label.describe('Behind the title of an entry without a day'),
  }),
  contact,
});

export type Deadline = z.infer<typeof deadline>;
export type DeadlinesPage = z.infer<typeof deadlinesPage>;
export type Source = z.infer<typeof source>;
