import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../tests/support/machine/find-program.ts';
import { startPostgres } from '../tests/support/machine/postgres.ts';
import { CannotMeasure } from './runner.ts';

const works: (() => void)[] = [];

/** Runs work at exit, however that comes: folders, mounts and processes must not outlive a benchmark. */
export const atEnd = (work: () => void): void => {
  if (works.length === 0) {
    process.on('exit', () => {
      for (const one of works.reverse()) one();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  }
  works.push(work);
};

/** An empty folder, removed after the run. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `dhr-bench-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Waits for a condition; a benchmark that hangs says what it waited for. */
export const waitFor = async (what: string, isThere: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 60_000;
  while (!(await isThere())) {
    if (performance.now() > end) throw new CannotMeasure(`Waited a minute in vain for ${what}.`);
    await pause(5);
  }
};

export interface Child {
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A program that does not outlive the benchmark. */
export const startChild = (program: string, options: readonly string[], more: SpawnOptions = {}): Child => {
  const child = spawn(program, options, more);
  atEnd(() => child.kill('SIGKILL'));
  return {
    process: child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};

/** The first match in a program's output; rejects with the output if it ends before. */
export const waitForWords = ({ process: child }: Child, words: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said = (said + String(part)).slice(-100_000);
        const match = words.exec(said);
        if (match) resolve(match);
      });
    child.once('exit', () => reject(new CannotMeasure(`${child.spawnfile} ended before it was ready:\n${said}`)));
  });

export const need = (name: string): string => {
  const found = findProgram(name);
  if (!found) throw new CannotMeasure(`${name} is not installed (Debian: apt-get install ${name}).`);
  return found;
};

/** Whether programs can be kept on a core each, so that they do not compete. */
export const canPin = findProgram('taskset') !== undefined && availableParallelism() > 1;

/** A command that stays on one core, where the machine allows it. */
export const pinned = (core: number | undefined, program: string, ...options: string[]): [string, string[]] =>
  canPin && core !== undefined ? [need('taskset'), ['-c', String(core), program, ...options]] : [program, options];

export const builtSite = (): string => {
  if (existsSync('dist/manifest.json')) return realpathSync('dist');
  throw new CannotMeasure('There is no built site. Run "npm run build", then measure again.');
};

export interface Server {
  origin: string;
  stop(): Promise<void>;
}

/** The real server on a free port; nothing of the caller's environment may change what is measured. */
export const startSite = async (settings: Record<string, string>, core?: number): Promise<Server> => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const all = { ...env, DATA_DIR: temporaryFolder('data'), ...settings };
  const child = startChild(...pinned(core, process.execPath, 'server/main.ts'), {
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [, port] = await waitForWords(child, /DHR website on http:\/\/localhost:(\d+)/);
  return { origin: `http://localhost:${port}`, stop: () => child.stop() };
};

/** nginx in the foreground, as its configuration says. */
export const startNginx = async (folder: string, config: string, origin: string, core?: number): Promise<Server> => {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const child = startChild(...pinned(core, need('nginx'), '-p', folder, '-c', file), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = Number(new URL(origin).port);
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  await waitFor('nginx to answer', answers);
  return { origin, stop: () => child.stop() };
};

/** A PostgreSQL of our own, removed after the run. */
export const openPostgresServer = async () => {
  const postgres = await startPostgres();
  atEnd(() => postgres.remove());
  return postgres;
};
