import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { dev } from 'astro';
import config from '../../astro.config.ts';
import { writeSchemas } from '../../content-reader/json-schemas.ts';
import { collections } from '../../site/collections.ts';
import { listPages } from '../../site/seo/pages.ts';
import type { ServerEvent } from '../contract.ts';
import { openStore } from '../files/store.ts';
import { finishCatchingUp } from '../publishing/catch-up.ts';
import { openGit } from '../publishing/git.ts';
import { openHistory } from '../publishing/history.ts';
import { openPublisher } from '../publishing/publish.ts';
import type { EditSettings } from '../settings.ts';
import { editActions } from './actions.ts';
import { editApi } from './api.ts';
import { openCheck } from './check.ts';
import { contentForRequests } from './content-of-request.ts';
import { buildPanel, editMode } from './integration.ts';
import { openPictures } from './pictures.ts';
import { openTexts } from './texts.ts';

/** What edit mode does in its own way: reading the content; or not at all: taking enquiries, redirects. */
const REPLACED = ['dhr-content', 'dhr-api', 'dhr-routes'];

/** The site of this folder, to be edited, on this machine only. */
export const startEditServer = async (root: string, settings: EditSettings) => {
  const git = openGit(root);
  if (!(await git.ask('rev-parse', '--is-inside-work-tree')))
    throw new Error(
      'Git does not know this folder, so nothing could be published from it. Install Git from https://git-scm.com, and ask your site administrator for a copy made with it.',
    );
  finishCatchingUp(root);
  writeSchemas(root, collections);
  const panel = buildPanel(root);
  const contents = contentForRequests(root);
  const { all: check, faultsOf } = openCheck(root);
  let readAgain = () => contents.forget();
  const onWrite = () => readAgain();
  const store = await openStore({ root, git, faultsOf, onWrite });
  const texts = openTexts(store);
  const history = openHistory(git, store, faultsOf);
  const listeners = new Set<(event: ServerEvent) => void>();
  const tell = (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
  };
  const { promise: opened, resolve: onOpen } = Promise.withResolvers<void>();
  const onCaughtUp = () => {
    readAgain();
    tell({ type: 'content' });
  };
  const pictures = openPictures(root, onWrite);
  const publisher = openPublisher({ root, git, store, settings, check, onCaughtUp });
  const pages = () => contents.plainly(() => listPages().map(({ path, name }) => ({ path, name })));
  const actions = editActions({ root, store, texts, pictures, history, publisher, faultsOf, pages, tell });
  let port = settings.EDIT_PORT;
  const { underway } = publisher;
  const api = editApi({ port: () => port, actions, pictures, panel, listeners, underway, onOpen });
  const answer = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const starting = dev({
    ...config,
    root,
    configFile: false,
    // An editor has no use for the advice of the tools; what fails is still said.
    logLevel: 'error',
    server: { host: '127.0.0.1', port },
    integrations: [
      ...(config.integrations ?? []).filter(
        (one) => !(one && typeof one === 'object' && 'name' in one && REPLACED.includes(one.name)),
      ),
      editMode({
        contents,
        api: (request, response, next) => void answer(request, response).catch(next),
        unpack: history.unpack,
        onReady: (again) => {
          readAgain = again;
        },
        onChange: (file) => {
          if (store.isOwn(relative(root, file).replaceAll('\\', '/'))) return;
          store
            .refresh()
            // Git may be busy; after the next change it is asked again.
            .catch((error: Error) => console.error(error.message))
            .finally(() => tell({ type: 'content' }));
        },
      }),
    ],
  });
  const [server] = await Promise.all([starting, panel]);
  ({ port } = server.address);
  const origin = `http://127.0.0.1:${port}`;
  const load = async ({ path }: { path: string }): Promise<string> => {
    const page = await fetch(`${origin}${path}`);
    return page.ok ? page.text() : '';
  };
  return {
    origin,
    /** Looks at every page, to know where each text is seen; not before the first panel is open. */
    look: async (): Promise<void> => {
      await opened;
      await texts.walk(pages, load);
    },
  };
};
