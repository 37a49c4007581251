import { z } from 'zod';
import { sentence } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const statementSchema = z
  .strictObject({
    kind: z.literal('statement'),
    heading,
    text: sentence.describe('The statement itself'),
  })
  .describe('One paragraph in the size of a quotation, such as a mission');
