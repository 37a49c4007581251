import { z } from 'zod';
import { label, markdown, sentence } from '../../common/schema-words.ts';

/** The parts of a table that an editor writes, wherever it stands. */
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
export const hasEvenRows = ({ columns, rows }: Table): boolean =>
  rows.every(({ cells, line }) => cells.length === columns.length && (!line || line.length === columns.length - 1));
export const unevenRows = {
  error:
    'has a row with too few or too many cells: give every row one cell per column, and one piece of line per value',
  path: ['rows'],
};
