import { z } from 'zod';
import { readSettings } from '../common/read-settings.ts';

/** Settings of `npm run edit`; docs/editing.md explains them. */
const settings = z.object({
  EDIT_PORT: z.coerce
    .number({ error: 'must be a number such as 4322' })
    .int()
    .default(4322)
    .describe('Port of edit mode on this machine'),
  PUBLISH_COMMAND: z
    .string()
    .optional()
    .describe(
      'What hands a new site over, such as a script of the owner; without it the push or the swap is all',
    ),
  DIST_DIR: z
    .string()
    .default('./dist')
    .describe('Folder from which the server on this machine serves the site'),
});

export function readEditSettings(environment: Record<string, string | undefined>) {
  return readSettings(environment, [settings]);
}
export type EditSettings = ReturnType<typeof readEditSettings>;
