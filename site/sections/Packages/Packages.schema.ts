import { z } from 'zod';
import { label, markdown, provisional, sentence } from '../../schemas/words.ts';

export const packagesSchema = z
  .strictObject({
    kind: z.literal('packages'),
    heading: label,
    intro: markdown.optional(),
    caption: label.describe('What a screen reader says about the table'),
    packages: z.array(z.strictObject({ name: label, for: sentence, ask: label })).length(3),
    rows: z.array(
      z.strictObject({
        label,
        values: z.array(label).length(3).describe('One value per package; "Included" and "Not included" get an icon'),
        key: z.boolean().optional().describe('true marks the row that divides the packages'),
        provisional,
      }),
    ),
  })
  .describe('Three support packages side by side');
export type PackagesData = z.infer<typeof packagesSchema>;
