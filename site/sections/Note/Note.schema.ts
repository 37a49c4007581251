import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';

export const noteSchema = z
  .strictObject({
    kind: z.literal('note'),
    heading: label.describe('The heading of this section'),
    text: markdown.describe('The remark, in Markdown'),
  })
  .describe('A remark set apart by an edge');
export type NoteData = z.infer<typeof noteSchema>;
