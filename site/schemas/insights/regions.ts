import { z } from 'zod';
import { didYouMean } from '../../../common/nearest.ts';
import { headingId } from '../../../common/text.ts';
import {
  countryCode,
  fields,
  group,
  label,
  onlyOnce,
  pastDay,
  provisional,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { namedSources, sourceNames, subject } from '../countries.ts';
import { contact, pageHead, readNext } from '../page-parts.ts';
import { regionName } from './deadlines.ts';

const row = z.strictObject({
  name: label.describe('The country, or the subject of the rule'),
  country: countryCode.optional().describe('Whose record in content/countries/ fills the row'),
  rule: subject.optional().describe('Which rule of that record fills the first cell'),
  asOf: label
    .optional()
    .describe('How old its newest source is, for example June 2026; not for a country'),
  cells: z
    .array(z.strictObject({ text: sentence, sources: sourceNames.optional() }))
    .default([])
    .describe('One for each column after the first that no record fills'),
  provisional,
});
const sheet = group('The spreadsheet of the comparison, one sheet a country', {
  link: label.describe('The link to the file, under the table'),
  columns: z.array(label).length(7, { error: 'must hold seven column heads' }),
  subjects: z.partialRecord(subject, label).describe('What each subject is called'),
  currency: label,
  versions: z.strictObject(fields(label, 'ecp', 's4')).describe('The names of the products'),
  ...fields(label, 'known', 'none', 'unknown'),
  from: template('link', 'date').describe('The last line of each sheet'),
});
const facts = z.strictObject({
  heading: label,
  rows: z
    .array(z.strictObject({ term: label, text: sentence, sources: sourceNames.optional() }))
    .min(1),
});

/** content/insights/payroll-….yaml and data-residency.yaml: rules, never advice. */
export const region = z
  .strictObject({
    ...pageHead,
    region: regionName.optional().describe('Which laws of content/deadlines/ the page lists'),
    checked: pastDay.describe('The day on which this page was last compared with its sources'),
    intro: sentence.describe('The opening paragraph'),
    readNext,
    comparison: z
      .strictObject({
        heading: label,
        note: template('date').describe('Under the heading; {date} is the day of the last check'),
        jump: label
          .optional()
          .describe(
            'What a screen reader says about the links to the rows; no links where the line of countries in the head leads to them',
          ),
        asOf: shortTemplate('date', 'checked').describe(
          'The age of a row; {date} is its newest source, {checked} the day of the comparison',
        ),
        since: shortTemplate('date').optional().describe('After a value that has begun'),
        from: shortTemplate('date').optional().describe('After a value that begins later'),
        currency: shortTemplate('code', 'n')
          .optional()
          .describe('Under the name of a country; {n} are the decimal places'),
        columns: z.array(label).min(2).describe('Column heads; the first one names the rows'),
        subjects: z
          .array(z.array(subject).min(1))
          .optional()
          .describe('For rows of countries: what each column after the first shows'),
        rows: z
          .array(row)
          .min(1)
          .superRefine(onlyOnce(({ name }) => headingId(name), 'names a row', 'name'))
          .describe('The rows'),
        sheet: sheet.optional(),
      })
      .refine(
        ({ columns, subjects = [], rows }) =>
          rows.every(
            ({ cells, country, rule }) =>
              cells.length + (rule ? 1 : country ? subjects.length : 0) === columns.length - 1,
          ),
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
      items: namedSources.min(1),
    }),
    contact,
    provisional,
  })
  .superRefine(({ comparison, coverage, settle, sources }, context) => {
    const names = sources.items.map(({ name }) => name);
    const expect = (used: readonly string[] = [], ...path: PropertyKey[]) => {
      for (const name of used) {
        const remedy = didYouMean(name, names, 'add it or correct it');
        const message = `names "${name}", which is not under sources: ${remedy}`;
        if (!names.includes(name)) context.addIssue({ code: 'custom', path, message });
      }
    };
    for (const [i, { cells }] of comparison.rows.entries())
      for (const [n, cell] of cells.entries())
        expect(cell.sources, 'comparison', 'rows', i, 'cells', n, 'sources');
    for (const [part, { rows }] of Object.entries({ coverage, settle }))
      for (const [i, row] of rows.entries()) expect(row.sources, part, 'rows', i, 'sources');
  });

export type RegionPage = z.infer<typeof region>;
