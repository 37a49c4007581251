import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, PublishAnswer, PublishOrder, PublishStep } from '../contract.ts';
import { unwrittenIn } from '../fields/sample.ts';
import { canBeRead, nameInSource } from '../files/differences.ts';
import { dataOf } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import type { EditSettings } from '../settings.ts';
import { say } from '../words.ts';
import { catchUp } from './catch-up.ts';
import { type Git, openGit } from './git.ts';
import { type Ran, runCommand } from './run-command.ts';

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
  /** Every fault of the whole content. */
  check: () => Fault[];
  /** Files were written that no editor typed here. */
  onCaughtUp: () => void;
}

const ASIDE = 'dist-edit';
/** An index of its own: a developer may be preparing something else in Git's. */
const INDEX = '.edit/index';
const ANSWER_MS = 90_000;
const failed = (message: string, { words }: Pick<Ran, 'words'> = { words: '' }): PublishAnswer => ({
  result: 'failed',
  message: words ? `${message}\n${words}` : message,
});

/** Checks, builds, records and hands over: in this order, so that nothing is recorded that does not build. */
export const openPublisher = ({ root, git, store, settings, check, onCaughtUp }: Given) => {
  /** Edit mode itself runs as a development server; what it builds is for the public. */
  const run = (...args: string[]): Promise<Ran> =>
    runCommand(process.execPath, ['commands/run.cjs', ...args], { cwd: root, env: { NODE_ENV: 'production' } });
  /** Nobody is at the terminal: a server that does not answer, or asks for something, must not hold up the editor. */
  const overNetwork = (...args: string[]): Promise<Ran> =>
    runCommand('git', args, { cwd: root, env: { GIT_TERMINAL_PROMPT: '0' }, timeout: ANSWER_MS });

  /** Taken before the build: what an editor goes on writing meanwhile has not been built and is left for the next time. */
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
  const record = async ({ files, parent, tree }: Snapshot, { note, name, mail }: PublishOrder): Promise<void> => {
    const who = ['-c', `user.name=${name}`, '-c', `user.email=${mail}`];
    const commit = (await git.git(...who, 'commit-tree', tree, '-p', parent, '-m', note)).trim();
    await git.git('update-ref', 'HEAD', commit, parent);
    await git.git('reset', '--quiet', '--', ...files);
    await store.refresh();
  };

  const unwritten = (): Fault[] => {
    const written = store.differences().filter(({ kind }) => kind !== 'gone' && kind !== 'picture');
    return [...new Set(written.map(({ file }) => file))]
      .map((file) => ({ file, source: store.read(file) }))
      .filter(({ file, source }) => canBeRead(file, source))
      .flatMap(({ file, source }) =>
        unwrittenIn(dataOf(file, source)).map((path) => ({ file, path, message: say('unwritten') })),
      );
  };

  /** The server on this machine takes a whole new build at once; where there is none yet, there is nothing to swap. */
  const handOver = async (): Promise<Ran | undefined> => {
    const swapped = existsSync(join(root, settings.DIST_DIR))
      ? await run('commands/publish-local.ts', ASIDE)
      : undefined;
    if (swapped?.isDone === false || !settings.PUBLISH_COMMAND) return swapped;
    const env = { BUILD_DIR: join(root, ASIDE) };
    return runCommand(settings.PUBLISH_COMMAND, [], { cwd: root, shell: true, env });
  };

  const publish = async (order: PublishOrder, report: (step: PublishStep) => void): Promise<PublishAnswer> => {
    // A commit outside every branch would be lost.
    if (!(await git.ask('symbolic-ref', '--quiet', 'HEAD'))) return failed(say('publishNoBranch'));
    const faults = [...check(), ...unwritten()];
    if (faults.length > 0) {
      const problems = faults.map((fault) => ({
        ...fault,
        name: nameInSource(fault.file, store.peek(fault.file), fault.path),
      }));
      return { result: 'refused', problems };
    }
    const upstream = await git.ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');
    if (upstream) {
      report('catching-up');
      const fetched = await overNetwork('fetch', '--quiet');
      if (!fetched.isDone) return failed(say('publishOffline'), fetched);
      const conflicts = await catchUp(root, git, upstream, order.choices ?? {});
      if (conflicts.length > 0) return { result: 'conflicts', conflicts };
      await store.refresh();
      onCaughtUp();
    }
    report('building');
    const taken = await take();
    rmSync(join(root, ASIDE), { recursive: true, force: true });
    const built = await run('commands/build.ts', '--outDir', `${ASIDE}/public`);
    if (!built.isDone) return failed(say('publishNotBuilt'), built);
    report('recording');
    if (taken) await record(taken, order);
    report('handing-over');
    if (upstream) {
      const pushed = await overNetwork('push', '--quiet');
      await store.refresh();
      if (!pushed.isDone) return failed(say('publishNotPushed'), pushed);
    }
    const handed = await handOver();
    if (handed?.isDone === false) return failed(say('publishNotHanded'), handed);
    return { result: 'published', note: order.note };
  };

  const editor = async () => ({
    name: (await git.ask('config', 'user.name')) ?? '',
    mail: (await git.ask('config', 'user.email')) ?? '',
  });
  let underway: PublishStep | undefined;
  return {
    editor,
    /** The current step, while the site is being published: one publication at a time. */
    underway: () => underway,
    /** The name is kept for the next time. */
    publish: async (order: PublishOrder, report: (step: PublishStep) => void): Promise<PublishAnswer> => {
      if (underway) return failed(say('publishBusy'));
      const tell = (step: PublishStep) => {
        underway = step;
        report(step);
      };
      tell('checking');
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
