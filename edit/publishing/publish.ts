import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Git, openGit, type Ran, runCommand } from '../files/git.ts';
import { nameInSource } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import type { Fault } from '../marks/marks.ts';
import type { EditSettings } from '../settings.ts';
import { say, type WordName } from '../words.ts';
import { type Choices, type Conflict, catchUp } from './catch-up.ts';

export interface PublishOrder {
  note: string;
  /** Only from an editor whom Git does not know yet. */
  name?: string | undefined;
  mail?: string | undefined;
  choices?: Choices;
}
/** How far a publication has come: into a commit, to a server, to where visitors see it. */
type Reached = 'recorded' | 'sent' | 'live';

type Outcome =
  | { result: 'published'; note: string; reached: Reached }
  | { result: 'refused'; problems: (Fault & { name: string })[] }
  | { result: 'conflicts'; conflicts: Conflict[] }
  | { result: 'failed'; message: string };

/** The current step, by the name of its words, or the result. */
export type Publishing = { step: WordName } | { outcome: Outcome };

interface Dependencies {
  root: string;
  git: Git;
  store: Store;
  settings: EditSettings;
  /** Every fault of the whole content. */
  check: () => Fault[];
  /** The public site's words under a path, if it can be reached. */
  lookAt: (path: string) => Promise<string | undefined>;
}

const ASIDE = 'dist-edit';
const BEFORE = 'dist-edit-before';
/** A separate index: a developer may have staged something in Git's. */
const INDEX = '.edit/index';
const RESPONSE_TIMEOUT_MS = 90_000;
/** Of every word of every page: it shows whether the public site is the one built here. */
const ALL_WORDS = '/search/texts.json';
const LOOK_AGAIN_MS = 5000;
const MAX_LOOKS = 120;
function failed(...words: string[]): Outcome {
  return { result: 'failed', message: words.join('\n') };
}

