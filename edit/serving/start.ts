import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { dev } from 'astro';
import config from '../../astro.config.ts';
import { writeSchemas } from '../../content-reader/json-schemas.ts';
import { createCheck } from '../../site/check.ts';
import { collections } from '../../site/collections.ts';
import { listPages } from '../../site/seo/pages.ts';
import { withoutPaths } from '../fields/names.ts';
import { openStore } from '../files/store.ts';
import { BODY, type Fault, keyOf } from '../marks/places.ts';
import { finishCatchingUp } from '../publishing/catch-up.ts';
import { openGit } from '../publishing/git.ts';
import { openHistory } from '../publishing/history.ts';
import { openPublisher } from '../publishing/publish.ts';
import type { EditSettings } from '../settings.ts';
import { editActions } from './actions.ts';
import { editApi } from './api.ts';
import { contentForRequests } from './content-of-request.ts';
import { openGuard } from './guard.ts';
import { buildPanel, editMode } from './integration.ts';
import { openPictures } from './pictures.ts';

/** Integrations that edit mode replaces (content) or leaves out (enquiries). */
const REPLACED = ['dhr-content', 'dhr-api'];

/** "sections.2.heading" as a path; anything that is not a field, such as "the file", is the whole file. */
const pathOf = (field: string) => {
  if (field === 'the text') return [BODY];
  return field.includes(' ') ? [] : field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
};

/** The same check as npm run check:content, for words that are not written yet and for all that are. */
const openCheck = (root: string) => {
  const check = createCheck(root);
  const find = (replaced?: Record<string, string | null>) =>
    check(replaced).map(({ file, field, message, isUnwritten }) => {
      return { file, path: pathOf(field), message: withoutPaths(message), isUnwritten };
    });
  return {
    all: (): Fault[] => find(),
    /** What a change would break. Problems that existed before do not count, and sample words may be replaced later. */
    faultsOf: (replaced: Record<string, string | null>): Fault[] => {
      const found = find(replaced).filter(({ isUnwritten }) => !isUnwritten);
      if (found.length === 0) return [];
      const nameOf = ({ file, path, message }: Fault) => `${keyOf(file, path)} ${message}`;
      const before = new Set(find().map(nameOf));
      return found.filter((fault) => !before.has(nameOf(fault)));
    },
  };
};

/** The site of this folder, to be edited, on this machine only. */
export const startEditServer = async (root: string, settings: EditSettings): Promise<{ address: string }> => {
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
  const pictures = openPictures(root, onWrite);
  const actions = editActions({
    root,
    store,
    pictures,
    history: openHistory(git, store),
    publisher: openPublisher({ root, git, store, settings, check, onCaughtUp: onWrite }),
    pages: () => contents.plainly(() => listPages().map(({ path, name }) => ({ path, name }))),
  });
  let port = settings.EDIT_PORT;
  const guard = openGuard(root, () => port);
  const api = editApi({ actions, pictures, panel });
  const answer = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const isKept = (one: unknown) =>
    !(one && typeof one === 'object' && 'name' in one && REPLACED.includes(String(one.name)));
  const [server] = await Promise.all([
    dev({
      ...config,
      root,
      configFile: false,
      // An editor has no use for the advice of the tools; what fails is still said.
      logLevel: 'error',
      server: { host: '127.0.0.1', port },
      integrations: [
        ...(config.integrations ?? []).filter(isKept),
        editMode({
          guard,
          contents,
          api: (request, response, next) => void answer(request, response).catch(next),
          onReady: (again) => {
            readAgain = again;
          },
          onChange: (file) => {
            if (store.isOwn(relative(root, file).replaceAll('\\', '/'))) return;
            // Git may be busy; after the next change it is asked again.
            store.refresh().catch((error: Error) => console.error(error.message));
          },
        }),
      ],
    }),
    panel,
  ]);
  ({ port } = server.address);
  return { address: `http://127.0.0.1:${port}/?key=${guard.key}` };
};
