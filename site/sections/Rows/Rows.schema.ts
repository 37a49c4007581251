import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const rowsSchema = z
  .strictObject({
    kind: z.literal('rows'),
    heading,
    intro,
    rows: z
      .array(
        z.strictObject({
          term: label.describe('One to five words'),
          text: markdown.describe('Its explanation, in Markdown'),
        }),
      )
      .min(2)
      .describe('Two rows or more'),
  })
  .describe('Terms at the start, their explanation next to them');
