import { join } from 'node:path';
import { SEND_FORM_PATH } from '../../../enquiries/contract/wire.ts';
import { startOurs } from '../machine/program.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** The enquiries with a port and nothing else, to be killed. */
export async function startServer(environment: Record<string, string>) {
  const program = startOurs([join(import.meta.dirname, 'server.ts')], environment);
  const [port] = await program.said(/^\d+$/m);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    child: program.process,
    post: (form: FormData) => fetch(`${url}${SEND_FORM_PATH}`, { method: 'POST', body: form }),
    health: async (): Promise<Record<string, unknown>> => (await fetch(`${url}/healthz`)).json(),
    /** Ends it without warning, as a crash would. */
    kill: () => program.stop('SIGKILL'),
    /** Asks it to finish; the exit code. */
    terminate: () => program.stop('SIGTERM'),
  };
}
