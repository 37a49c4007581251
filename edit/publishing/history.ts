import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Version } from '../contract.ts';
import { nameInSource } from '../files/differences.ts';
import type { Store } from '../files/store.ts';
import type { Path } from '../marks/places.ts';
import { type Git, inWords } from './git.ts';

const run = promisify(execFile);
const MOST = 50;
const IS_COMMIT = /^[0-9a-f]{7,64}$/;

/** What was published, by whom and when, and the way back to it. */
export const openHistory = (
  git: Git,
  store: Store,
  faultsOf: (replaced: Record<string, string | null>) => { file: string; path: Path; message: string }[],
) => {
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
    list: async (file?: string): Promise<Version[]> => {
      const log = await git.lines(
        'log',
        `--max-count=${MOST}`,
        '--format=%H%x09%an%x09%aI%x09%s',
        '--',
        file ?? 'content',
      );
      return Promise.all(
        log.map(async (line, i): Promise<Version> => {
          const [commit = '', name = '', date = '', note = ''] = line.split('\t');
          const numbers = await git.lines('show', '--numstat', '--format=', commit, '--', file ?? 'content');
          const changes = numbers.reduce((sum, row) => sum + (Number(row.split('\t')[0]) || 1), 0);
          return { commit, name, note, when: inWords(date), changes, isLive: i === 0 };
        }),
      );
    },
    /** Makes the words what they were. It is a change like any other: shown, checked and published. */
    goBack: async (commit: string, file?: string): Promise<void> => {
      if (!IS_COMMIT.test(commit)) throw new Error(`${commit} is no version.`);
      if (file) return writeIfValid([{ file, source: await git.show(commit, file) }]);
      // Only what differs: a file that is written again, even unchanged, makes the open page load anew.
      const differing = await git.lines('diff', '--name-only', '--no-renames', commit, '--', 'content');
      const texts = differing
        .filter((one) => /^content\/[^.].*\.(yaml|md|json)$/.test(one))
        .map(async (one) => ({ file: one, source: await git.show(commit, one) }));
      return writeIfValid(await Promise.all(texts));
    },
    /** A folder with the content of a commit, to look at it. */
    unpack: async (commit: string): Promise<string> => {
      if (!IS_COMMIT.test(commit)) throw new Error(`${commit} is no version.`);
      const known = folders.get(commit);
      if (known) return known;
      const folder = mkdtempSync(join(tmpdir(), 'dhr-version-'));
      const tar = join(folder, 'content.tar');
      await git.git('archive', '--format=tar', `--output=${tar}`, commit, 'content');
      await run('tar', ['-xf', tar, '-C', folder]);
      folders.set(commit, folder);
      return folder;
    },
  };
};
export type History = ReturnType<typeof openHistory>;
