import { z } from 'zod';
import { day, label, link, markdown, provisional, sentence } from '../../schemas/words.ts';

export const datesSchema = z
  .strictObject({
    kind: z.literal('dates'),
    heading: label,
    intro: markdown.optional(),
    items: z
      .array(
        z.strictObject({
          date: day,
          before: sentence.describe('What to say until that day'),
          after: sentence.describe('What to say from that day on'),
          source: link.optional(),
          provisional,
        }),
      )
      .min(1),
  })
  .describe('Dated changes; the words follow the date of the build');
export type DatesData = z.infer<typeof datesSchema>;
