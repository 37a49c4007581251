import { z } from 'zod';
import { numeral } from '../../page-parts.schema.ts';
import { heading } from '../parts.schema.ts';

export const numbersSchema = z
  .strictObject({
    kind: z.literal('numbers'),
    heading,
    items: z.array(numeral).min(2).describe('Two numerals or more'),
  })
  .describe('Large numerals with a label each');
