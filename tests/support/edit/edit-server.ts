import { spawn } from 'node:child_process';
import { freePort } from '../machine/free-port.ts';

/** Starts a program of a copy and waits for a line of its output. */
const start = (folder: string, args: string[], env: Record<string, string>, ready: RegExp) =>
  new Promise<{ stop: () => Promise<void> }>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (ready.test(said)) resolve({ stop: () => stop() });
    };
    let isWanted = true;
    const stop = () =>
      new Promise<void>((done) => {
        isWanted = false;
        child.once('close', () => done());
        if (child.exitCode !== null) done();
        child.kill('SIGTERM');
      });
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => {
      // A test that fails because its server is gone is understood from what the server said.
      if (isWanted) console.error(`${args.join(' ')} has stopped:\n${said}`);
      reject(new Error(`${args.join(' ')} has stopped:\n${said}`));
    });
  });

/** `npm run edit` in a copy of the site. */
export const startEdit = async (folder: string, env: Record<string, string> = {}) => {
  const port = await freePort();
  const server = await start(
    folder,
    ['commands/run.cjs', 'edit/main.ts'],
    { EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1', ...env },
    /Edit the site at/,
  );
  return { ...server, origin: `http://127.0.0.1:${port}` };
};

/** `npm run serve` in a copy of the site that has been built. */
export const startSite = async (folder: string) => {
  const port = await freePort();
  const server = await start(
    folder,
    ['commands/run.cjs', 'server/main.ts'],
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DIST_DIR: './dist',
      DATA_DIR: './data',
    },
    /\n/,
  );
  return { ...server, origin: `http://127.0.0.1:${port}` };
};
