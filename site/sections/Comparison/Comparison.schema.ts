import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';
import { evenRows, tableParts } from '../../table.schema.ts';

export const comparisonSchema = z
  .strictObject({
    kind: z.literal('comparison'),
    heading: label.describe('The heading of this section'),
    intro: markdown.optional().describe('A paragraph under the heading'),
    ...tableParts,
    pick: z.number().int().min(2).optional().describe('Number of the recommended column; the first column is 1'),
  })
  .superRefine(evenRows)
  .describe('A real table with row heads');
export type ComparisonData = z.infer<typeof comparisonSchema>;
