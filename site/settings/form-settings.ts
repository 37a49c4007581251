import { z } from 'zod';
import { readSettings, rowsOf } from '../../common/read-settings.ts';
import { isEmailAddress } from '../../enquiries/contract/email-address.ts';

/** How the form sends; set when the site is built. */
export interface SendSettings {
  /** Absolute address in front of /api/…; empty means the site's own origin. */
  endpoint: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Refuse automated browsers (451). */
  blockHeadless: boolean;
  /** Refuse these e-mail addresses (403). */
  blockList: readonly string[];
  /** Milliseconds between two enquiries of one browser (429); 0 is off. */
  limitRate: number;
}

const name = (fallback: string) => z.string().default(fallback);

/** Settings of the form, read when the site is built. The last call of each line is its meaning. */
const shape = {
  ENQUIRY_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.emailjs.com' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Where the enquiry form sends to. Empty means the origin of the site.'),
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
    .refine((list) => list.every(isEmailAddress), { error: 'must be e-mail addresses separated by commas' })
    .default([])
    .describe('E-mail addresses from which the form takes nothing, separated by commas.'),
  ENQUIRY_LIMIT_RATE: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int({ error: 'must be a whole number of milliseconds' })
    .min(0, { error: 'must be a number of milliseconds' })
    .default(0)
    .describe('Milliseconds that one browser waits between two enquiries; 0 sets no limit.'),
};

export const formSettingsTable = rowsOf(shape);

/** Throws one sentence for every fault. */
export const readFormSettings = (environment: Record<string, string | undefined>): SendSettings => {
  const data = readSettings(environment, [z.object(shape)]);
  return {
    endpoint: data.ENQUIRY_ENDPOINT ?? '',
    serviceId: data.ENQUIRY_SERVICE_ID,
    templateId: data.ENQUIRY_TEMPLATE_ID,
    publicKey: data.ENQUIRY_PUBLIC_KEY,
    blockHeadless: data.ENQUIRY_BLOCK_HEADLESS,
    blockList: data.ENQUIRY_BLOCK_LIST,
    limitRate: data.ENQUIRY_LIMIT_RATE,
  };
};
