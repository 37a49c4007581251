import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDisk, readText, writeOrRemove } from '../files/disk.ts';
import type { DraftText } from '../files/draft-texts.ts';
import { type Git, openGit, runCommand } from '../files/git.ts';
import { say } from '../words.ts';

/** The drafts of a person at the desk, to be published. */
export interface DraftOrder {
  files: DraftText[];
  note: string;
  author: { name: string; address: string };
}

export type DraftOutcome =
  | { result: 'published'; reached: 'live'; note: string }
  /** Something else was published meanwhile: the drafts must be merged with it first. */
  | { result: 'stale' }
  | { result: 'failed'; message: string };

const RESPONSE_TIMEOUT_MS = 90_000;

function failed(...words: string[]): DraftOutcome {
  return { result: 'failed', message: words.join('\n') };
}

/** The commit of an order on top of the last one; nothing of this folder changes. */
async function commitOf(
  root: string,
  parent: string,
  { files, note, author }: DraftOrder,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-publish-'));
  try {
    const { git } = openGit(root, {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.address,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.address,
    });
    await git('read-tree', parent);
    for (const [at, { file, text }] of files.entries()) {
      if (text === null) {
        await git('update-index', '--force-remove', '--', file);
        continue;
      }
      const copy = join(folder, String(at));
      writeOrRemove(copy, text);
      const blob = (await git('hash-object', '-w', '--no-filters', '--', copy)).trim();
      await git('update-index', '--add', '--cacheinfo', `100644,${blob},${file}`);
    }
    const tree = (await git('write-tree')).trim();
    return (await git('commit-tree', tree, '-p', parent, '-m', note)).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fetchNewest(git: Git, upstream: string): Promise<string | undefined> {
  if ((await git.ask('rev-list', '--count', `HEAD..${upstream}`)) === '0') return undefined;
  return git.git('merge', '--quiet', '--ff-only', upstream).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

/** Records and builds the words of a person at the desk and switches to them, or leaves all as it was. */
export async function publishDrafts(root: string, order: DraftOrder): Promise<DraftOutcome> {
  const git = openGit(root);
  const { files } = order;
  // Refuses a file outside the content before anything is done.
  for (const { file } of files) onDisk(root, file);
  if (!(await git.ask('symbolic-ref', '--quiet', 'HEAD'))) return failed(say('publishNoBranch'));
  const upstream = await git.ask('rev-parse', '--abbrev-ref', '@{upstream}');
  const overNetwork = (...args: string[]) =>
    runCommand('git', args, { cwd: root, timeout: RESPONSE_TIMEOUT_MS });
  if (upstream) {
    const fetched = await overNetwork('fetch', '--quiet');
    if (!fetched.isDone) return failed(say('publishOffline'), fetched.words);
    const refused = await fetchNewest(git, upstream);
    if (refused) return failed(refused);
  }
  const dirty = await git.lines('status', '--porcelain', '--', ...files.map(({ file }) => file));
  if (dirty.length > 0) return failed(say('publishDirty', { files: dirty.join(', ') }));
  if (files.some(({ file, base }) => readText(root, file) !== (base ?? undefined)))
    return { result: 'stale' };

  const parent = (await git.git('rev-parse', 'HEAD')).trim();
  const commit = await commitOf(root, parent, order);
  const write = async (from: 'text' | 'base'): Promise<void> => {
    for (const draft of files) writeOrRemove(onDisk(root, draft.file), draft[from] ?? undefined);
    await git.git('reset', '--quiet', '--', ...files.map(({ file }) => file));
  };
  // Recorded first: after a crash in between the next build of the night has these words.
  await git.git('update-ref', 'HEAD', commit, parent);
  await write('text');
  const args = ['commands/run.cjs', 'commands/build.ts'];
  const built = await runCommand(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'production' },
  });
  if (!built.isDone) {
    await git.git('update-ref', 'HEAD', parent, commit);
    await write('base');
    return failed(say('publishNotBuilt'), built.words);
  }
  // The site shows them already; what cannot be sent now goes with the next publication.
  if (upstream) await overNetwork('push', '--quiet');
  return { result: 'published', reached: 'live', note: order.note };
}
