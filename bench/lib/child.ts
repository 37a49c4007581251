import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './at-end.ts';

export interface Child {
  process: ChildProcess;
  /** Asks it to end, and kills it after ten seconds. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;

/** A program that does not outlive the benchmark. */
export const startChild = (program: string, options: readonly string[], more: SpawnOptions = {}): Child => {
  const child = spawn(program, options, more);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const forget = atEnd(() => {
    if (isRunning()) child.kill('SIGKILL');
  });
  return {
    process: child,
    async stop() {
      if (isRunning()) {
        const ended = once(child, 'exit');
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
        child.kill('SIGTERM');
        await ended;
        clearTimeout(timer);
      }
      forget();
    },
  };
};

/** The first match in a program's output; rejects with the output if it ends before. */
export const waitForWords = (child: ChildProcess, words: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        if (said.length > 100_000) return;
        said += String(part);
        const match = words.exec(said);
        if (match) resolve(match);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended before it was ready:\n${said.slice(-2000)}`)));
  });
