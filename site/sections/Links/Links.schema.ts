import { z } from 'zod';
import { label, link, markdown, sentence } from '../../schemas/words.ts';

export const linksSchema = z
  .strictObject({
    kind: z.literal('links'),
    heading: label,
    intro: markdown.optional(),
    links: z.array(z.strictObject({ label, text: sentence.optional(), href: link })).min(1),
  })
  .describe('Links as ruled rows');
export type LinksData = z.infer<typeof linksSchema>;
