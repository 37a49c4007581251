import { z } from 'zod';
import { label } from '../content-reader/schema-words.ts';

/** content/spelling.yaml */
export const spelling = z.strictObject({
  parts: z.record(z.string(), label).describe('Parts of addresses as they are spelt, by what stands in the address'),
  words: z.record(z.string(), label).describe('Words that do not simply begin with a capital letter'),
});
