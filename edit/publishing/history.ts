import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault, Version } from '../contract.ts';
import { nameInSource } from '../files/differences.ts';
import type { Store } from '../files/store.ts';
import { type Git, inWords } from './git.ts';
import { runCommand } from './run-command.ts';

const MOST = 50;

/** Only a commit reaches Git, whatever a request says. */
const commitOf = (given: string): string => {
  if (!/^[0-9a-f]{7,64}$/.test(given)) throw new Error(`${given} is no version.`);
  return given;
};

/** What was published, by whom and when, and the way back to it. */
export const openHistory = (git: Git, store: Store, faultsOf: (replaced: Record<string, string | null>) => Fault[]) => {
  /** An old state may not fit the site of today; then nothing is written. */
  const writeIfValid = async (files: { file: string; source: string | undefined }[]): Promise<void> => {
    const [fault] = faultsOf(Object.fromEntries(files.map(({ file, source }) => [file, source ?? null])));
    if (fault) {
      const source = files.find(({ file }) => file === fault.file)?.source;
      throw new Error(`${nameInSource(fault.file, source, fault.path)} ${fault.message}.`);
    }
    await store.writeFiles(files);
  };
  const folders = new Map<string, string>();
  return {
    list: async (file = 'content'): Promise<Version[]> => {
      const format = '--format=%x00%H%x09%an%x09%aI%x09%s';
      const log = await git.git('log', `--max-count=${MOST}`, '--numstat', format, '--', file);
      return log
        .split('\0')
        .slice(1)
        .map((entry, i): Version => {
          const [about = '', ...numbers] = entry.split('\n').filter(Boolean);
          const [commit = '', name = '', date = '', note = ''] = about.split('\t');
          const changes = numbers.reduce((sum, row) => sum + (Number(row.split('\t')[0]) || 1), 0);
          return { commit, name, note, when: inWords(date), changes, isLive: i === 0 };
        });
    },
    /** Makes the words what they were. It is a change like any other: shown, checked and published. */
    goBack: async (version: string, file?: string): Promise<void> => {
      const commit = commitOf(version);
      // Only what differs: a file that is written again, even unchanged, makes the open page load again.
      const differing = await git.lines('diff', '--name-only', '--no-renames', commit, '--', 'content');
      const texts = file ? [file] : differing.filter((one) => /^content\/[^.].*\.(yaml|md|json)$/.test(one));
      const states = texts.map(async (one) => ({ file: one, source: await git.show(commit, one) }));
      return writeIfValid(await Promise.all(states));
    },
    /** A folder with the content of a commit, to look at it. */
    unpack: async (version: string): Promise<string> => {
      const commit = commitOf(version);
      const known = folders.get(commit);
      if (known) return known;
      const folder = mkdtempSync(join(tmpdir(), 'dhr-version-'));
      const tar = join(folder, 'content.tar');
      await git.git('archive', '--format=tar', `--output=${tar}`, commit, 'content');
      const unpacked = await runCommand('tar', ['-xf', tar, '-C', folder], { cwd: folder });
      if (!unpacked.isDone) throw new Error(unpacked.words);
      folders.set(commit, folder);
      return folder;
    },
  };
};
export type History = ReturnType<typeof openHistory>;
