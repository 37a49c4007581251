import { z } from 'zod';
import {
  countryCode,
  day,
  group,
  label,
  link,
  markdown,
  provisional,
  sentence,
  webAddress,
} from '../../../content-reader/schema-words.ts';
import { contact } from '../../page-parts.schema.ts';
import { counted, pageHead } from '../schema-words.ts';

/** A year without quotes is a number in YAML. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const WHEN = /^(\d{4}(-((0[1-9]|1[0-2])(-\d\d)?|Q[1-4]|H[12]))?|open|yearly)$/;
const isReal = (when: string): boolean =>
  !/^\d{4}-\d\d-\d\d$/.test(when) || new Date(`${when}T00:00:00Z`).toJSON()?.startsWith(when) === true;
const WHEN_HELP =
  'must be a day (2026-11-20), a month (2027-04), a quarter (2027-Q2), a half-year (2027-H2), a year (2040), open or yearly';

export const when = z.preprocess(
  asText,
  z
    .string({ error: WHEN_HELP })
    .regex(WHEN, { error: WHEN_HELP })
    .refine(isReal, { error: 'is not a day of the calendar: correct it' }),
);

const AREA_NAMES = [
  'employee-central',
  'payroll',
  'recruiting',
  'learning',
  'reporting',
  'integrations',
  'sign-in',
  'erp-hcm',
] as const;
const REGION_NAMES = ['gulf', 'india', 'europe'] as const;
const areaName = z.enum(AREA_NAMES, { error: `must be one of ${AREA_NAMES.join(', ')}` });
const regionName = z.enum(REGION_NAMES, { error: `must be one of ${REGION_NAMES.join(', ')}` });

/** Who says so. An address is given only where it is known to the letter. */
export const source = z.strictObject({
  label: label.describe('Who said it and when, for example SAP Community, 16 July 2026'),
  href: webAddress.optional().describe('Where to read it, a full https address; left out when there is none to give'),
});

/** content/deadlines/: one dated change. Deadlines, calendars, feeds and News are made from it. */
export const deadline = z
  .strictObject({
    title: label.describe('What changes, as a noun phrase that is true before and after the day'),
    when: when.describe(
      'A day (2026-11-20), a month (2027-04), a quarter (2027-Q2), a half-year (2027-H2), a year (2040), open (no date yet) or yearly',
    ),
    kind: z
      .enum(['sap', 'law'], { error: 'must be sap (a change of SAP’s software) or law (a rule of a state)' })
      .describe('sap for a change of SAP’s software, law for a rule of a state'),
    status: z
      .enum(['planned', 'done'], { error: 'must be planned or done' })
      .describe('planned until a source written after the day confirms it; then done'),
    areas: z.array(areaName).min(1).describe('What it concerns, for the filter'),
    region: regionName.optional().describe('Where the rule holds; only for law'),
    countries: z.array(countryCode).min(1).optional().describe('Whose law it is; only for law'),
    text: sentence.describe(
      'What changes: “SAP {plans|planned} to end …”; the words after the line are shown once the day has passed',
    ),
    affects: sentence.describe('Who is affected'),
    action: sentence.describe('What to do about it'),
    differs: sentence.optional().describe('When sources disagree: which of them gives which date'),
    more: z
      .strictObject({ label: label.describe('The words of the link'), href: link.describe('Where it leads') })
      .optional()
      .describe('A page that says more'),
    news: markdown.optional().describe('Makes it a news item with this text; left out, it is only a deadline'),
    sources: z.array(source).min(1).describe('Where it comes from'),
    checked: day.describe('The day on which this record was last compared with its sources'),
    draft: z.boolean().optional().describe('true keeps the record out of the site'),
    provisional,
  })
  .superRefine((record, context) => {
    const message = 'belongs to law and only to law: add it to a law, delete it from a change of SAP';
    for (const field of ['region', 'countries'] as const)
      if ((record.kind === 'law') !== (record[field] !== undefined))
        context.addIssue({ code: 'custom', path: [field], message });
  });

/** content/insights/deadlines.yaml: the words around the records. */
export const deadlinesPage = z.strictObject({
  ...pageHead,
  subscribe: label.describe('The button that subscribes to what is shown'),
  download: label.describe('The link to one calendar file of it'),
  filter: group('The filter', {
    legend: label.describe('The name of the filter'),
    all: label.describe('The choice that shows every date'),
    areas: label.describe('The head of the areas'),
    places: label.describe('The head of the regions'),
    shown: label.describe('How many are shown; {n} of {total}'),
  }),
  areas: z.record(areaName, label.describe('The name of an area in the filter')).describe('What a date may concern'),
  regions: z.record(regionName, label.describe('The name of a region in the filter')).describe('Where a law may hold'),
  keeping: group('How we keep this page', {
    heading: label.describe('The heading'),
    text: sentence.describe('How the page is kept true; {date} is the latest check'),
  }),
  groups: group('The parts of the line', {
    quarter: label.describe('Dates of this quarter'),
    year: label.describe('Dates of the twelve months from today'),
    later: label.describe('Dates after them'),
    undated: label.describe('Changes without a date'),
  }),
  passed: counted('Opens the dates that have passed'),
  columns: group('The table of what has passed', {
    label: label.describe('What a screen reader says about the table'),
    date: label.describe('The head of the dates'),
    change: label.describe('The head of the changes'),
  }),
  dateOpen: label.describe('Instead of a date that is not published'),
  yearly: label.describe('Instead of a date that recurs every year'),
  left: group('How far away a date is', {
    today: label.describe('On the day'),
    tomorrow: label.describe('On the day before'),
    now: label.describe('While a month, quarter or year without a day is running'),
    days: counted('Days left'),
    months: counted('Months left'),
    years: counted('Years left'),
  }),
  facts: group('The labels of the facts', {
    affects: label.describe('Before who is affected'),
    action: label.describe('Before what to do'),
    areas: label.describe('Before the areas'),
    status: label.describe('Before whether it is planned or done'),
    source: label.describe('Before the sources'),
    differs: label.describe('Before sources that disagree'),
  }),
  status: group('Whether it is planned or done', {
    sap: group('For changes of SAP’s software', {
      planned: label.describe('A plan of SAP before its day'),
      passed: label.describe('A plan of SAP after its day, until it is confirmed; {date} is the day'),
      done: label.describe('A change of SAP that a source confirms'),
    }),
    law: group('For laws', {
      planned: label.describe('A rule before its day'),
      passed: label.describe('A rule after its day, until it is confirmed; {date} is the day'),
      done: label.describe('A rule that is in force'),
    }),
  }),
  unfold: label.describe('Opens the facts of a date'),
  add: label.describe('The link that adds one date to a calendar'),
  addAbout: label.describe('Completes its name for screen readers; {title} is the change'),
  details: label.describe('The link to the news item'),
  calendar: group('The calendar files', {
    name: label.describe('The name of the calendar in a calendar program'),
    text: sentence.describe('What the calendar is'),
    dayOpen: label.describe('Behind the title of an entry without a day'),
  }),
  contact,
});

export type Deadline = z.infer<typeof deadline>;
export type DeadlinesPage = z.infer<typeof deadlinesPage>;
export type Source = z.infer<typeof source>;
