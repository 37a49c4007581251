import { type ExecFileOptions, execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const MAX_ERROR_LINES = 12;
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
export function inWords(date: string): string {
  return WHEN.format(new Date(date));
}

/** No terminal can ask for a password, and looking must not lock the index, with which a person may be working. */
const GIT = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

/** Runs a program and never rejects; `words` are the last lines of its output, to explain a failure. */
export function runCommand(command: string, args: string[], { env, ...options }: ExecFileOptions) {
  return new Promise<{ isDone: boolean; stdout: string; words: string }>((resolve) => {
    const own = {
      encoding: 'utf8' as const,
      env: { ...process.env, ...GIT, ...env },
      maxBuffer: 64 * 1024 * 1024,
    };
    execFile(command, args, { ...options, ...own }, (error, stdout, stderr) => {
      const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
        .split('\n')
        .filter((line) => line.trim());
      resolve({
        isDone: !error,
        stdout,
        words: lines.slice(-MAX_ERROR_LINES).join('\n') || (error?.message ?? ''),
      });
    });
  });
}
export type Ran = Pick<Awaited<ReturnType<typeof runCommand>>, 'isDone' | 'words'>;

/** Runs Git with these arguments; edit mode in a process that may start none has another do it. */
export type RunGit = (args: string[]) => ReturnType<typeof runCommand>;

function gitIn(root: string, env: Record<string, string> = {}): RunGit {
  return (args) => runCommand('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, env });
}

export function openGit(root: string, env: Record<string, string> = {}) {
  return gitFrom(gitIn(root, env));
}

export function gitFrom(run: RunGit) {
  const git = async (...args: string[]): Promise<string> => {
    const { isDone, stdout, words } = await run(args);
    if (!isDone) throw new Error(words);
    return stdout;
  };
  return {
    git,
    lines: async (...args: string[]): Promise<string[]> =>
      (await git(...args)).split('\n').filter(Boolean),
    /** A file as a commit has it; undefined if it has none. */
    show: async (commit: string, file: string): Promise<string | undefined> => {
      const { isDone, stdout } = await run(['show', `${commit}:${file}`]);
      return isDone ? stdout : undefined;
    },
    /** For a command that may fail, such as asking for a branch that does not exist. */
    ask: async (...args: string[]): Promise<string | undefined> => {
      const { isDone, stdout } = await run(args);
      return (isDone && stdout.trim()) || undefined;
    },
  };
}
export type Git = ReturnType<typeof gitFrom>;
