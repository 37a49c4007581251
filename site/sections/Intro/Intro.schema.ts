import { z } from 'zod';
import { markdown } from '../../../content-reader/schema-words.ts';

export const introSchema = z
  .strictObject({ kind: z.literal('intro'), text: markdown.describe('Two or three sentences in large type') })
  .describe('The opening of a page');
