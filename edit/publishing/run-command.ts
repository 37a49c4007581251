import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

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

const LAST_LINES = 12;

/** Runs a program and passes on each line it says. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env, ...options }: Options,
  onLine: (line: string) => void = () => {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    let rest = '';
    const hear = (chunk: Buffer) => {
      const lines = stripVTControlCharacters(`${rest}${chunk}`).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.trim())) {
        said.push(line);
        onLine(line);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => resolve({ isDone: false, words: error.message }));
    child.once('close', (code) => {
      if (rest.trim()) said.push(rest);
      resolve({ isDone: code === 0, words: said.slice(-LAST_LINES).join('\n') });
    });
  });
