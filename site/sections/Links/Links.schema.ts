import { z } from 'zod';
import { label, link, sentence } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const linksSchema = z
  .strictObject({
    kind: z.literal('links'),
    heading,
    intro,
    links: z
      .array(
        z.strictObject({
          label: label.describe('The words of the link'),
          text: sentence.optional().describe('What the visitor finds there'),
          href: link.describe('Where it leads: a path such as /contact-us or a full https address'),
        }),
      )
      .min(1)
      .describe('The links, in order'),
  })
  .describe('Links as ruled rows');
