import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';

export const textSchema = z
  .strictObject({
    kind: z.literal('text'),
    heading: label.optional().describe('The heading of this section; may be left out'),
    text: markdown.describe('The text, in Markdown'),
    unlessOpenings: z
      .literal(true)
      .optional()
      .describe('On the careers page: true hides this section while there are openings'),
  })
  .describe('Running text under an optional heading');
