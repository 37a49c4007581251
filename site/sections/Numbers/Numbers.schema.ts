import { z } from 'zod';
import { label } from '../../../content-reader/schema-words.ts';
import { numeral } from '../../page-parts.schema.ts';

export const numbersSchema = z
  .strictObject({
    kind: z.literal('numbers'),
    heading: label.describe('The heading of this section'),
    items: z.array(numeral).min(2).describe('Two numerals or more'),
  })
  .describe('Large numerals with a label each');
export type NumbersData = z.infer<typeof numbersSchema>;
