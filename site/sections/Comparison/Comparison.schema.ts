import { z } from 'zod';
import { evenRows, tableParts } from '../../table.schema.ts';
import { heading, intro } from '../parts.schema.ts';

export const comparisonSchema = z
  .strictObject({
    kind: z.literal('comparison'),
    heading,
    intro,
    ...tableParts,
    pick: z.number().int().min(2).optional().describe('Number of the recommended column; the first column is 1'),
  })
  .superRefine(evenRows)
  .describe('A real table with row heads');
