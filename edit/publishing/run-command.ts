import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const LAST_LINES = 12;

export interface Ran {
  isDone: boolean;
  /** What it said last, to find out why it failed. */
  words: string;
}

interface Options {
  cwd: string;
  shell?: boolean;
  env?: Record<string, string>;
  timeout?: number;
}

/** Runs a program to its end, whatever becomes of it. */
export const runCommand = (command: string, args: string[], { env, ...options }: Options): Promise<Ran> =>
  new Promise((resolve) => {
    const all = { ...options, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, args, all, (error, stdout, stderr) => {
      const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
        .split('\n')
        .filter((line) => line.trim());
      resolve({ isDone: !error, words: lines.slice(-LAST_LINES).join('\n') || (error?.message ?? '') });
    });
  });
