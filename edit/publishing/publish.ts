import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../common/wording.ts';
import type { PublishAnswer, PublishProblem, PublishStep } from '../contract.ts';
import type { SampleWords } from '../fields/sample.ts';
import { canBeRead, nameInSource, nameOfFile } from '../files/differences.ts';
import type { Store } from '../files/store.ts';
import type { Path } from '../marks/places.ts';
import type { EditSettings } from '../settings.ts';
import { catchUp } from './catch-up.ts';
import { type Git, openGit } from './git.ts';
import type { Choice } from './merge.ts';
import { type Ran, runCommand } from './run-command.ts';
import { unwrittenIn } from './unwritten.ts';

interface Order {
  note: string;
  name: string;
  mail: string;
  choices?: Record<string, Choice>;
}

/** What is to be recorded, as Git keeps it. */
interface Snapshot {
  files: string[];
  parent: string;
  tree: string;
}

interface Given {
  root: string;
  git: Git;
  store: Store;
  settings: EditSettings;
  /** Every problem of the whole content. */
  check: () => { file: string; message: string; path: Path }[];
  words: () => Record<string, string>;
  /** What new parts say until somebody has written their words. */
  samples: () => SampleWords;
  /** Files were written that no editor typed here. */
  onCaughtUp: () => void;
}

const ASIDE = 'dist-edit';
/** A list of files for Git beside its own, in which a developer may be preparing something else. */
const INDEX = '.edit/index';
const ANSWER_MS = 90_000;
const failed = (message: string): PublishAnswer => ({ result: 'failed', message });

