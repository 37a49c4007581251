import { z } from 'zod';
import { label, markdown } from '../../schemas/words.ts';

export const rowsSchema = z
  .strictObject({
    kind: z.literal('rows'),
    heading: label,
    intro: markdown.optional(),
    figures: z.boolean().optional().describe('true draws a small figure beside every row, seeded by its term'),
    rows: z.array(z.strictObject({ term: label, text: markdown })).min(2),
  })
  .describe('Terms at the start, their explanation beside them');
export type RowsData = z.infer<typeof rowsSchema>;
