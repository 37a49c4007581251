import { join } from 'node:path';
import { type Child, startChild, waitForWords } from './child.ts';
import { pinned } from './pinned.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');

export interface SiteServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The real server on a free port of the loopback address. */
export const startSiteServer = async (
  settings: Record<string, string> & { DIST_DIR: string; DATA_DIR: string },
  core?: number,
): Promise<SiteServer> => {
  const command: [string, string[]] =
    core === undefined ? [process.execPath, [MAIN]] : pinned(core, process.execPath, MAIN);
  const { PATH = '' } = process.env;
  // Nothing of the caller's environment may change what is measured.
  const env = { PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings };
  const child: Child = startChild(...command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [, port] = await waitForWords(child.process, /DHR website on http:\/\/localhost:(\d+)/);
  return { origin: `http://localhost:${port}`, pid: child.process.pid ?? 0, stop: child.stop };
};
