import { z } from 'zod';
import { label, sentence } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const valuesSchema = z
  .strictObject({
    kind: z.literal('values'),
    heading,
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
