import { z } from 'zod';
import { label, markdown } from '../../schemas/words.ts';

export const textSchema = z
  .strictObject({ kind: z.literal('text'), heading: label.optional(), text: markdown })
  .describe('Running text under an optional heading');
export type TextData = z.infer<typeof textSchema>;