/** Checks, builds, records and hands over: in this order, so that nothing is recorded that does not build. */
export const openPublisher = ({ root, git, store, settings, check, words, samples, onCaughtUp }: Given) => {
  const run = (script: string, args: string[], onLine?: (line: string) => void): Promise<Ran> =>
    // Edit mode itself runs as a development server; what it builds is for the public.
    runCommand(
      process.execPath,
      ['commands/run.cjs', script, ...args],
      { cwd: root, env: { NODE_ENV: 'production' } },
      onLine,
    );
  /** Nobody is at the terminal: a server that does not answer, or asks for something, must not hold up the editor. */
  const overNetwork = (...args: string[]): Promise<Ran> =>
    runCommand('git', args, { cwd: root, env: { GIT_TERMINAL_PROMPT: '0' }, timeout: ANSWER_MS });
  const upstreamOf = () => git.ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');

  const build = async (report: (line: string) => void): Promise<Ran> => {
    rmSync(join(root, ASIDE), { recursive: true, force: true });
    return run('commands/build.ts', ['--outDir', `${ASIDE}/public`], report);
  };
  /** The server on this machine takes a whole new build at once; where there is none yet, there is nothing to do. */
  const swap = async (): Promise<Ran | undefined> => {
    if (!existsSync(join(root, settings.DIST_DIR))) return undefined;
    return run('commands/publish-local.ts', [ASIDE]);
  };

  /** Taken before the build: what somebody goes on writing meanwhile has not been built and is left for the next time. */
  const take = async (): Promise<Snapshot | undefined> => {
    const files = [...new Set(store.differences().map(({ file }) => file))];
    if (files.length === 0) return undefined;
    mkdirSync(join(root, '.edit'), { recursive: true });
    const aside = openGit(root, { GIT_INDEX_FILE: join(root, INDEX) });
    const parent = (await git.git('rev-parse', 'HEAD')).trim();
    await aside.git('read-tree', parent);
    await aside.git('add', '--all', '--', ...files);
    return { files, parent, tree: (await aside.git('write-tree')).trim() };
  };
  const record = async ({ files, parent, tree }: Snapshot, { note, name, mail }: Order): Promise<void> => {
    const who = ['-c', `user.name=${name}`, '-c', `user.email=${mail}`];
    const commit = (await git.git(...who, 'commit-tree', tree, '-p', parent, '-m', note)).trim();
    await git.git('update-ref', 'HEAD', commit, parent);
    await git.git('reset', '--quiet', '--', ...files);
    await store.refresh();
  };

  /** Where a problem is, as the editor calls it. A file that cannot be read at all has only its own name. */
  const inWords = ({ file, message, path }: ReturnType<typeof check>[number]): PublishProblem => {
    try {
      return { file, path, message, name: nameInSource(file, store.read(file), path) };
    } catch {
      return { file, path, message, name: nameOfFile(file, {}) };
    }
  };

  const unwritten = (): ReturnType<typeof check> => {
    const written = store.differences().filter(({ kind }) => kind !== 'gone' && kind !== 'picture');
    const files = [...new Set(written.map(({ file }) => file))];
    return files
      .filter((file) => canBeRead(file, store.read(file)))
      .flatMap((file) =>
        unwrittenIn(file, store.read(file), samples()).map((path) => ({
          file,
          path,
          message: words()['unwritten'] ?? '',
        })),
      );
  };

  const publish = async (order: Order, report: (step: PublishStep) => void): Promise<PublishAnswer> => {
    // What is recorded beside every branch is found by nobody again.
    if (!(await git.ask('symbolic-ref', '--quiet', 'HEAD'))) return failed(words()['publishNoBranch'] ?? '');
    const problems = [...check(), ...unwritten()];
    if (problems.length > 0) return { result: 'refused', problems: problems.map(inWords) };
    const upstream = await upstreamOf();
    if (upstream) {
      report({ name: 'catching-up' });
      const fetched = await overNetwork('fetch', '--quiet');
      if (!fetched.isDone) return failed(`${words()['publishOffline'] ?? ''}\n${fetched.words}`);
      const conflicts = await catchUp(root, git, upstream, order.choices ?? {}, (files) =>
        fill(words()['publishDirty'] ?? '', { files }),
      );
      if (conflicts.length > 0) return { result: 'conflicts', conflicts };
      await store.refresh();
      onCaughtUp();
    }
    report({ name: 'building' });
    const taken = await take();
    const built = await build((line) => report({ name: 'building', line }));
    if (!built.isDone) return failed(`${words()['publishNotBuilt'] ?? ''}\n${built.words}`);
    report({ name: 'recording' });
    if (taken) await record(taken, order);
    report({ name: 'handing-over' });
    if (upstream) {
      const pushed = await overNetwork('push', '--quiet');
      await store.refresh();
      if (!pushed.isDone) return failed(`${words()['publishNotPushed'] ?? ''}\n${pushed.words}`);
    }
    for (const ran of [
      await swap(),
      settings.PUBLISH_COMMAND
        ? await runCommand(settings.PUBLISH_COMMAND, [], {
            cwd: root,
            shell: true,
            env: { BUILD_DIR: join(root, ASIDE) },
          })
        : undefined,
    ])
      if (ran && !ran.isDone) return failed(`${words()['publishNotHanded'] ?? ''}\n${ran.words}`);
    return { result: 'published', note: order.note };
  };

  const editor = async () => ({
    name: (await git.ask('config', 'user.name')) ?? '',
    mail: (await git.ask('config', 'user.email')) ?? '',
  });
  let underway: PublishStep | undefined;
  return {
    editor,
    /** How far it is, while the site is being published: one at a time. */
    underway: () => underway,
    /** The name is kept for the next time. */
    publish: async (order: Order, report: (step: PublishStep) => void): Promise<PublishAnswer> => {
      if (underway) return failed(words()['publishBusy'] ?? '');
      const tell = (step: PublishStep) => {
        underway = step;
        report(step);
      };
      tell({ name: 'checking' });
      try {
        const known = await editor();
        if (known.name !== order.name) await git.git('config', 'user.name', order.name);
        if (known.mail !== order.mail) await git.git('config', 'user.email', order.mail);
        return await publish(order, tell);
      } finally {
        underway = undefined;
      }
    },
  };
};
export type Publisher = ReturnType<typeof openPublisher>;