/** Checks, builds, records and hands over: nothing is recorded that does not build. */
export function openPublisher({ root, git, store, settings, check, lookAt }: Dependencies) {
  let publishing: Publishing | undefined;
  const report = (step: WordName) => {
    publishing = { step };
  };
  /** Edit mode runs as a development server, but the build is for production. */
  const run = (args: string[], env: Record<string, string> = {}): Promise<Ran> =>
    runCommand(process.execPath, ['commands/run.cjs', ...args], {
      cwd: root,
      env: { NODE_ENV: 'production', ...env },
    });
  /** A silent remote must not hold up the editor. */
  const overNetwork = (...args: string[]): Promise<Ran> =>
    runCommand('git', args, { cwd: root, timeout: RESPONSE_TIMEOUT_MS });

  /** Taken before the build: changes made meanwhile wait for the next publication. */
  const take = async (note: string) => {
    const files = [...new Set(store.differences().map(({ file }) => file))];
    if (files.length === 0) return undefined;
    mkdirSync(join(root, '.edit'), { recursive: true });
    const aside = openGit(root, { GIT_INDEX_FILE: join(root, INDEX) });
    const parent = (await git.git('rev-parse', 'HEAD')).trim();
    await aside.git('read-tree', parent);
    await aside.git('add', '--all', '--', ...files);
    const tree = (await aside.git('write-tree')).trim();
    const commit = (await git.git('commit-tree', tree, '-p', parent, '-m', note)).trim();
    return { files, parent, commit };
  };
  type Snapshot = NonNullable<Awaited<ReturnType<typeof take>>>;
  const record = async ({ files, parent, commit }: Snapshot): Promise<void> => {
    await git.git('update-ref', 'HEAD', commit, parent);
    await git.git('reset', '--quiet', '--', ...files);
    await store.refresh();
  };

  /** Swaps the build that a server on this machine serves, if there is one, and runs the owner's command. */
  const handOver = async (): Promise<Ran | undefined> => {
    const swapped = existsSync(join(root, settings.DIST_DIR))
      ? await run(['commands/publish-local.ts', ASIDE])
      : undefined;
    if (swapped?.isDone === false || !settings.PUBLISH_COMMAND) return swapped;
    const env = { BUILD_DIR: join(root, ASIDE) };
    return runCommand(settings.PUBLISH_COMMAND, [], { cwd: root, shell: true, env });
  };

  const publish = async (order: PublishOrder): Promise<Outcome> => {
    // A commit outside every branch would be lost.
    if (!(await git.ask('symbolic-ref', '--quiet', 'HEAD'))) return failed(say('publishNoBranch'));
    const problems = check().map((fault) => ({
      ...fault,
      name: nameInSource(fault.file, store.peek(fault.file), fault.path),
    }));
    if (problems.length > 0) return { result: 'refused', problems };
    const upstream = await git.ask(
      'rev-parse',
      '--abbrev-ref',
      '--symbolic-full-name',
      '@{upstream}',
    );
    if (upstream) {
      report('stepCatchingUp');
      const fetched = await overNetwork('fetch', '--quiet');
      if (!fetched.isDone) return failed(say('publishOffline'), fetched.words);
      const conflicts = await catchUp(root, git, upstream, order.choices ?? {});
      if (conflicts.length > 0) return { result: 'conflicts', conflicts };
      await store.refresh();
    }
    report('stepBuilding');
    const taken = await take(order.note);
    // Its renderer makes the next build in seconds.
    rmSync(join(root, BEFORE), { recursive: true, force: true });
    if (existsSync(join(root, ASIDE))) renameSync(join(root, ASIDE), join(root, BEFORE));
    const built = await run(
      ['commands/build.ts', '--outDir', `${ASIDE}/public`, '--from', BEFORE],
      taken && { BUILD_COMMIT: taken.commit },
    );
    if (!built.isDone) return failed(say('publishNotBuilt'), built.words);
    report('stepRecording');
    if (taken) await record(taken);
    report('stepHandingOver');
    if (upstream) {
      const pushed = await overNetwork('push', '--quiet');
      await store.refresh();
      if (!pushed.isDone) return failed(say('publishNotPushed'), pushed.words);
    }
    const handed = await handOver();
    if (handed?.isDone === false) return failed(say('publishNotHanded'), handed.words);
    return {
      result: 'published',
      note: order.note,
      reached: upstream || handed ? 'sent' : 'recorded',
    };
  };
  /** Looks at the public site until it shows this build, or an editor has seen the result. */
  const watch = async (): Promise<void> => {
    const ended = publishing;
    const file = join(root, ASIDE, 'public', ALL_WORDS);
    if (
      !ended ||
      !('outcome' in ended) ||
      ended.outcome.result !== 'published' ||
      !existsSync(file)
    )
      return;
    const built = readFileSync(file, 'utf8');
    for (let looks = 0; looks < MAX_LOOKS && publishing === ended; looks += 1) {
      if ((await lookAt(ALL_WORDS)) !== built)
        await setTimeout(LOOK_AGAIN_MS, undefined, { ref: false });
      else if (publishing === ended)
        publishing = { outcome: { ...ended.outcome, reached: 'live' } };
    }
  };

  return {
    /** Whether Git knows who is publishing. */
    isKnown: async () =>
      Boolean((await git.ask('config', 'user.name')) && (await git.ask('config', 'user.email'))),
    publishing: () => publishing,
    dismiss: () => {
      if (publishing && 'outcome' in publishing) publishing = undefined;
    },
    /** One publication at a time. Git remembers the name for the next one. */
    publish: async (order: PublishOrder): Promise<void> => {
      if (publishing && 'step' in publishing) return;
      report('stepChecking');
      try {
        if (order.name) await git.git('config', 'user.name', order.name);
        if (order.mail) await git.git('config', 'user.email', order.mail);
        publishing = { outcome: await publish(order) };
        void watch();
      } catch (error) {
        publishing = { outcome: failed(error instanceof Error ? error.message : String(error)) };
      }
    },
  };
}
export type Publisher = ReturnType<typeof openPublisher>;
