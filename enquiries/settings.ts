import { z } from 'zod';
import { readSettings, rowsOf } from '../common/read-settings.ts';
import { fill } from '../common/wording.ts';
import mails from '../content/enquiry-mails.json' with { type: 'json' };
import { isEmailAddress } from './contract/check.ts';
import { isThisMachine, webAddress } from './deliveries/delivery.ts';
import { DELIVERY_KINDS, deliverySettings } from './deliveries/kinds.ts';

const address = z.string().refine(isEmailAddress, { error: 'must be one e-mail address' });
const addresses = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isEmailAddress), {
    error: 'must be e-mail addresses separated by commas',
  });
function count(fallback: number, least: number) {
  const error = `must be a whole number of at least ${least}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).default(fallback);
}

function mustBegin(scheme: string) {
  return `must begin with ${scheme}, and have / # ? in a password written as %2F %23 %3F`;
}

/** Every setting of this room. The last call of each line is its meaning. */
const enquiryShape = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: mustBegin('postgres://') })
    .optional()
    .describe(
      'PostgreSQL that keeps the enquiries. Without it they are kept in SQLite below DATA_DIR.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder of the SQLite database and of mails written as files.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: mustBegin('smtp:// or smtps://') })
    .optional()
    .describe(
      'Mail server that takes the enquiry to MAIL_TO, with user and password, such as smtps://user:pass@host.',
    ),
  MAIL_FROM: address
    .optional()
    .describe('Sender of all mails; an address the mail server may send from.'),
  MAIL_TO: addresses
    .optional()
    .describe('Who receives enquiries; several addresses are separated by commas.'),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: mustBegin('imaps://') })
    .refine((text) => text.startsWith('imaps:') || isThisMachine(text), {
      error: 'must begin with imaps://; imap is for this machine only',
    })
    .refine((text) => !/%(?![0-9a-f]{2})/i.test(text), {
      error: 'must have % in a password written as %25',
    })
    .optional()
    .describe(
      'Mailbox of our address, such as imaps://user:pass@host/INBOX. It is only read: replies, mail straight to the address, and what its Sent folder has appear at the desk.',
    ),
  ACKNOWLEDGE: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('true sends the visitor a short mail that the enquiry arrived.'),
  ...deliverySettings,
  ALERT_WEBHOOK_URL: webAddress
    .optional()
    .describe('Address that is notified when enquiries wait too long or cannot be stored.'),
  ALERT_MAIL_TO: addresses
    .optional()
    .describe('Who gets an e-mail when enquiries wait too long or cannot be stored.'),
  ALERT_AFTER_MINUTES: count(15, 1).describe(
    'How long the oldest enquiry may wait for its delivery before an alert.',
  ),
  RETENTION_MONTHS: count(12, 1).describe(
    'Enquiries whose last message is older than this are deleted every day; not those that wait, are put off or won, or reached nobody.',
  ),
  DESK: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'off removes the desk at /desk, where staff answer enquiries. With BEHIND_TLS it is on only when DESK_ORIGIN is set.',
    ),
  DESK_ORIGIN: webAddress
    .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
      error: 'must be an address without a path, such as https://www.dhr.example',
    })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'Address under which staff open the desk, such as https://www.dhr.example. Passkeys belong to it: after a change everyone must be invited again.',
    ),
  RATE_LIMIT_ENQUIRIES: count(60, 0).describe(
    'How many requests one network may make in RATE_LIMIT_MINUTES; 0 sets no limit.',
  ),
  RATE_LIMIT_MINUTES: count(10, 1).describe(
    'The time over which RATE_LIMIT_ENQUIRIES counts. Each server counts for itself.',
  ),
};

/** The settings of a delivery that have no default. */
function namesOf(shape: Record<string, z.ZodType>) {
  return Object.entries(shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).data === undefined ? [name] : [],
  );
}

const together: [name: string, needed: string[]][] = [
  ['SMTP_URL', ['MAIL_FROM', 'MAIL_TO']],
  ['MAIL_FROM', ['SMTP_URL']],
  ['MAIL_TO', ['SMTP_URL']],
  ['IMAP_URL', ['SMTP_URL']],
  ['ACKNOWLEDGE', ['SMTP_URL']],
  ['ALERT_MAIL_TO', ['SMTP_URL']],
  ...DELIVERY_KINDS.flatMap(({ settings }) =>
    namesOf(settings).map((name): [string, string[]] => [name, namesOf(settings)]),
  ),
];

/** Settings that make sense only together: half a delivery must fail at the start, not with the first enquiry. */
function checkTogether(settings: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [name, needed] of together) {
    for (const other of settings[name] ? needed.filter((one) => !settings[one]) : []) {
      context.addIssue({
        code: 'custom',
        path: [other],
        message: `is needed because ${name} is set`,
      });
    }
  }
}

export const enquirySettings = z.object(enquiryShape).superRefine(checkTogether);
export type EnquirySettings = z.infer<typeof enquirySettings>;

export const enquirySettingsTable = rowsOf(enquiryShape);

export function readEnquirySettings(
  environment: Record<string, string | undefined>,
): EnquirySettings {
  return readSettings(environment, [enquirySettings]);
}

type Desk = Pick<EnquirySettings, 'DESK' | 'DESK_ORIGIN'>;

/** Where staff open a page of the desk; undefined where it is off or its address is not known. */
export function deskAddress({ DESK, DESK_ORIGIN }: Desk, page: string): string | undefined {
  return DESK === 'off' || !DESK_ORIGIN ? undefined : `${DESK_ORIGIN}/desk/${page}`;
}

const STATES: Partial<Record<string, string>> = {
  quarantine: ' --state quarantined',
  'not-delivered': ' --state undelivered',
};

/** For a mail to staff: at the desk, or where that is off by a command. */
export function whereWords(settings: Desk, list: string): string {
  const address = deskAddress(settings, list);
  if (address) return fill(mails.where.desk, { address });
  return fill(mails.where.command, { command: `npm run enquiries -- list${STATES[list] ?? ''}` });
}
