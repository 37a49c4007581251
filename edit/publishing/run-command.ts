import { spawn } from 'node:child_process';

export interface Ran {
  isDone: boolean;
  /** What it said last, for somebody who must find out why. */
  words: string;
}

const LAST_LINES = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Runs a program and passes on each line it says. */
export const runCommand = (
  command: string,
  args: readonly string[],
  {
    cwd,
    shell = false,
    env = {},
    timeout,
  }: { cwd: string; shell?: boolean; env?: Record<string, string>; timeout?: number },
  onLine: (line: string) => void = () => {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    const said: string[] = [];
    let rest = '';
    const hear = (chunk: Buffer) => {
      const lines = `${rest}${chunk}`.replace(COLOURS, '').split('\n');
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
