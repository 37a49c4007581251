import { z } from 'zod';
import { label } from '../../../../content-reader/schema-words.ts';

function code(letters: number, example: string) {
  return z
    .string()
    .regex(new RegExp(`^[A-Z]{${letters}}$`), {
      error: `must be ${letters} capital letters of ISO 3166: for example ${example}`,
    })
    .meta({ examples: ['X'.repeat(letters)] });
}

/** content/tools/countries.yaml */
export const countries = z
  .strictObject({
    countries: z
      .array(
        z.strictObject({
          code: code(2, 'DE'),
          code3: code(3, 'DEU'),
          name: label.describe('The English name'),
          also: z
            .array(label)
            .optional()
            .describe('Other names and spellings that people type or paste'),
          cities: z
            .array(label)
            .optional()
            .describe(
              'Cities that lists name instead of the country; visitors are asked before the country is taken',
            ),
        }),
      )
      .min(1),
  })
  .superRefine(({ countries: rows }, context) => {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries())
      for (const text of [
        row.code,
        row.code3,
        row.name,
        ...(row.also ?? []),
        ...(row.cities ?? []),
      ]) {
        const name = text.toLowerCase();
        const message = `names "${name}" a second time: keep it with one country only`;
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: ['countries', index], message });
        seen.add(name);
      }
  });

export type Countries = z.infer<typeof countries>;
