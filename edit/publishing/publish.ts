import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../common/wording.ts';
import type { PublishAnswer, PublishProblem } from '../contract.ts';
import type { SampleWords } from '../fields/sample.ts';
import { canBeRead, nameOfPlace } from '../files/differences.ts';
import { dataOf } from '../files/source.ts';
import type { Store } from '../files/store.ts';
import type { Path } from '../marks/places.ts';
import type { EditSettings } from '../settings.ts';
import { catchUp } from './catch-up.ts';
import type { Git } from './git.ts';
import type { Choice } from './merge.ts';
import { type Ran, runCommand } from './run-command.ts';
import { unwrittenIn } from './unwritten.ts';

export type PublishStep = 'checking' | 'catching-up' | 'building' | 'recording' | 'handing-over';

interface Order {
  note: string;
  name: string;
  mail: string;
  choices?: Record<string, Choice>;
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
const ANSWER_MS = 90_000;
const failed = (message: string): PublishAnswer => ({ result: 'failed', message });

/** Checks, builds, records and hands over: in this order, so that nothing is recorded that does not build. */
export const openPublisher = ({ root, git, store, settings, check, words, samples, onCaughtUp }: Given) => {
  const run = (script: string, args: string[], onLine?: (line: string) => void): Promise<Ran> =>
    // Edit mode itself runs as a development server; what it builds is for the public.
    runCommand(
      process.execPath,
      ['scripts/run.cjs', script, ...args],
      { cwd: root, env: { NODE_ENV: 'production' } },
      onLine,
    );
  /** Nobody is at the terminal: a server that does not answer, or asks for something, must not hold up the editor. */
  const overNetwork = (...args: string[]): Promise<Ran> =>
    runCommand('git', args, { cwd: root, env: { GIT_TERMINAL_PROMPT: '0' }, timeout: ANSWER_MS });
  const upstreamOf = () => git.ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');

  const build = async (report: (line: string) => void): Promise<Ran> => {
    rmSync(join(root, ASIDE), { recursive: true, force: true });
    return run('scripts/build.ts', ['--outDir', `${ASIDE}/public`], report);
  };
  /** The server on this machine takes a whole new build at once; where there is none yet, there is nothing to do. */
  const swap = async (): Promise<Ran | undefined> => {
    if (!existsSync(join(root, settings.DIST_DIR))) return undefined;
    return run('scripts/publish-local.ts', [ASIDE]);
  };

  const record = async ({ note, name, mail }: Order): Promise<void> => {
    const files = [...new Set(store.differences().map(({ file }) => file))];
    await git.git('add', '--all', '--', ...files);
    await git.git(
      '-c',
      `user.name=${name}`,
      '-c',
      `user.email=${mail}`,
      'commit',
      '--quiet',
      '-m',
      note,
      '--',
      ...files,
    );
    await store.refresh();
  };

  /** Where a problem is, as the editor calls it. A file that cannot be read at all has only its own name. */
  const inWords = ({ file, message, path }: ReturnType<typeof check>[number]): PublishProblem => {
    try {
      return { file, path, message, name: nameOfPlace(file, dataOf(file, store.read(file)), path) };
    } catch {
      return { file, path, message, name: file };
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

  const publish = async (
    order: Order,
    report: (step: { name: PublishStep; line?: string }) => void,
  ): Promise<PublishAnswer> => {
    report({ name: 'checking' });
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
    const built = await build((line) => report({ name: 'building', line }));
    if (!built.isDone) return failed(`${words()['publishNotBuilt'] ?? ''}\n${built.words}`);
    report({ name: 'recording' });
    if (store.differences().length > 0) await record(order);
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
  let isBusy = false;
  return {
    editor,
    /** One at a time. The name is kept for the next time. */
    publish: async (
      order: Order,
      report: (step: { name: PublishStep; line?: string }) => void,
    ): Promise<PublishAnswer> => {
      if (isBusy) return failed(words()['publishBusy'] ?? '');
      isBusy = true;
      try {
        const known = await editor();
        if (known.name !== order.name) await git.git('config', 'user.name', order.name);
        if (known.mail !== order.mail) await git.git('config', 'user.email', order.mail);
        return await publish(order, report);
      } finally {
        isBusy = false;
      }
    },
  };
};
export type Publisher = ReturnType<typeof openPublisher>;
