import { z } from 'zod';
import { readSettings, rowsOf } from '../../common/read-settings.ts';

/** Settings of the pages, read when the site is built. The last call of each line is its meaning. */
const shape = {
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.dhr.example' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'The public address of the site: every address that the pages name begins with it. Without it that of content/site.yaml counts.',
    ),
  BUILD_DATE: z.coerce
    .date({ error: 'must be a day such as 2026-11-13' })
    .optional()
    .describe(
      'The day on which the site is said to be built, such as 2026-11-13: news and openings go by it. Without it the clock counts.',
    ),
  CONTENT_OVERLAY: z
    .string()
    .optional()
    .describe('For tests: a folder whose content/ takes the place of files of the same name.'),
};

export const buildSettingsTable = rowsOf(shape);
export const readBuildSettings = (environment: Record<string, string | undefined>) =>
  readSettings(environment, [z.object(shape)]);
