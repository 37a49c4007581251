import { z } from 'zod';
import { label } from '../../schemas/words.ts';

export const numbersSchema = z
  .strictObject({
    kind: z.literal('numbers'),
    heading: label,
    items: z.array(z.strictObject({ value: label, label })).min(2),
  })
  .describe('Large numerals with a label each');
export type NumbersData = z.infer<typeof numbersSchema>;
