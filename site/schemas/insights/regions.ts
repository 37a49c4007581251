import { z } from 'zod';
import {
  day,
  group,
  label,
  provisional,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { contact, pageHead, readNext } from '../page-parts.ts';
import { regionName, source } from './deadlines.ts';

const references = z
  .array(z.number().int().min(1))
  .optional()
  .describe('Numbers from the list of sources of this file, counted from 1');

const row = z.strictObject({
  name: label.describe('The country, or the subject of the rule'),
  asOf: label.describe('How old its newest source is, for example June 2026'),
  cells: z
    .array(z.strictObject({ text: sentence, sources: references }))
    .min(1)
    .describe('One for each column after the first'),
  provisional,
});
const facts = z.strictObject({
  heading: label,
  rows: z.array(z.strictObject({ term: label, text: sentence, sources: references })).min(1),
});

/** content/insights/payroll-….yaml and data-residency.yaml: rules, never advice. */
export const region = z
  .strictObject({
    ...pageHead,
    region: regionName.optional().describe('Which laws of content/deadlines/ the page lists'),
    checked: day.describe('The day on which this page was last compared with its sources'),
    intro: sentence.describe('The opening paragraph'),
    readNext,
    comparison: z
      .strictObject({
        heading: label,
        note: template('date').describe('Under the heading; {date} is the day of the last check'),
        jump: label.describe('What a screen reader says about the links to the rows'),
        asOf: shortTemplate('date').describe(
          'Before the age of a row; {date} is its newest source',
        ),
        columns: z.array(label).min(2).describe('Column heads; the first one names the rows'),
        rows: z.array(row).min(1).describe('The rows'),
      })
      .refine(
        ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1),
        {
          path: ['rows'],
          error:
            'has a row with too few or too many cells: give every row one cell per column after the first',
        },
      )
      .describe('One comparison; on phones each row becomes a card'),
    changes: group('What changed lately; the dates come from content/deadlines/', {
      heading: label,
      text: sentence,
    }).optional(),
    coverage: facts.describe('What SAP covers'),
    settle: facts.describe('What to settle before a project'),
    sources: group('Where it comes from', {
      heading: label,
      note: sentence.describe('That this is no advice'),
      items: z
        .array(source)
        .min(1)
        .describe('All sources; the rest of the file refers to them by number'),
    }),
    contact,
    provisional,
  })
  .refine(
    ({ comparison, coverage, settle, sources }) =>
      [...comparison.rows.flatMap(({ cells }) => cells), ...coverage.rows, ...settle.rows].every(
        (one) => (one.sources ?? []).every((n) => n <= sources.items.length),
      ),
    {
      path: ['sources'],
      error:
        'has fewer entries than a number in this file says: correct the number or add a source',
    },
  );

export type RegionPage = z.infer<typeof region>;
