import { z } from 'zod';
import { label, sentence } from '../../../content-reader/schema-words.ts';

export const statementSchema = z
  .strictObject({
    kind: z.literal('statement'),
    heading: label.describe('The heading of this section'),
    text: sentence.describe('The statement itself'),
  })
  .describe('One paragraph in the size of a quotation, such as a mission');
export type StatementData = z.infer<typeof statementSchema>;
