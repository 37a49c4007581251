import { isIP } from 'node:net';
import { z } from 'zod';
import { LOG_LEVELS } from './log.ts';

const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};

/** Settings of the front door. The last call of each line is its meaning. */
const serverShape = {
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. Empty means every address of the machine, so that localhost works by IPv6 and IPv4; set 127.0.0.1 behind a proxy on the same machine.',
    ),
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int({ error: 'must be a number from 0 to 65535' })
    .min(0, { error: 'must be a number from 0 to 65535' })
    .max(65_535, { error: 'must be a number from 0 to 65535' })
    .default(4321)
    .describe('Port to listen on; 0 takes any free one.'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.dhr.example' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      'The public address of the site, read when it is built: every address that the pages name begins with it. Without it that of content/site.yaml counts.',
    ),
  BEHIND_TLS: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('true when visitors come by https: adds Strict-Transport-Security and upgrade-insecure-requests.'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isNetwork), {
      error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas. Empty believes none.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe(`How much is logged: ${LOG_LEVELS.join(', ')}. debug adds a line for every page and file.`),
  DIST_DIR: z.string().default('./dist').describe('Folder of the built site.'),
};

/** A room's settings; enquiries/ brings its own. */
export interface SettingsPart<Output = unknown> {
  schema: z.ZodType<Output>;
  table: readonly SettingRow[];
}

export interface SettingRow {
  name: string;
  default: string;
  meaning: string;
}

const serverSchema = z.object(serverShape);
export type ServerSettings = z.infer<typeof serverSchema>;

/** For the documents: one row per setting of the front door. */
export const settingsTable: SettingRow[] = Object.entries(serverShape).map(([name, schema]) => ({
  name,
  default: String(schema.safeParse(undefined).data ?? ''),
  meaning: schema.description ?? '',
}));

export const serverSettings: SettingsPart<ServerSettings> = { schema: serverSchema, table: settingsTable };

type Merged<Parts> = Parts extends readonly [SettingsPart<infer First>, ...infer Rest] ? First & Merged<Rest> : unknown;

/**
 * Reads the environment for all rooms; an empty variable counts as not set. Throws one sentence for every fault, never
 * the value: it may be a password.
 */
export const readSettings = <const Parts extends readonly SettingsPart[]>(
  environment: Record<string, string | undefined>,
  parts: Parts,
): Merged<Parts> => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const results = parts.map(({ schema }) => schema.safeParse(given));
  const faults = results.flatMap(({ error }) => error?.issues ?? []);
  if (faults.length > 0) {
    throw new Error(faults.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  }
  return Object.assign({}, ...results.map(({ data }) => data));
};
