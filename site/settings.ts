import { z } from 'zod';
import { readSettings, rowsOf } from '../common/read-settings.ts';
import { isEmailAddress } from '../enquiries/contract/check.ts';

type Environment = Record<string, string | undefined>;

/** Settings of the pages, read when the site is built. The last call of each line is its meaning. */
const pages = {
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.dhr.example' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'The public address of the site, with which its addresses begin; default: that of content/site.yaml.',
    ),
  BUILD_DATE: z.coerce
    .date({ error: 'must be a day such as 2026-11-13' })
    .optional()
    .describe(
      'The day of the build, such as 2026-11-13, on which news and openings depend; default: today.',
    ),
  CONTENT_OVERLAY: z
    .string()
    .optional()
    .describe('For tests: a folder whose content/ replaces files of the same name.'),
};

export const buildSettingsTable = rowsOf(pages);
export function readBuildSettings(environment: Environment) {
  return readSettings(environment, [z.object(pages)]);
}

/** The day of the build. BUILD_DATE fixes it, for a build that must be the same tomorrow. */
export function today(): Date {
  return readBuildSettings(process.env).BUILD_DATE ?? new Date();
}

function name(fallback: string) {
  return z.string().default(fallback);
}

/** Settings of the form, read when the site is built. The last call of each line is its meaning. */
const form = {
  ENQUIRY_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.emailjs.com' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Where the enquiry form sends enquiries. Empty means the origin of the site.'),
  ENQUIRY_SERVICE_ID: name('dhr').describe('Service identifier that the form sends.'),
  ENQUIRY_TEMPLATE_ID: name('enquiry').describe('Template identifier that the form sends.'),
  ENQUIRY_PUBLIC_KEY: name('public').describe('Public key that the form sends.'),
  ENQUIRY_BLOCK_HEADLESS: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('true refuses enquiries from automated browsers, with a sentence.'),
  ENQUIRY_BLOCK_LIST: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isEmailAddress), {
      error: 'must be e-mail addresses separated by commas',
    })
    .default([])
    .describe('E-mail addresses that the form refuses, separated by commas.'),
  ENQUIRY_LIMIT_RATE: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int({ error: 'must be a whole number of milliseconds' })
    .min(0, { error: 'must be a number of milliseconds' })
    .default(0)
    .describe('Milliseconds that one browser waits between two enquiries; 0 sets no limit.'),
};

export const formSettingsTable = rowsOf(form);

/** Names every fault of both kinds at once, before a build begins. */
export function checkBuildSettings(environment: Environment): void {
  void readSettings(environment, [z.object(pages), z.object(form)]);
}

export function readFormSettings(environment: Environment) {
  const data = readSettings(environment, [z.object(form)]);
  return {
    endpoint: data.ENQUIRY_ENDPOINT ?? '',
    serviceId: data.ENQUIRY_SERVICE_ID,
    templateId: data.ENQUIRY_TEMPLATE_ID,
    publicKey: data.ENQUIRY_PUBLIC_KEY,
    blockHeadless: data.ENQUIRY_BLOCK_HEADLESS,
    blockList: data.ENQUIRY_BLOCK_LIST as readonly string[],
    limitRate: data.ENQUIRY_LIMIT_RATE,
  };
}

/** How the form sends; set when the site is built. An empty endpoint is the site's own origin. */
export type SendSettings = ReturnType<typeof readFormSettings>;
