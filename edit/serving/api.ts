import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { collectionNames, collections } from '../../site/collections.ts';
import type { ChangeRequest, Opened, PublishAnswer, ServerEvent } from '../contract.ts';
import { nameOfFile, nameOfPlace } from '../files/differences.ts';
import { dataOf, rawAt } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import { type Path, type Place, placeOf } from '../marks/places.ts';
import type { History } from '../publishing/history.ts';
import type { Publisher } from '../publishing/publish.ts';
import type { Drafts } from './drafts.ts';
import { isOwnRequest } from './guard.ts';
import type { Listeners } from './listeners.ts';
import { openField } from './open-field.ts';
import type { Pictures } from './pictures.ts';
import type { Uses } from './uses.ts';

interface Given {
  port: () => number;
  store: Store;
  uses: Uses;
  listeners: Listeners;
  drafts: Drafts;
  pictures: Pictures;
  history: History;
  publisher: Publisher;
  /** The panel itself: files, which are made while the server starts, and words. */
  panel: { files: Promise<{ script: string; style: string }>; words: () => Record<string, string> };
  pages: () => { path: string; name: string }[];
  newItem: (file: string, path: Path, kind: string | undefined) => unknown;
  newGroup: (file: string, path: Path) => unknown;
}

/** What the panel asks of the server. Every request must come from a page of this server itself. */
export const editApi = (given: Given) => {
  const { store, uses, listeners, drafts, pictures, history, publisher, panel } = given;
  const api = new Hono();
  api.use(async (context, next) => {
    const [host, origin] = [context.req.header('host'), context.req.header('origin')];
    const isChange = context.req.method !== 'GET';
    if (!isOwnRequest(given.port(), { host, origin: isChange ? (origin ?? 'none') : origin }))
      return context.text('', 403);
    context.header('Cache-Control', 'no-store');
    return next();
  });
  api.onError((error, context) => context.json({ message: error.message }, 500));

  const words = () => panel.words();
  const open = (file: string, path: Path): Opened | undefined => {
    const opened = openField(store, file, path, words()['bodyHelp'] ?? '');
    return opened && { ...opened, uses: uses.of(file, path) };
  };

  api.get('/panel.js', async (context) =>
    context.body((await panel.files).script, 200, { 'Content-Type': 'text/javascript' }),
  );
  api.get('/panel.css', async (context) =>
    context.body((await panel.files).style, 200, { 'Content-Type': 'text/css' }),
  );
  api.get('/words', (context) => context.json(words()));
  api.get('/pages', (context) => context.json(given.pages()));
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
    const places = ids.flatMap((id) => {
      const place = placeOf(id);
      if (!place) return [];
      const { file, path } = place;
      try {
        if (!data.has(file)) data.set(file, dataOf(file, store.read(file)));
      } catch {
        // Somebody has just removed or broken the file: its texts cannot be changed here.
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
    const opened = open(file, path);
    return opened ? context.json(opened) : context.json({ message: file }, 404);
  });
  /** Answers when every page has been looked at; until then nobody can tell. */
  api.post('/uses', async (context) => {
    const { file, path } = await context.req.json<Place>();
    await uses.everyPageSeen;
    return context.json(uses.of(file, path));
  });
  api.post('/change', async (context) => context.json(await store.change(await context.req.json<ChangeRequest>())));
  api.post('/add', async (context) => {
    const { file, path, at, kind } = await context.req.json<Place & { at: number; kind?: string }>();
    const value = given.newItem(file, path, kind);
    return context.json(await store.change({ file, changes: [{ kind: 'insert', path, at, value }] }));
  });
  api.post('/add-group', async (context) => {
    const { file, path } = await context.req.json<Place>();
    const value = given.newGroup(file, path);
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
  api.post('/new', async (context) => context.json(await drafts.create(await context.req.json())));
  api.post('/picture', async (context) => {
    const { name = '', file = '' } = context.req.query();
    return context.json(await pictures.store(file, name, new Uint8Array(await context.req.arrayBuffer())));
  });

  /** For the list of changes: not every picture is on the page that is open. */
  api.get('/picture', (context) => {
    const bytes = pictures.read(context.req.query('file') ?? '');
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });
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
      .publish(order, (step) => listeners.tell({ type: 'publish', publishing: { step } }))
      .catch((error: Error): PublishAnswer => ({ result: 'failed', message: error.message }));
    // Every window shows what came of it: the one that asked may show another page by now.
    if (!isSecond) listeners.tell({ type: 'publish', publishing: { answer } });
    return context.json(answer);
  });
  api.get('/history', async (context) => context.json(await history.list(context.req.query('file'))));
  api.post('/go-back', async (context) => {
    const { commit, file } = await context.req.json<{ commit: string; file?: string }>();
    await history.goBack(commit, file);
    return context.json(store.state());
  });

  api.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const remove = listeners.add((event) => void stream.writeSSE({ data: event }));
      const step = publisher.underway();
      const hello: ServerEvent = { type: 'hello', publishing: step ? { step } : null };
      await stream.writeSSE({ data: JSON.stringify(hello) });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      remove();
    }),
  );
  return api;
};
