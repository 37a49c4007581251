import { contentFiles, type Replaced } from '../../content-reader/files.ts';
import type { Renderer } from '../../publish/astro-renderer.ts';
import { listPages } from '../../site/features/layout/public-pages.ts';
import { type DraftText, type PersonTexts, textsOfPerson } from '../files/draft-texts.ts';
import { type Git, inWords } from '../files/git.ts';
import { nameInSource } from '../files/source.ts';
import { openStore } from '../files/store.ts';
import type { Fault } from '../marks/marks.ts';
import { type Choices, type Conflict, mergeStates } from '../publishing/catch-up.ts';
import type { Publishing } from '../publishing/publish.ts';
import { say } from '../words.ts';
import { editActions } from './api.ts';
import { openCheck } from './check-words.ts';
import { contentForRequests } from './marked-content.ts';

interface Dependencies {
  root: string;
  git: Git;
  renderer: Renderer;
  /** The drafts of a person, as they were stored. */
  rows: readonly DraftText[];
}

/** The drafts for a publication, or why there can be none yet. */
export type Prepared =
  | { result: 'ready'; files: DraftText[] }
  | { result: 'refused'; problems: (Fault & { name: string })[] }
  | { result: 'conflicts'; conflicts: Conflict[] };

/** Merges drafts with what was published since they were begun, field by field. */
async function mergeDrafts(
  texts: PersonTexts,
  git: Git,
  choices: Choices = {},
): Promise<Conflict[]> {
  const conflicts: Conflict[] = [];
  for (const { file, text, base } of texts.drafts()) {
    const theirs = await texts.published(file);
    if (theirs === (base ?? undefined)) continue;
    const states = { file, base: base ?? undefined, mine: text ?? undefined, theirs };
    const { source, clashes } = mergeStates(states, choices);
    if (clashes.length === 0) texts.rebase(file, source);
    else {
      const last = await git.ask('log', '-1', '--format=%an%x09%aI', '--', file);
      const [who = '', date] = (last ?? '').split('\t');
      const when = date ? inWords(date) : '';
      conflicts.push(...clashes.map((clash) => ({ file, ...clash, who, when })));
    }
  }
  return conflicts;
}

/** Pages share one renderer, which remembers addresses: one page at a time. */
let rendering: Promise<unknown> = Promise.resolve();

/** The site with the drafts of one person at the desk, to be read, changed and shown. */
export async function openWorkspace({ root, git, renderer, rows }: Dependencies) {
  const texts = textsOfPerson(root, rows);
  await mergeDrafts(texts, git);
  const replaced = (): Replaced => texts.replaced();
  const contents = contentForRequests(root, replaced);
  const { all: check, faultsOf } = openCheck(root, replaced);
  const store = await openStore({ texts, faultsOf, onWrite: contents.forget });
  let publishing: Publishing | undefined;
  const show = async (path: string): Promise<string | null> => {
    renderer.forget();
    const wanted = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const made = (await renderer.list()).find(({ file }) => file === wanted);
    return made ? (await made.render()).toString() : null;
  };
  const actions = {
    ...editActions({
      root,
      git,
      store,
      pictures: {
        read: () => undefined,
        remove: () => {
          throw new Error(say('picturesElsewhere'));
        },
        store: async () => {
          throw new Error(say('picturesElsewhere'));
        },
      },
      publisher: {
        publishing: () => publishing,
        isKnown: async () => true,
        publish: async () => {},
        dismiss: () => {},
      },
      pages: () => contents.plainly(() => listPages().map(({ path, name }) => ({ path, name }))),
      paths: () => contentFiles(root, texts.replaced()).paths,
    }),
    /** A page with the drafts and their marks; null where there is none. */
    show: ({ path }: { path: string }): Promise<string | null> => {
      const shown = rendering.then(() => contents.run(path, () => show(path)));
      rendering = shown.catch(() => {});
      return shown;
    },
    prepare: async ({ choices }: { choices?: Choices }): Promise<Prepared> => {
      const conflicts = await mergeDrafts(texts, git, choices);
      if (conflicts.length > 0) return { result: 'conflicts', conflicts };
      await store.refresh();
      contents.forget();
      const problems = check().map((fault) => ({
        ...fault,
        name: nameInSource(fault.file, store.peek(fault.file), fault.path),
      }));
      if (problems.length > 0) return { result: 'refused', problems };
      return { result: 'ready', files: texts.drafts() };
    },
  };
  const byName: Readonly<Record<string, (given: never) => unknown>> = actions;
  return {
    /** Does what a person asks for; `publishing` is how far their publication has come. */
    run: async (action: string, given: never, state?: Publishing): Promise<unknown> => {
      publishing = state;
      if (!Object.hasOwn(byName, action)) throw new Error(`${action} is no action.`);
      return (await byName[action]?.(given)) ?? null;
    },
    takeChanged: texts.takeChanged,
  };
}
export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;
