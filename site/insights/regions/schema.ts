import { z } from 'zod';
import { day, group, label, path, provisional, sentence } from '../../../content-reader/schema-words.ts';
import { contact } from '../../page-parts.schema.ts';
import { source } from '../deadlines/schema.ts';
import { pageHead } from '../schema-words.ts';

const references = z
  .array(z.number().int().min(1))
  .optional()
  .describe('Numbers from the list of sources of this file, counted from 1');
const heading = label.describe('The heading of this part');

const cell = z.strictObject({
  text: sentence.describe('What the rule says'),
  sources: references,
});
const row = z.strictObject({
  name: label.describe('The country, or the subject of the rule'),
  asOf: label.describe('How old its newest source is, for example June 2026'),
  cells: z.array(cell).min(1).describe('One for each column after the first'),
  provisional,
});
const fact = z.strictObject({
  term: label.describe('What it is about'),
  text: sentence.describe('What to know about it'),
  sources: references,
});

/** content/insights/payroll-….yaml and data-residency.yaml: rules by country or subject, never advice. */
export const region = z
  .strictObject({
    ...pageHead,
    region: z.enum(['gulf', 'india', 'europe']).optional().describe('Which laws of content/deadlines/ the page lists'),
    checked: day.describe('The day on which this page was last compared with its sources'),
    intro: sentence.describe('The opening paragraph'),
    also: group('In the margin', {
      heading,
      links: z
        .array(
          z.strictObject({
            label: label.describe('The name of the page'),
            href: path.describe('A page of this site'),
          }),
        )
        .describe('The links'),
    }),
    comparison: z
      .strictObject({
        heading,
        note: sentence.describe('Under the heading; {date} is the day of the last check'),
        jump: label.describe('What a screen reader says about the links to the rows'),
        asOf: label.describe('Before the age of a row; {date} is its newest source'),
        columns: z.array(label).min(2).describe('Column heads; the first one names the rows'),
        rows: z.array(row).min(1).describe('The rows'),
      })
      .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
        path: ['rows'],
        error: 'has a row with too few or too many cells: give every row one cell per column after the first',
      })
      .describe('One comparison; on phones each row becomes a card'),
    changes: z
      .strictObject({ heading, text: sentence.describe('Introduces the dates') })
      .optional()
      .describe('What changed lately; the dates come from content/deadlines/'),
    coverage: z.strictObject({ heading, rows: z.array(fact).min(1).describe('The facts') }).describe('What SAP covers'),
    settle: z
      .strictObject({ heading, rows: z.array(fact).min(1).describe('The decisions') })
      .describe('What to settle before a project'),
    sources: group('Where it comes from', {
      heading,
      note: sentence.describe('That this is no advice'),
      items: z.array(source).min(1).describe('All sources; the rest of the file refers to them by number'),
    }),
    contact,
    provisional,
  })
  .refine(
    ({ comparison, coverage, settle, sources }) =>
      [...comparison.rows.flatMap(({ cells }) => cells), ...coverage.rows, ...settle.rows].every((one) =>
        (one.sources ?? []).every((n) => n <= sources.items.length),
      ),
    {
      path: ['sources'],
      error: 'has fewer entries than a number in this file says: correct the number or add a source',
    },
  );

export type RegionPage = z.infer<typeof region>;
