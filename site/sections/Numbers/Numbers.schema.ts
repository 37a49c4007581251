import { z } from 'zod';
import { label } from '../../../common/schema-words.ts';

export const numbersSchema = z
  .strictObject({
    kind: z.literal('numbers'),
    heading: label.describe('The heading of this section'),
    items: z
      .array(
        z.strictObject({
          value: label.describe('The numeral, best a {{claim}} from claims.yaml'),
          label: label.describe('What it counts'),
        }),
      )
      .min(2)
      .describe('Two numerals or more'),
  })
  .describe('Large numerals with a label each');
export type NumbersData = z.infer<typeof numbersSchema>;
