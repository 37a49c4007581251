import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { isoDay } from '../../common/day.ts';
import { collectionNames, collections } from '../../site/collections.ts';
import { newDraft } from '../../site/drafts.ts';
import { today } from '../../site/today.ts';
import type { ChangeRequest, Fault, NamedPlace, PublishAnswer, ServerEvent } from '../contract.ts';
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
  port: () => number;
  store: Store;
  texts: Texts;
  pictures: Pictures;
  history: History;
  publisher: Publisher;
  faultsOf: (replaced: Record<string, string | null>) => Fault[];
  /** The script and the styles of the panel, which are built while the server starts. */
  panel: Promise<{ script: string; style: string }>;
  pages: () => { path: string; name: string }[];
}

/**
 * Whether a request comes from the panel itself. The server writes files, so a page of another site must not reach it:
 * neither by a form or a script (Origin), nor by a name that it lets point at this machine (Host).
 */
export const isOwnRequest = (
  port: number,
  { host, origin }: { host?: string | undefined; origin?: string | undefined },
) => {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  return own.includes(host ?? '') && (origin === undefined || own.includes(origin.replace(/^http:\/\//, '')));
};

/** What the panel asks of the server, and what the server tells every open panel. */
export const openApi = ({ root, port, store, texts, pictures, history, publisher, faultsOf, panel, pages }: Given) => {
  const api = new Hono();
  api.use(async (context, next) => {
    const [host, origin] = [context.req.header('host'), context.req.header('origin')];
    const isChange = context.req.method !== 'GET';
    if (!isOwnRequest(port(), { host, origin: isChange ? (origin ?? 'none') : origin })) return context.text('', 403);
    context.header('Cache-Control', 'no-store');
    return next();
  });
  api.onError((error, context) => context.json({ message: error.message }, 500));

  api.get('/panel.js', async (context) =>
    context.body((await panel).script, 200, { 'Content-Type': 'text/javascript' }),
  );
  api.get('/panel.css', async (context) => context.body((await panel).style, 200, { 'Content-Type': 'text/css' }));
  api.get('/pages', (context) => context.json(pages()));
  /** Files that belong to no single page, each with what it is called. */
  api.get('/files', (context) =>
    context.json(
      collectionNames
        .map((name) => `content/${collections[name].files}`)
        .filter((file) => !file.includes('*'))
        .map((file) => ({ file, name: nameOfFile(file, {}) })),
    ),
  );
  api.get('/state', (context) => context.json(store.state()));

  /** Where marks come from, and what each is called. */
  api.post('/places', async (context) => {
    const { ids } = await context.req.json<{ ids: number[] }>();
    const data = new Map<string, unknown>();
    const places = ids.flatMap((id): NamedPlace[] => {
      const place = placeOf(id);
      if (!place) return [];
      const { file, path } = place;
      try {
        if (!data.has(file)) data.set(file, dataOf(file, store.read(file)));
      } catch {
        // The file has just been removed or broken: its texts cannot be changed here.
        return [];
      }
      const parts = nameOfPlace(file, data.get(file), path).split(', ').slice(1);
      const name = parts.slice(0, -1).join(', ');
      return [{ id, file, path, name, kind: parts.at(-1) ?? '', page: nameOfFile(file, data.get(file)) }];
    });
    return context.json(places);
  });
  api.post('/open', async (context) => {
    const { file, path } = await context.req.json<Place>();
    const opened = texts.open(file, path);
    return opened ? context.json(opened) : context.json({ message: file }, 404);
  });
  api.post('/uses', async (context) => {
    const { file, path } = await context.req.json<Place>();
    return context.json(await texts.usesOf(file, path));
  });
  api.post('/change', async (context) => context.json(await store.change(await context.req.json<ChangeRequest>())));
  api.post('/add', async (context) => {
    const { file, path, at, kind } = await context.req.json<Place & { at: number; kind?: string }>();
    const value = newItem(file, dataOf(file, store.read(file)), path, kind);
    return context.json(await store.change({ file, changes: [{ kind: 'insert', path, at, value }] }));
  });
  api.post('/add-group', async (context) => {
    const { file, path } = await context.req.json<Place>();
    const value = newGroup(file, dataOf(file, store.read(file)), path);
    return context.json(await store.change({ file, changes: [{ kind: 'set', path, value }] }));
  });
  api.post('/duplicate', async (context) => {
    const { file, path, at } = await context.req.json<Place & { at: number }>();
    const value = rawAt(file, store.read(file), [...path, at]);
    return context.json(await store.change({ file, changes: [{ kind: 'insert', path, at: at + 1, value }] }));
  });
  api.post('/drop', async (context) => {
    const { file, path } = await context.req.json<Place>();
    store.drop(file, path);
    return context.json(store.state());
  });
  api.post('/undo', (context) => context.json({ done: store.undo(), state: store.state() }));
  api.post('/redo', (context) => context.json({ done: store.redo(), state: store.state() }));
  /** Everything that can begin as a draft, from the same templates as npm run new. */
  api.post('/new', async (context) => {
    const { kind, title, date } = await context.req.json<{ kind: string; title: string; date?: string }>();
    const draft = newDraft([...(date ? ['--date', date] : []), kind, '--', title], root, isoDay(today()));
    if ('problem' in draft) {
      if (draft.reason) return context.json({ problem: say(draft.reason === 'taken' ? 'newTaken' : 'newNoName') });
      return context.json({ problem: draft.problem.split('\n')[0] ?? draft.problem });
    }
    if (!collectionOf(draft.file)) return context.json({ problem: draft.file });
    // A title may name a figure that does not exist.
    const [fault] = faultsOf({ [draft.file]: draft.text });
    if (fault) return context.json({ problem: `${nameOfKey(fault.path.at(-1) ?? '')} ${fault.message}.` });
    await store.writeFiles([{ file: draft.file, source: draft.text }]);
    return context.json({ address: draft.address });
  });
  api.post('/picture', async (context) => {
    const { name = '', file = '' } = context.req.query();
    return context.json(await pictures.store(file, name, new Uint8Array(await context.req.arrayBuffer())));
  });
  /** For the list of changes: not every picture is on the page that is open. */
  api.get('/picture', (context) => {
    const bytes = pictures.read(context.req.query('file') ?? '');
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });

  const listeners = new Set<(event: ServerEvent) => void>();
  const { promise: opened, resolve: firstOpens } = Promise.withResolvers<void>();
  const tell = (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
  };
  api.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const listener = (event: ServerEvent) => void stream.writeSSE({ data: JSON.stringify(event) });
      listeners.add(listener);
      firstOpens();
      const step = publisher.underway();
      listener({ type: 'hello', publishing: step ? { step } : null });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      listeners.delete(listener);
    }),
  );

  api.get('/differences', (context) => context.json(store.differences()));
  api.post('/take-back', async (context) => {
    const { file, path } = await context.req.json<Place>();
    if (file.endsWith('.webp')) pictures.remove(file);
    else await store.takeBack(file, path);
    return context.json(store.state());
  });
  api.get('/editor', async (context) => context.json(await publisher.editor()));
  api.post('/publish', async (context) => {
    const order = await context.req.json();
    const isSecond = publisher.underway() !== undefined;
    const answer = await publisher
      .publish(order, (step) => tell({ type: 'publish', publishing: { step } }))
      .catch((error: Error): PublishAnswer => ({ result: 'failed', message: error.message }));
    // Every window shows what came of it: the one that asked may show another page by now.
    if (!isSecond) tell({ type: 'publish', publishing: { answer } });
    return context.json(answer);
  });
  api.get('/history', async (context) => context.json(await history.list(context.req.query('file'))));
  api.post('/go-back', async (context) => {
    const { commit, file } = await context.req.json<{ commit: string; file?: string }>();
    await history.goBack(commit, file);
    return context.json(store.state());
  });
  /** `opened` resolves when the first panel is open. */
  return { fetch: api.fetch, tell, opened };
};
