import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sendFormPath } from '../../../enquiries/contract/wire.ts';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  post(form: FormData): Promise<Response>;
  health(): Promise<Record<string, unknown>>;
  /** Ends it without warning, as a crash would. */
  kill(): Promise<void>;
  /** Asks it to finish; the exit code. */
  terminate(): Promise<number | null>;
}

const program = join(import.meta.dirname, 'server.ts');

export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { NODE_OPTIONS: _ours, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [port] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.'))),
  ]);
  const url = `http://127.0.0.1:${String(port)}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    url,
    child,
    post: (form) => fetch(`${url}${sendFormPath}`, { method: 'POST', body: form }),
    health: async () => (await fetch(`${url}/healthz`)).json() as Promise<Record<string, unknown>>,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}
