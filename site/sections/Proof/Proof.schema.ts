import { z } from 'zod';
import { heading, intro } from '../parts.schema.ts';

export const proofSchema = z
  .strictObject({
    kind: z.literal('proof'),
    heading,
    intro,
    of: z
      .enum(['people', 'references', 'credentials', 'press'], {
        error: 'must be people, references, credentials or press',
      })
      .describe('What to show: content/people/, content/references/, or that part of content/proof.yaml'),
  })
  .describe('People, references, certificates or the press contact; not shown until there are some');
