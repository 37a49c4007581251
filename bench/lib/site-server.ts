import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CannotMeasure } from './cannot-measure.ts';
import { startChild, waitForWords } from './child.ts';
import { pinned } from './pinned.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface SiteServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The folder of the site that is measured. */
export const builtSite = (): string => {
  if (existsSync(join(ROOT, 'dist/manifest.json'))) return realpathSync(join(ROOT, 'dist'));
  throw new CannotMeasure('There is no built site. Run "npm run build", then measure again.');
};

/** The real server on a free port of the loopback address. */
export const startSiteServer = async (
  settings: Record<string, string> & { DIST_DIR: string; DATA_DIR: string },
  core?: number,
): Promise<SiteServer> => {
  const main = join(ROOT, 'server/main.ts');
  const command: [string, string[]] =
    core === undefined ? [process.execPath, [main]] : pinned(core, process.execPath, main);
  const { PATH = '' } = process.env;
  // Nothing of the caller's environment may change what is measured.
  const env = { PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings };
  const child = startChild(...command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [, port] = await waitForWords(child.process, /DHR website on http:\/\/localhost:(\d+)/);
  return { origin: `http://localhost:${port}`, pid: child.process.pid ?? 0, stop: child.stop };
};
