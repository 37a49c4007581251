import { z } from 'zod';
import { label, markdown } from '../../../content-reader/schema-words.ts';

export const proofSchema = z
  .strictObject({
    kind: z.literal('proof'),
    heading: label.describe('The heading of this section'),
    intro: markdown.optional().describe('A paragraph under the heading'),
    of: z
      .enum(['people', 'references', 'credentials', 'press'], {
        error: 'must be people, references, credentials or press',
      })
      .describe('What to show: content/people/, content/references/, or that part of content/proof.yaml'),
  })
  .describe('People, references, certificates or the press contact; not shown until there are some');
export type ProofData = z.infer<typeof proofSchema>;
