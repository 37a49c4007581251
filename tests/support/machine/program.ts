import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  process: ChildProcess;
  output(): string;
  /** The first match in what it says; rejects with its words if it ends before. */
  said(words: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export function startProgram(file: string, words: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  const looks = new Set<() => void>();
  const hear = (part: Buffer) => {
    output += part;
    for (const look of looks) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    process: child,
    output: () => output,
    said: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = wanted.exec(output);
          if (!found) return;
          looks.delete(look);
          resolve(found);
        };
        looks.add(look);
        look();
        ended.then(() => reject(new Error(`${words.join(' ')} ended before it was ready:\n${output}`)), reject);
      }),
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** One of our own programs, with these settings on top of the environment. */
export function startOurs(
  words: readonly string[],
  settings: Record<string, string>,
  options: SpawnOptions = {},
): Program {
  // What a test runner sets for its own workers is not for the programs that it starts.
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  return startProgram(process.execPath, words, { env: { ...inherited, ...settings }, ...options });
}

const WEBSITE = /^DHR website on (http:\/\/localhost:\d+)$/m;

export async function startWebsite(settings: Record<string, string>, options: SpawnOptions = {}) {
  const program = startOurs(['server/main.ts'], { PORT: '0', ...settings }, options);
  const [, origin = ''] = await program.said(WEBSITE);
  return { ...program, origin };
}
