import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const questionsSchema = z
  .strictObject({
    kind: z.literal('questions'),
    heading,
    items: z
      .array(
        z.strictObject({
          question: label.describe('As a reader would ask it'),
          answer: markdown.describe('The answer, in Markdown'),
        }),
      )
      .min(1)
      .describe('The questions, in order'),
  })
  .describe('Questions that open to an answer');
