import { z } from 'zod';
import { label, markdown } from '../../content-reader/schema-words.ts';

export const heading = label.describe('The heading of this section');
export const intro = markdown.optional().describe('A paragraph under the heading');

/** A kind of section: its name, what it is, and what an editor may write. */
export function kind<Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  what: string,
  shape: Shape,
) {
  return z.strictObject({ kind: z.literal(name), ...shape }).describe(what);
}
