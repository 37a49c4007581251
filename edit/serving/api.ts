import { Hono } from 'hono';
import { isoDay } from '../../common/day.ts';
import type { ContentFiles } from '../../content-reader/files.ts';
import { isRecord, valueAt } from '../../content-reader/json-schemas.ts';
import { newDraft } from '../../site/content/drafts.ts';
import { today } from '../../site/content/settings.ts';
import { COLLECTIONS, collectionNames } from '../../site/schemas/collections.ts';
import { describePlace } from '../fields/describe.ts';
import { nameOfFile } from '../fields/names.ts';
import { newPart } from '../fields/sample.ts';
import { schemaOf } from '../fields/schemas.ts';
import { replacementsIn, textsWith } from '../fields/search.ts';
import { type Git, inWords } from '../files/git.ts';
import { answerYes, openQuestions, postpone } from '../files/owner-questions.ts';
import { copyFile, lifeOf, moveFile, retireFile } from '../files/page-life.ts';
import { changeSource, dataOf, readableData } from '../files/source.ts';
import type { ChangeRequest, Store } from '../files/store.ts';
import { CLAIMS, keyOf, type Place, placeOf } from '../marks/marks.ts';
import type { Publisher, PublishOrder } from '../publishing/publish.ts';
import { say } from '../words.ts';
import type { Pictures } from './pictures.ts';

interface Dependencies {
  root: string;
  git: Git;
  store: Store;
  pictures: Pictures;
  publisher: Publisher;
  pages: () => { path: string; name: string }[];
  /** Every file of content/, drafts among them. */
  paths: () => readonly string[];
  /** The script and the styles of the panel, which are built while the server starts. */
  panel: Promise<{ script: string; style: string }>;
}

const MAX_VERSIONS_OPTION = '--max-count=50';

/** Kinds that are items of a list: the list, the field for their title, and where they are seen. */
const LISTS: Readonly<Record<string, Place & { title: string; address: string }>> = {
  term: {
    file: 'content/insights/glossary.yaml',
    path: ['terms'],
    title: 'term',
    address: '/insights/glossary',
  },
  office: { file: 'content/site.yaml', path: ['offices'], title: 'city', address: '/contact-us' },
};

