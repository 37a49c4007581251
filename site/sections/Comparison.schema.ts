import { z } from 'zod';
import { label, listOf, markdown, sentence } from '../../content-reader/schema-words.ts';
import { heading, intro } from './parts.schema.ts';

export const tableParts = {
  columns: z
    .array(label)
    .min(2)
    .describe('Column heads; the first one names what each row is about'),
  rows: listOf('The rows of the table', {
    cells: z
      .array(sentence)
      .min(2)
      .describe('One value per column, the row head first; **bold** is allowed'),
    key: z.boolean().optional().describe('true marks the decisive row'),
    line: z
      .array(z.enum(['round', 'octagonal', 'none']))
      .optional()
      .describe(
        'Draws a line through the row, a piece for each value; say in the intro what its shapes mean',
      ),
  }).min(1),
  note: markdown.optional().describe('A foot note under the table'),
};

interface Table {
  columns: readonly string[];
  rows: readonly { cells: readonly string[]; line?: readonly string[] | undefined }[];
}
/** Every row has one cell for each column, and its line one piece for each value. */
export function evenRows({ columns, rows }: Table, context: z.RefinementCtx): void {
  const expectLength = (
    list: readonly string[],
    length: number,
    each: string,
    path: PropertyKey[],
  ) => {
    const message = `must have ${length} entries, one for each ${each}, and has ${list.length}: add or remove some`;
    if (list.length !== length) context.addIssue({ code: 'custom', path, message });
  };
  for (const [i, { cells, line }] of rows.entries()) {
    expectLength(cells, columns.length, 'column', ['rows', i, 'cells']);
    if (line) expectLength(line, columns.length - 1, 'value', ['rows', i, 'line']);
  }
}

export const comparisonSchema = z
  .strictObject({
    kind: z.literal('comparison'),
    heading,
    intro,
    ...tableParts,
    pick: z
      .number()
      .int()
      .min(2)
      .optional()
      .describe('Number of the recommended column; the first column is 1'),
  })
  .superRefine(evenRows)
  .describe('A real table with row heads');
