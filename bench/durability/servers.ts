import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sendFormPath } from '../../enquiries/contract/wire.ts';
import { startChild, waitForWords } from '../lib/child.ts';

const PROGRAM = join(import.meta.dirname, 'server.ts');

export interface Server {
  child: ChildProcess;
  post(form: FormData): Promise<Response>;
  /** Ends it without warning, as a crash would. */
  kill(): Promise<void>;
}

/** The enquiries' own server. Known from its first moment, so that an interrupted run leaves none behind. */
export const openServer = async (settings: Record<string, string>): Promise<Server> => {
  const { PATH = '' } = process.env;
  const env = { PATH, NODE_ENV: 'production', ...settings };
  const { process: child } = startChild(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [port] = await waitForWords(child, /^\d+$/m);
  return {
    child,
    post: (form) => fetch(`http://127.0.0.1:${port}${sendFormPath}`, { method: 'POST', body: form }),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
