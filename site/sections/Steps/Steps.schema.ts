import { z } from 'zod';
import { label, provisional, sentence } from '../../../content-reader/schema-words.ts';
import { heading, intro } from '../parts.schema.ts';

export const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    heading,
    intro,
    steps: z
      .array(
        z.strictObject({
          name: label.describe('One to four words'),
          text: sentence.describe('What happens in this step'),
          stage: label
            .optional()
            .describe('With across: written above the line, over this step and those after it, until the next stage'),
        }),
      )
      .min(2)
      .describe('Two steps or more, in order'),
    across: z.literal(true).optional().describe('true sets the steps side by side along one line, across the page'),
    provisional,
  })
  .describe('Steps or phases on one thread, in order');
