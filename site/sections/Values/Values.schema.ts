import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const valuesSchema = z
  .strictObject({
    kind: z.literal('values'),
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          title: label.describe('The value in one to four words'),
          text: markdown.describe('What it means in daily work'),
        }),
      )
      .min(2)
      .describe('Two values or more'),
  })
  .describe('Cells with a figure each, seeded by the title');
