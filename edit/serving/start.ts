import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type AstroIntegration, dev } from 'astro';
import { build } from 'vite';
import config from '../../astro.config.ts';
import { contentFiles } from '../../content-reader/files.ts';
import { writeSchemas } from '../../content-reader/json-schemas.ts';
import { problemsInstead } from '../../site/content/astro-integration.ts';
import { getSite } from '../../site/content/get-content.ts';
import { readBuildSettings } from '../../site/content/settings.ts';
import { listPages } from '../../site/features/layout/public-pages.ts';
import { COLLECTIONS } from '../../site/schemas/collections.ts';
import { WRITING } from '../files/disk.ts';
import { openGit } from '../files/git.ts';
import { openStore } from '../files/store.ts';
import { textsOfFolder } from '../files/texts.ts';
import { MAILS } from '../marks/marks.ts';
import { finishCatchingUp } from '../publishing/catch-up.ts';
import { openPublisher } from '../publishing/publish.ts';
import type { EditSettings } from '../settings.ts';
import { say } from '../words.ts';
import { editApi } from './api.ts';
import { openCheck } from './check-words.ts';
import { openGuard } from './guard.ts';
import { markImported } from './mark-imported.ts';
import { contentForRequests } from './marked-content.ts';
import { openPictures } from './pictures.ts';

type ViteServer = Parameters<
  NonNullable<AstroIntegration['hooks']['astro:server:setup']>
>[0]['server'];

/** Integrations that edit mode replaces (content) or leaves out (enquiries). */
const REPLACED = ['dhr-content', 'dhr-api'];
/** Packages that Vite must bundle for islands; listed because discovery takes two seconds. */
const BUNDLED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];
const SCRIPT =
  "document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/__edit/panel.js' }));";

/** The panel as two files in memory, bundled by Vite apart from the site. */
async function buildPanel(root: string): Promise<{ script: string; style: string }> {
  // Vite's build would switch the whole process to production, and the pages with it.
  process.env['NODE_ENV'] ||= 'development';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(root, 'edit/panel/main.tsx'),
        formats: ['es'],
        fileName: 'panel',
        cssFileName: 'panel',
      },
    },
  });
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const contentOf = (name: string): string => {
    const file = files.find(({ fileName }) => fileName === name);
    return file?.type === 'chunk' ? file.code : String(file?.source);
  };
  return { script: contentOf('panel.js'), style: contentOf('panel.css') };
}

async function lookAt(path: string): Promise<string | undefined> {
  const origin = readBuildSettings(process.env).SITE_ORIGIN ?? getSite().origin.value;
  const response = await fetch(new URL(path, origin), {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  return response?.ok ? response.text().catch(() => undefined) : undefined;
}

/** The site of this folder, to be edited, on this machine only. */
export async function startEditServer(
  root: string,
  settings: EditSettings,
): Promise<{ address: string }> {
  const git = openGit(root);
  if (!(await git.ask('rev-parse', '--is-inside-work-tree')))
    throw new Error(
      'Git does not know this folder, so nothing could be published from it. Install Git from https://git-scm.com, and ask your site administrator for a copy made with it.',
    );
  finishCatchingUp(root);
  writeSchemas(root, COLLECTIONS);
  const panel = buildPanel(root);
  const contents = contentForRequests(root);
  let vite: ViteServer | undefined;
  const readAgain = () => {
    contents.forget();
    // Astro remembers which pages there are and what each was given; with this event it asks again.
    for (const { hot } of Object.values(vite?.environments ?? {}))
      hot.send('astro:content-changed', {});
  };
  const { all: check, faultsOf } = openCheck(root);
  const store = await openStore({
    texts: textsOfFolder(root, git),
    faultsOf,
    onWrite: readAgain,
  });
  const api = editApi({
    root,
    git,
    store,
    panel,
    paths: () => contentFiles(root).paths,
    pictures: openPictures(root, readAgain),
    publisher: openPublisher({ root, git, store, settings, check, lookAt }),
    pages: () => contents.plainly(() => listPages().map(({ path, name }) => ({ path, name }))),
  });
  const respond = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  let port = settings.EDIT_PORT;
  const guard = openGuard(root, () => port);

  const onChange = (file: string): void => {
    if (!file.startsWith(join(root, 'content')) || file.endsWith(WRITING)) return;
    readAgain();
    if (store.isOwn(relative(root, file).replaceAll('\\', '/'))) return;
    // Git may be busy; the next change asks it again.
    store.refresh().catch((error: Error) => console.error(error.message));
  };
  const serve = (server: ViteServer): void => {
    vite = server;
    server.watcher.on('all', (_, file) => {
      onChange(file);
      // The watcher says nothing of a second change within 50 ms.
      setTimeout(onChange, 100, file);
    });
    server.middlewares.use((request, response, next) => {
      const entry = guard.entry(request);
      if (!entry && guard.allows(request)) return next();
      response.writeHead(entry ? 303 : 403, {
        'Content-Type': 'text/plain; charset=utf-8',
        ...entry,
      });
      response.end(entry ? '' : say('noKey'));
    });
    server.httpServer?.prependListener(
      'upgrade',
      (request, socket) => guard.allows(request) || socket.destroy(),
    );
    // Every page fetches this script of the built site: menus that open on hover, links at
    // headings. Editing needs neither.
    server.middlewares.use(
      '/frame.js',
      (_, response) => void response.setHeader('Content-Type', 'text/javascript').end(),
    );
    server.middlewares.use(
      '/__edit',
      (request, response, next) => void respond(request, response).catch(next),
    );
    server.middlewares.use(problemsInstead(contents.problems));
    server.middlewares.use((request, _, next) => contents.run(request.url ?? '/', next));
  };
  /** Turns Astro's development server into the one for editors: marks, panel and API. */
  const editMode: AstroIntegration = {
    name: 'dhr-edit',
    hooks: {
      'astro:config:setup': ({ injectRoute, injectScript, updateConfig }) => {
        injectRoute({ pattern: MAILS, entrypoint: join(root, 'edit/Mails.astro') });
        updateConfig({
          site: getSite().origin.value,
          vite: {
            plugins: [markImported(root)],
            optimizeDeps: { noDiscovery: true, include: BUNDLED },
            // In a worktree the packages may be links to those of another folder.
            server: {
              fs: { allow: [root, join(realpathSync(join(root, 'node_modules/astro')), '..')] },
            },
          },
        });
        injectScript('head-inline', SCRIPT);
      },
      'astro:server:setup': ({ server }) => serve(server),
    },
  };
  const isKept = (one: unknown) =>
    !(one && typeof one === 'object' && 'name' in one && REPLACED.includes(String(one.name)));
  const [server] = await Promise.all([
    dev({
      ...config,
      root,
      configFile: false,
      // Editors have no use for hints of the tools; failures are still printed.
      logLevel: 'error',
      server: { host: '127.0.0.1', port },
      integrations: [...(config.integrations ?? []).filter(isKept), editMode],
    }),
    panel,
  ]);
  ({ port } = server.address);
  return { address: `http://127.0.0.1:${port}/?key=${guard.key}` };
}
