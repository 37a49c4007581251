import { z } from 'zod';
import {
  group,
  label,
  listOf,
  provisional,
  reference,
  sentence,
} from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const packagesSchema = z
  .strictObject({
    kind: z.literal('packages'),
    heading,
    intro,
    caption: label.describe('What a screen reader says about the table'),
    packages: listOf('Three packages, the smallest first', {
      name: label.describe('The name of the package'),
      for: sentence.describe('Whom it suits'),
      ask: label.describe('The words of the link to the enquiry form'),
      topic: z
        .string()
        .regex(/^[a-z-]+$/, {
          error:
            'must be the name of one of the asks in content/enquiry-form.json: for example silver',
        })
        .meta({ examples: ['silver'] })
        .describe(
          'Which sentence of content/enquiry-form.json, asks, the link puts into the message',
        ),
    }).length(3),
    start: group('The package to begin with, if there is one', {
      package: reference.describe('The name of the package, as above'),
      label: label.describe('A few words over its column, for example Usual starting point'),
      why: sentence.describe('Why most clients begin with it'),
      provisional,
    }).optional(),
    rows: listOf('The rows of the table', {
      label: label.describe('What the row is about'),
      values: z
        .array(label)
        .length(3)
        .describe('One value per package; "Included" and "Not included" get an icon'),
      key: z.boolean().optional().describe('true marks the row that divides the packages'),
      provisional,
    }),
  })
  .refine(({ packages, start }) => !start || packages.some(({ name }) => name === start.package), {
    path: ['start', 'package'],
    error: 'is not one of the three packages: write the name of one of them, letter by letter',
  })
  .describe('Three support packages side by side');
