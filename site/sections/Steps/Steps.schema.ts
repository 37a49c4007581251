import { z } from 'zod';
import { label, markdown, provisional, sentence } from '../../schemas/words.ts';

export const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    heading: label,
    intro: markdown.optional(),
    steps: z.array(z.strictObject({ name: label, text: sentence })).min(2),
    provisional,
  })
  .describe('Steps or phases on one thread, in order');
export type StepsData = z.infer<typeof stepsSchema>;
