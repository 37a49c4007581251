import { Hono } from 'hono';
import type { Actions } from './actions.ts';
import type { Pictures } from './pictures.ts';

interface Dependencies {
  actions: Actions;
  pictures: Pictures;
  /** The script and the styles of the panel, which are built while the server starts. */
  panel: Promise<{ script: string; style: string }>;
}

/** The address of every action, and the files of the panel. */
export const editApi = ({ actions, pictures, panel }: Dependencies) => {
  const api = new Hono();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    return next();
  });
  api.onError((error, context) => context.json({ message: error.message }, 500));
  api.get('/panel.js', async (context) =>
    context.body((await panel).script, 200, { 'Content-Type': 'text/javascript' }),
  );
  api.get('/panel.css', async (context) => context.body((await panel).style, 200, { 'Content-Type': 'text/css' }));
  /** For the list of changes: not every picture is on the page that is open. */
  api.get('/picture', (context) => {
    const bytes = pictures.read(context.req.query('file') ?? '');
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });
  api.post('/picture', async (context) => {
    const { name = '', file = '' } = context.req.query();
    return context.json(await pictures.store(file, name, new Uint8Array(await context.req.arrayBuffer())));
  });
  const byName: Readonly<Record<string, (given: never) => unknown>> = actions;
  api.post('/:action', async (context) => {
    const name = context.req.param('action');
    if (!Object.hasOwn(byName, name)) return context.notFound();
    return context.json((await byName[name]?.(await context.req.json<never>())) ?? null);
  });
  return api;
};
