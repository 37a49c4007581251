import { z } from 'zod';
import { label, markdown } from '../../schemas/words.ts';

export const questionsSchema = z
  .strictObject({
    kind: z.literal('questions'),
    heading: label,
    items: z.array(z.strictObject({ question: label, answer: markdown })).min(1),
  })
  .describe('Questions that open to an answer');
export type QuestionsData = z.infer<typeof questionsSchema>;
