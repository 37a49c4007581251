import { newDraft } from '../../site/drafts.ts';
import { nameOfKey } from '../fields/describe.ts';
import { collectionOf } from '../fields/schema-at.ts';
import type { Store } from '../files/store.ts';
import type { Path } from '../marks/places.ts';
import type { EditWord } from '../words.schema.ts';

export type NewDraft = { address: string; file: string } | { problem: string };

interface Wanted {
  kind: string;
  title: string;
  date?: string;
}

/** Everything that can begin as a draft, from the same templates as npm run new. */
export const openDrafts = (
  root: string,
  store: Store,
  today: () => string,
  faultsOf: (replaced: Record<string, string>) => { path: Path; message: string }[],
  words: () => Pick<Record<EditWord, string>, 'newTaken' | 'newNoName'>,
) => ({
  create: async ({ kind, title, date }: Wanted): Promise<NewDraft> => {
    const draft = newDraft([...(date ? ['--date', date] : []), kind, '--', title], root, today());
    if ('problem' in draft) {
      if (draft.reason) return { problem: draft.reason === 'taken' ? words().newTaken : words().newNoName };
      return { problem: draft.problem.split('\n')[0] ?? draft.problem };
    }
    if (!collectionOf(draft.file)) return { problem: draft.file };
    // A title may name a figure that nobody knows.
    const [fault] = faultsOf({ [draft.file]: draft.text });
    if (fault) return { problem: `${nameOfKey(fault.path.at(-1) ?? '')} ${fault.message}.` };
    await store.writeFiles([{ file: draft.file, source: draft.text }]);
    return { address: draft.address, file: draft.file };
  },
});
export type Drafts = ReturnType<typeof openDrafts>;
