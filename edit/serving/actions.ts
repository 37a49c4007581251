import { isoDay } from '../../common/day.ts';
import { collectionNames, collections } from '../../site/collections.ts';
import { newDraft } from '../../site/drafts.ts';
import { today } from '../../site/settings.ts';
import type {
  ChangeRequest,
  Fault,
  NamedPlace,
  Opened,
  PublishAnswer,
  PublishOrder,
  ServerEvent,
} from '../contract.ts';
import { nameOfKey } from '../fields/describe.ts';
import { newGroup, newItem } from '../fields/sample.ts';
import { collectionOf } from '../fields/schema-at.ts';
import { nameOfFile, nameOfPlace } from '../files/differences.ts';
import { dataOf, rawAt } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import { type Place, placeOf } from '../marks/places.ts';
import type { History } from '../publishing/history.ts';
import type { Publisher } from '../publishing/publish.ts';
import { say } from '../words.ts';
import type { Pictures } from './pictures.ts';
import type { Texts } from './texts.ts';

interface Given {
  root: string;
  store: Store;
  texts: Texts;
  pictures: Pictures;
  history: History;
  publisher: Publisher;
  faultsOf: (replaced: Record<string, string | null>) => Fault[];
  pages: () => { path: string; name: string }[];
  tell: (event: ServerEvent) => void;
}

type Item = Place & { at: number };

/** What the panel asks of the server, by name. */
export const editActions = ({ root, store, texts, pictures, history, publisher, faultsOf, pages, tell }: Given) => {
  const dataIn = (file: string) => dataOf(file, store.read(file));
  /** Where a mark comes from, and what it is called. */
  const nameMark = (id: number, known: Map<string, unknown>): NamedPlace[] => {
    const place = placeOf(id);
    if (!place) return [];
    const { file, path } = place;
    try {
      if (!known.has(file)) known.set(file, dataIn(file));
      const data = known.get(file);
      const parts = nameOfPlace(file, data, path).split(', ').slice(1);
      const name = parts.slice(0, -1).join(', ');
      return [{ id, file, path, name, kind: parts.at(-1) ?? '', page: nameOfFile(file, data) }];
    } catch {
      // The file has just been removed or broken: its texts cannot be changed here.
      return [];
    }
  };
  return {
    pages,
    /** Files that belong to no single page, each with what it is called. */
    files: () =>
      collectionNames
        .map((name) => `content/${collections[name].files}`)
        .filter((file) => !file.includes('*'))
        .map((file) => ({ file, name: nameOfFile(file, {}) })),
    state: () => store.state(),
    places: ({ ids }: { ids: number[] }): NamedPlace[] => {
      const known = new Map<string, unknown>();
      return ids.flatMap((id) => nameMark(id, known));
    },
    open: ({ file, path }: Place): Opened => {
      const opened = texts.open(file, path);
      if (!opened) throw new Error(`${file} has no such text.`);
      return opened;
    },
    uses: ({ file, path }: Place) => texts.usesOf(file, path),
    change: (request: ChangeRequest) => store.change(request),
    add: ({ file, path, at, kind }: Item & { kind?: string }) =>
      store.change({ file, changes: [{ kind: 'insert', path, at, value: newItem(file, dataIn(file), path, kind) }] }),
    addGroup: ({ file, path }: Place) =>
      store.change({ file, changes: [{ kind: 'set', path, value: newGroup(file, dataIn(file), path) }] }),
    duplicate: ({ file, path, at }: Item) => {
      const value = rawAt(file, store.read(file), [...path, at]);
      return store.change({ file, changes: [{ kind: 'insert', path, at: at + 1, value }] });
    },
    drop: ({ file, path }: Place) => {
      store.drop(file, path);
      return store.state();
    },
    undo: () => ({ done: store.undo(), state: store.state() }),
    redo: () => ({ done: store.redo(), state: store.state() }),
    /** Everything that can begin as a draft, from the same templates as npm run new. */
    create: async ({ kind = '', title = '', date = '' }: Record<string, string>) => {
      const draft = newDraft([...(date ? ['--date', date] : []), kind, '--', title], root, isoDay(today()));
      if ('problem' in draft) {
        if (draft.reason) return { problem: say(draft.reason === 'taken' ? 'newTaken' : 'newNoName') };
        return { problem: draft.problem.split('\n')[0] ?? '' };
      }
      if (!collectionOf(draft.file)) return { problem: draft.file };
      // A title may name a figure that does not exist.
      const [fault] = faultsOf({ [draft.file]: draft.text });
      if (fault) return { problem: `${nameOfKey(fault.path.at(-1) ?? '')} ${fault.message}.` };
      await store.writeFiles([{ file: draft.file, source: draft.text }]);
      return { address: draft.address };
    },
    differences: () => store.differences(),
    takeBack: async ({ file, path }: Place) => {
      if (file.endsWith('.webp')) pictures.remove(file);
      else await store.takeBack(file, path);
      return store.state();
    },
    editor: () => publisher.editor(),
    publish: async (order: PublishOrder): Promise<PublishAnswer> => {
      const isSecond = publisher.underway() !== undefined;
      const answer = await publisher
        .publish(order, (step) => tell({ type: 'publish', publishing: { step } }))
        .catch((error: Error): PublishAnswer => ({ result: 'failed', message: error.message }));
      // Every window shows the result: the one that asked may show another page by now.
      if (!isSecond) tell({ type: 'publish', publishing: { answer } });
      return answer;
    },
    history: ({ file }: { file?: string | undefined }) => history.list(file),
    goBack: async ({ commit, file }: { commit: string; file?: string | undefined }) => {
      await history.goBack(commit, file);
      return store.state();
    },
  };
};
export type Actions = ReturnType<typeof editActions>;
