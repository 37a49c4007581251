import { z } from 'zod';
import { label, markdown } from '../../schemas/words.ts';

export const noteSchema = z
  .strictObject({ kind: z.literal('note'), heading: label, text: markdown })
  .describe('A remark set apart by an edge');
export type NoteData = z.infer<typeof noteSchema>;
