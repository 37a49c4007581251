import { z } from 'zod';
import { markdown } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const listSchema = z
  .strictObject({
    kind: z.literal('list'),
    heading,
    intro,
    margin: z.literal(true).optional().describe('true sets a short list in the margin, next to the sections before it'),
    items: z.array(markdown).min(2).describe('Two items or more; **bold** and [links](/contact-us) are allowed'),
  })
  .describe('A plain list, one dot per item');
