import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';

export const questionsSchema = z
  .strictObject({
    kind: z.literal('questions'),
    heading: label.describe('The heading of this section'),
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
export type QuestionsData = z.infer<typeof questionsSchema>;
