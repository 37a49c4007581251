import { z } from 'zod';
import { markdown } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const noteSchema = z
  .strictObject({
    kind: z.literal('note'),
    heading,
    text: markdown.describe('The remark, in Markdown'),
  })
  .describe('A remark set apart by an edge');
