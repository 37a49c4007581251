import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
/** The time of a commit, for people. */
export const inWords = (date: string): string => WHEN.format(new Date(date));

/** Git in the folder of the site. It asks nobody for a password: who publishes has a key or a stored one. */
export const openGit = (root: string, environment: Record<string, string> = {}) => {
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...environment },
    });
    return stdout;
  };
  const lines = async (...args: string[]): Promise<string[]> => (await git(...args)).split('\n').filter(Boolean);
  return {
    git,
    lines,
    /** A file as a commit has it; undefined if it has none. */
    show: async (commit: string, file: string): Promise<string | undefined> => {
      try {
        return await git('show', `${commit}:${file}`);
      } catch {
        return undefined;
      }
    },
    /** Something that may fail, such as the name of a branch that is not there. */
    ask: async (...args: string[]): Promise<string | undefined> => {
      try {
        return (await git(...args)).trim() || undefined;
      } catch {
        return undefined;
      }
    },
  };
};
export type Git = ReturnType<typeof openGit>;
