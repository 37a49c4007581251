import { z } from 'zod';
import { label, markdown, sentence } from '../../content-reader/schema-words.ts';
import { heading, intro } from './parts.schema.ts';

/** The parts of a table that an editor writes, wherever it is shown. */
export const tableParts = {
  columns: z.array(label).min(2).describe('Column heads; the first one names what each row is about'),
  rows: z
    .array(
      z.strictObject({
        cells: z.array(sentence).min(2).describe('One value per column, the row head first; **bold** is allowed'),
        key: z.boolean().optional().describe('true marks the decisive row'),
        line: z
          .array(z.enum(['round', 'octagonal', 'none'], { error: 'must be round, octagonal or none' }))
          .optional()
          .describe(
            'Draws a line through the row, one piece for each value; say in the intro what round and octagonal mean',
          ),
      }),
    )
    .min(1)
    .describe('The rows of the table'),
  note: markdown.optional().describe('A foot note under the table'),
};

interface Table {
  columns: readonly string[];
  rows: readonly { cells: readonly string[]; line?: readonly string[] | undefined }[];
}
/** Every row has one cell for each column, and its line one piece for each value. */
export const evenRows = ({ columns, rows }: Table, context: z.RefinementCtx): void => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [i, { cells, line }] of rows.entries()) {
    if (cells.length !== columns.length)
      report(
        ['rows', i, 'cells'],
        `must have ${columns.length} entries, one for each column, and has ${cells.length}: add or remove some`,
      );
    if (line && line.length !== columns.length - 1)
      report(
        ['rows', i, 'line'],
        `must have ${columns.length - 1} pieces, one for each value, and has ${line.length}: add or remove some`,
      );
  }
};

export const comparisonSchema = z
  .strictObject({
    kind: z.literal('comparison'),
    heading,
    intro,
    ...tableParts,
    pick: z.number().int().min(2).optional().describe('Number of the recommended column; the first column is 1'),
  })
  .superRefine(evenRows)
  .describe('A real table with row heads');
