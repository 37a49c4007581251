import { z } from 'zod';
import { label, path } from '../../content-reader/schema-words.ts';

const words = z
  .array(label)
  .min(1)
  .describe('What people type; case, accents and punctuation do not matter');

/** content/search.yaml: what people type, and what they mean. */
export const search = z
  .strictObject({
    synonyms: z
      .array(
        z
          .strictObject({ words, means: label.describe('What is looked for as well') })
          .refine(({ words: typed, means }) => !typed.includes(means), {
            path: ['means'],
            error: 'is one of its own words: delete that word',
          }),
      )
      .describe('Other words for what the pages say'),
    best: z
      .array(z.strictObject({ page: path.describe('The page that comes first'), words }))
      .describe('Pages that come first for exactly these words, and gain by each of them'),
    start: z.array(path).min(1).describe('Pages that an empty search offers'),
    countries: z
      .array(path)
      .min(1)
      .describe('Pages for the name of a country of which no page speaks'),
  })
  .superRefine(({ best }, context) => {
    const owners = new Map<string, string>();
    for (const [index, { page, words: typed }] of best.entries())
      for (const word of typed.map((text) => text.toLowerCase())) {
        const other = owners.get(word);
        const message = `names "${word}" as ${other} does: keep it with one page only`;
        if (other) context.addIssue({ code: 'custom', path: ['best', index, 'words'], message });
        owners.set(word, page);
      }
  });
export type Search = z.infer<typeof search>;
