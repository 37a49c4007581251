import { isIP } from 'node:net';
import { z } from 'zod';
import { rowsOf } from '../common/read-settings.ts';
import { LOG_LEVELS, MAX_LINES_PER_MINUTE } from './log.ts';

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}

const PORT_RULE = { error: 'must be a number from 0 to 65535' };

/** Settings of the server. The last call of each line is its meaning. */
const serverShape = {
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. Empty means every address of the machine, so that localhost works by IPv6 and IPv4; set 127.0.0.1 behind a proxy on the same machine.',
    ),
  PORT: z.coerce
    .number(PORT_RULE)
    .int(PORT_RULE)
    .min(0, PORT_RULE)
    .max(65_535, PORT_RULE)
    .default(4321)
    .describe('Port to listen on; 0 takes any free one.'),
  BEHIND_TLS: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'true when visitors come by https: adds Strict-Transport-Security and upgrade-insecure-requests.',
    ),
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
  MONITOR_TOKEN: z
    .string()
    .min(20, { error: 'must have at least 20 characters' })
    .optional()
    .describe(
      'Lets a monitor on another machine read /healthz, as "Authorization: Bearer …". Without it only this machine may.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe(
      `How much is logged: ${LOG_LEVELS.join(', ')}. Requests for pages and files are not logged; more than ${MAX_LINES_PER_MINUTE} lines of one kind a minute are counted.`,
    ),
  DIST_DIR: z.string().default('./dist').describe('Folder of the built site.'),
};

export const serverSettings = z.object(serverShape);

export const settingsTable = rowsOf(serverShape);
