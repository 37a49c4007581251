import { z } from 'zod';
import { day, link, provisional, sentence } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const datesSchema = z
  .strictObject({
    kind: z.literal('dates'),
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          date: day.describe('The day of the change'),
          before: sentence.describe('What to say until that day'),
          after: sentence.describe('What to say from that day on'),
          source: link.optional().describe('Where to read it, best a full https address'),
          provisional,
        }),
      )
      .min(1)
      .describe('The changes, the earliest first'),
  })
  .describe('Dated changes; the words follow the date of the build');
