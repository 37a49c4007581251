import { schemaOf } from '../fields/schemas.ts';
import type { Store } from '../files/store.ts';
import { type Git, inWords } from './git.ts';

const MOST = '--max-count=50';

/** What was published, by whom and when, and the way back to it. */
export const openHistory = (git: Git, store: Store) => ({
  list: async (wanted?: string) => {
    const file = wanted && schemaOf(wanted) ? wanted : 'content';
    const log = await git.lines('log', MOST, '--format=%H%x09%an%x09%aI%x09%s', '--', file);
    return log.map((line) => {
      const [commit = '', name = '', date = '', note = ''] = line.split('\t');
      return { commit, name, note, when: inWords(date) };
    });
  },
  /** Restores an earlier state as an ordinary change, which is shown, checked and published like any other. */
  goBack: async (commit: string, file?: string): Promise<void> => {
    // Only a commit reaches Git, whatever a request says.
    if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new Error(`${commit} is no version.`);
    // Only what differs: a file that is written again, even unchanged, makes the open page load again.
    const differing = await git.lines('diff', '--name-only', '--no-renames', commit, '--', 'content');
    const texts = (file ? [file] : differing).filter(schemaOf);
    await store.writeFiles(
      await Promise.all(texts.map(async (one) => ({ file: one, source: await git.show(commit, one) }))),
    );
  },
});
export type History = ReturnType<typeof openHistory>;
