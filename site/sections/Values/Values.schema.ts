import { z } from 'zod';
import { label, sentence } from '../../../content-reader/schema-words.ts';

export const valuesSchema = z
  .strictObject({
    kind: z.literal('values'),
    heading: label.describe('The heading of this section'),
    items: z
      .array(
        z.strictObject({
          title: label.describe('The value in one to four words'),
          text: sentence.describe('What it means in daily work'),
        }),
      )
      .min(2)
      .describe('Two values or more'),
  })
  .describe('Cells with a figure each, seeded by the title');
export type ValuesData = z.infer<typeof valuesSchema>;
