import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';

export const listSchema = z
  .strictObject({
    kind: z.literal('list'),
    heading: label.describe('The heading of this section'),
    intro: markdown.optional().describe('A paragraph under the heading'),
    margin: z.literal(true).optional().describe('true sets a short list in the margin, beside the sections before it'),
    items: z.array(markdown).min(2).describe('Two items or more; **bold** and [links](/contact-us) are allowed'),
  })
  .describe('A plain list, one dot per item');
export type ListData = z.infer<typeof listSchema>;
