import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { dev } from 'astro';
import config from '../../astro.config.ts';
import { isoDay } from '../../common/day.ts';
import { writeSchemas } from '../../content-reader/json-schemas.ts';
import { collections } from '../../site/collections.ts';
import { getEditWords } from '../../site/content.ts';
import { listPages } from '../../site/seo/pages.ts';
import { today } from '../../site/today.ts';
import { rawAt } from '../files/source.ts';
import { openStore } from '../files/store.ts';
import type { Path } from '../marks/places.ts';
import { finishCatchingUp } from '../publishing/catch-up.ts';
import { openGit } from '../publishing/git.ts';
import { openHistory } from '../publishing/history.ts';
import { openPublisher } from '../publishing/publish.ts';
import type { EditSettings } from '../settings.ts';
import { editApi } from './api.ts';
import { openCheck } from './check.ts';
import { contentForRequests } from './content-of-request.ts';
import { openDrafts } from './drafts.ts';
import { editMode } from './integration.ts';
import { openListeners } from './listeners.ts';
import { newGroup, newItem } from './new-item.ts';
import { claimsIn } from './open-field.ts';
import { buildPanel } from './panel-files.ts';
import { openPictures } from './pictures.ts';
import { findUses } from './uses.ts';
import { walk } from './walk.ts';

/** What edit mode does in its own way: reading the content; or not at all: taking enquiries, redirects. */
const REPLACED = ['dhr-content', 'dhr-api', 'dhr-routes'];

/** The site of this folder, to be edited, on this machine only. */
export const startEditServer = async (root: string, settings: EditSettings) => {
  const git = openGit(root);
  if (!(await git.ask('rev-parse', '--is-inside-work-tree')))
    throw new Error(
      'Git does not know this folder, so nothing could be published from it. Install Git from https://git-scm.com, and ask whoever looks after the site for a copy made with it.',
    );
  finishCatchingUp(root);
  writeSchemas(root, collections);
  const panel = buildPanel(root);
  const contents = contentForRequests(root);
  const listeners = openListeners();
  const words = () => contents.plainly(getEditWords);
  const check = openCheck(root);
  let readAnew = () => contents.forget();
  const store = await openStore({
    root,
    git,
    faultsOf: (file, source) => check.faultsOf({ [file]: source ?? null }),
    changedElsewhere: () => words().changedMeanwhile,
    onWrite: () => readAnew(),
  });
  const uses = findUses((file, path) => claimsIn(store, rawAt(file, store.read(file), path)));
  const history = openHistory(git, store, check.faultsOf);
  const day = () => isoDay(today());
  const samples = () => ({ line: words().newLine, sentence: words().newSentence });
  let port = settings.EDIT_PORT;
  const api = editApi({
    port: () => port,
    store,
    uses,
    listeners,
    history,
    drafts: openDrafts(root, store, day, check.faultsOf, words),
    pictures: openPictures(root, words, () => readAnew()),
    publisher: openPublisher({
      root,
      git,
      store,
      settings,
      check: check.all,
      words,
      samples,
      onCaughtUp: () => {
        readAnew();
        listeners.tell({ type: 'content' });
      },
    }),
    panel: { files: panel, words },
    pages: () => contents.plainly(() => listPages().map(({ path, name }) => ({ path, name }))),
    newItem: (file: string, path: Path, kind: string | undefined) =>
      newItem(file, store.read(file), path, kind, samples(), day()),
    newGroup: (file: string, path: Path) => newGroup(file, store.read(file), path, samples(), day()),
  });
  const answer = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const starting = dev({
    ...config,
    root,
    configFile: false,
    // Whoever writes has no use for the advice of the tools; what fails is still said.
    logLevel: 'error',
    server: { host: '127.0.0.1', port },
    integrations: [
      ...(config.integrations ?? []).filter(
        (one) => !(one && typeof one === 'object' && 'name' in one && REPLACED.includes(one.name)),
      ),
      editMode({
        contents,
        api: (request, response, next) => void answer(request, response).catch(next),
        earlier: history,
        onReady: (again) => {
          readAnew = again;
        },
        onChange: (file) => {
          if (store.isOwn(relative(root, file).replaceAll('\\', '/'))) return;
          store
            .refresh()
            // Git may be busy; after the next change it is asked again.
            .catch((error: Error) => console.error(error.message))
            .finally(() => listeners.tell({ type: 'content' }));
        },
      }),
    ],
  });
  const [server] = await Promise.all([starting, panel]);
  ({ port } = server.address);
  const origin = `http://127.0.0.1:${port}`;
  const lookAt = async ({ path, name }: { path: string; name: string }): Promise<void> => {
    const page = await fetch(`${origin}${path}`);
    if (page.ok) uses.look({ path, name }, await page.text());
  };
  return {
    origin,
    /** Looks at every page, to know where each text is seen; not before somebody has begun, and without haste. */
    look: async (): Promise<void> => {
      await listeners.opened;
      await walk(() => contents.plainly(listPages), lookAt);
      uses.end();
    },
    stop: () => server.stop(),
  };
};
