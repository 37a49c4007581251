import { z } from 'zod';
import { label, sentence } from '../../schemas/words.ts';

export const valuesSchema = z
  .strictObject({
    kind: z.literal('values'),
    heading: label,
    items: z.array(z.strictObject({ title: label, text: sentence })).min(2),
  })
  .describe('Cells with a figure each, seeded by the title');
export type ValuesData = z.infer<typeof valuesSchema>;
