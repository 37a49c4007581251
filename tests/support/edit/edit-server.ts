import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.ts';
import { startOurs } from '../machine/program.ts';

/** The key of each edit server, by its origin. */
export const keys = new Map<string, string>();

/** `npm run edit` in a copy of the site. */
export const startEdit = async (folder: string) => {
  const port = await freePort();
  const settings = { EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' };
  const { said, stop } = startOurs(['commands/run.cjs', 'edit/main.ts'], settings, { cwd: folder });
  await said(/Edit the site at/);
  const origin = `http://127.0.0.1:${port}`;
  keys.set(origin, readFileSync(join(folder, '.edit/key'), 'utf8'));
  return { stop, origin };
};