/** The requests of the panel, by name. */
export function editActions({
  root,
  git,
  store,
  pictures,
  publisher,
  pages,
  paths,
}: Omit<Dependencies, 'panel'>) {
  const dataIn = (file: string) => dataOf(file, store.read(file));
  const state = () => ({ ...store.state(), publishing: publisher.publishing() });
  const change = async (request: ChangeRequest) => ({
    ...(await store.change(request)),
    state: state(),
  });

  const write = async ({ files, address }: ReturnType<typeof copyFile>) => {
    if (!lifeOf(files[0]?.file ?? '')) throw new Error(say('staysAsItIs'));
    await store.writeFiles(files);
    return { address };
  };

  /** Every text as the editor has it. */
  const texts = (): ContentFiles => ({ paths: paths().filter(schemaOf), read: store.read });
  const allTexts = () =>
    texts().paths.map((file) => ({ file, data: readableData(file, store.read(file)) ?? {} }));
  const replacements = ({ words, by }: { words: string; by: string }) =>
    allTexts().flatMap(({ file, data }) => replacementsIn(file, data, words, by));

  /** The figures of content/claims.yaml that a text names. */
  const claimsIn = (text: unknown) => {
    if (typeof text !== 'string' || !text.includes('{{')) return [];
    const names = new Set([...text.matchAll(/\{\{\s*(\w+)/g)].flatMap(([, name]) => name ?? []));
    return Object.entries(dataIn(CLAIMS)).flatMap(([name, claim]) =>
      names.has(name) && isRecord(claim) ? [{ name, shown: String(claim['shown']) }] : [],
    );
  };
  const usesOf = ({ file, path }: Place): string[] => {
    const [name = ''] = path;
    if (file !== CLAIMS || !/^\w+$/.test(String(name))) return [];
    const texts = paths().filter(schemaOf);
    return texts
      .filter((text) => new RegExp(`\\{\\{\\s*${name}\\b`).test(store.read(text)))
      .map((text) => nameOfFile(text, dataIn(text)));
  };
  return {
    pages,
    /** Files that belong to no single page, each with what it is called. */
    files: () =>
      collectionNames
        .map((name) => `content/${COLLECTIONS[name].files}`)
        .filter((file) => !file.includes('*'))
        .map((file) => ({ file, path: [], name: nameOfFile(file, {}) })),
    find: ({ words }: { words: string }) =>
      allTexts().flatMap(({ file, data }) => textsWith(file, data, words)),
    replacements,
    /** Writes all chosen places, or none where one of them would break the site. */
    replace: async ({ places, ...wanted }: { words: string; by: string; places: Place[] }) => {
      const chosen = new Set(places.map(({ file, path }) => keyOf(file, path)));
      const changes = replacements(wanted).filter(({ file, path }) =>
        chosen.has(keyOf(file, path)),
      );
      const files = [...Map.groupBy(changes, ({ file }) => file)].map(([file, own]) => ({
        file,
        source: own.reduce(
          (text, { path, after }) => changeSource(file, text, { kind: 'set', path, value: after }),
          store.read(file),
        ),
      }));
      await store.writeFiles(files);
      return state();
    },
    state,
    /** Where a mark comes from. A figure and its bare number are shown together. */
    place: ({ id }: { id: number }): Place | null => {
      const place = placeOf(id);
      return place?.file === CLAIMS ? { ...place, path: place.path.slice(0, 1) } : (place ?? null);
    },
    /** The file whose title has this mark, for a page that is made from one. */
    page: ({ id }: { id: number }): { file: string; hasSections: boolean } | null => {
      const { file } = placeOf(id) ?? {};
      return file ? { file, hasSections: Array.isArray(dataIn(file)['sections']) } : null;
    },
    open: (place: Place) => {
      const opened = describePlace(place.file, dataIn(place.file), place.path);
      const life = place.path.length === 0 ? lifeOf(place.file) : undefined;
      return { ...opened, claims: claimsIn(opened.field.value), uses: usesOf(place), life };
    },
    change,
    add: ({ file, path, at, kind }: Place & { at?: number; kind?: string | undefined }) => {
      const value = newPart(file, dataIn(file), path, kind);
      return change({
        file,
        change:
          at === undefined ? { kind: 'set', path, value } : { kind: 'insert', path, at, value },
      });
    },
    duplicate: ({ file, path, at }: Place & { at: number }) => {
      const value = valueAt(dataIn(file), [...path, at]);
      return change({ file, change: { kind: 'insert', path, at: at + 1, value } });
    },
    undo: () => ({ done: store.undo(), state: state() }),
    redo: () => ({ done: store.redo(), state: state() }),
    /** Everything that can begin as a draft, from the same templates as npm run new. */
    create: async (wanted: {
      kind: string;
      title: string;
      date: string | undefined;
    }): Promise<{ address: string }> => {
      const list = Object.hasOwn(LISTS, wanted.kind) ? LISTS[wanted.kind] : undefined;
      if (list) {
        const { file, path, title, address } = list;
        const items = valueAt(dataIn(file), path);
        const value = { ...Object(newPart(file, dataIn(file), path)), [title]: wanted.title };
        const at = Array.isArray(items) ? items.length : 0;
        const source = changeSource(file, store.read(file), { kind: 'insert', path, at, value });
        await store.writeFiles([{ file, source }]);
        return { address };
      }
      const draft = newDraft(wanted, root, isoDay(today()));
      if ('problem' in draft) throw new Error(draft.problem);
      await store.writeFiles([{ file: draft.file, source: draft.text }]);
      return { address: draft.address };
    },
    copy: ({ file, title }: { file: string; title: string }) =>
      write(copyFile(texts(), file, title)),
    move: ({ file, name }: { file: string; name: string }) => write(moveFile(texts(), file, name)),
    retire: ({ file, to }: { file: string; to: string }) => write(retireFile(texts(), file, to)),
    questions: () => openQuestions(texts()),
    answerYes: async ({ name }: { name: string }) => {
      await store.writeFiles(answerYes(texts(), name));
      return state();
    },
    postpone: async (wanted: { name: string; until?: string; askedOf?: string }) => {
      await store.writeFiles(postpone(texts(), wanted));
      return state();
    },
    differences: () => store.differences(),
    revert: async ({ file, path }: Place) => {
      if (file.endsWith('.webp')) pictures.remove(file);
      else await store.revert(file, path);
      return state();
    },
    isKnown: publisher.isKnown,
    publish: (order: PublishOrder) => {
      void publisher.publish(order);
      return state();
    },
    dismiss: () => {
      publisher.dismiss();
      return state();
    },
    history: async ({ file: wanted }: { file?: string | undefined }) => {
      const file = wanted && schemaOf(wanted) ? wanted : 'content';
      const log = await git.lines(
        'log',
        MAX_VERSIONS_OPTION,
        '--format=%H%x09%an%x09%aI%x09%s',
        '--',
        file,
      );
      return log.map((line) => {
        const [commit = '', name = '', date = '', note = ''] = line.split('\t');
        return { commit, name, note, when: inWords(date) };
      });
    },
    /** Restores an earlier state as an ordinary change, shown and checked like any other. */
    goBack: async ({ commit, file }: { commit: string; file?: string | undefined }) => {
      // Only a commit reaches Git, whatever a request says.
      if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new Error(`${commit} is not a version.`);
      // Only what differs: a file that is written again, even unchanged, makes the open page load
      // again.
      const differing = await git.lines(
        'diff',
        '--name-only',
        '--no-renames',
        commit,
        '--',
        'content',
      );
      const texts = (file ? [file] : differing).filter(schemaOf);
      const files = texts.map(async (one) => ({ file: one, source: await git.show(commit, one) }));
      await store.writeFiles(await Promise.all(files));
      return state();
    },
  };
}
export type Actions = ReturnType<typeof editActions>;
type Result<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;
export type State = Result<'state'>;
export type Opened = Result<'open'>;
export type Changed = Result<'change'>;

export function editApi({ panel, ...dependencies }: Dependencies) {
  const { pictures } = dependencies;
  const api = new Hono();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    return next();
  });
  api.onError((error, context) => context.json({ message: error.message }, 500));
  api.get('/panel.js', async (context) =>
    context.body((await panel).script, 200, { 'Content-Type': 'text/javascript' }),
  );
  api.get('/panel.css', async (context) =>
    context.body((await panel).style, 200, { 'Content-Type': 'text/css' }),
  );
  /** For the list of changes: not every picture is on the page that is open. */
  api.get('/picture', (context) => {
    const bytes = pictures.read(context.req.query('file') ?? '');
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });
  api.post('/picture', async (context) => {
    const { name = '', file = '' } = context.req.query();
    return context.json(
      await pictures.store(file, name, new Uint8Array(await context.req.arrayBuffer())),
    );
  });
  const byName: Readonly<Record<string, (given: never) => unknown>> = editActions(dependencies);
  api.post('/:action', async (context) => {
    const name = context.req.param('action');
    if (!Object.hasOwn(byName, name)) return context.notFound();
    return context.json((await byName[name]?.(await context.req.json<never>())) ?? null);
  });
  return api;
}
