import { z } from 'zod';
import { label, markdown, sentence } from '../../schemas/words.ts';

export const comparisonSchema = z
  .strictObject({
    kind: z.literal('comparison'),
    heading: label.describe('The heading of this section'),
    intro: markdown.optional().describe('A paragraph under the heading'),
    columns: z.array(label).min(2).describe('Column heads; the first one names what each row is about'),
    rows: z
      .array(
        z.strictObject({
          cells: z.array(sentence).min(2).describe('One value per column, the row head first; **bold** is allowed'),
          key: z.boolean().optional().describe('true marks the decisive row'),
        }),
      )
      .min(1)
      .describe('The rows of the table'),
    pick: z.number().int().min(2).optional().describe('Number of the recommended column; the first column is 1'),
    note: markdown.optional().describe('A foot note under the table'),
  })
  .refine((table) => table.rows.every((row) => row.cells.length === table.columns.length), {
    error: 'has a row with too few or too many cells: give every row one cell per column',
    path: ['rows'],
  })
  .describe('A real table with row heads');
export type ComparisonData = z.infer<typeof comparisonSchema>;
