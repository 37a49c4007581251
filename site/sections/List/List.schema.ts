import { z } from 'zod';
import { label, markdown } from '../../schemas/words.ts';

export const listSchema = z
  .strictObject({
    kind: z.literal('list'),
    heading: label,
    intro: markdown.optional(),
    items: z.array(markdown).min(2),
  })
  .describe('A plain list, one dot per item');
export type ListData = z.infer<typeof listSchema>;
