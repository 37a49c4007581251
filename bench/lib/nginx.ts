import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../tests/support/machine/find-program.ts';
import { CannotMeasure } from './cannot-measure.ts';
import { startChild } from './child.ts';
import { pinned } from './pinned.ts';

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

interface Options {
  /** For what it writes. */
  folder: string;
  config: string;
  /** Where it will answer. */
  origin: string;
  /** The one core it may use; all if left out. */
  core?: number;
}

const START_ATTEMPTS = 100;

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** nginx in the foreground, as its config says. */
export const runNginx = async ({ folder, config, origin, core }: Options): Promise<Nginx> => {
  const program = findProgram('nginx');
  if (!program) throw new CannotMeasure('nginx is not installed (Debian: apt-get install nginx).');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const options = ['-p', folder, '-c', file];
  const command = core === undefined ? ([program, options] as const) : pinned(core, program, ...options);
  const child = startChild(...command, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    if (child.process.exitCode !== null) throw new CannotMeasure('nginx did not start; its words stand above.');
    if (await answers(Number(new URL(origin).port))) return { origin, stop: child.stop };
    await pause(50);
  }
  throw new CannotMeasure('nginx did not answer in time.');
};
