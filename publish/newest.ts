import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gulfDay } from '../common/day.ts';
import { hasSameSettings } from './astro-renderer.ts';
import { buildsFolder, currentBuild, listBuilds } from './builds.ts';

const FILE = 'version.json';
const NETWORK_TIMEOUT_MS = 60_000;

/** The commit that a build was made of, if Git is there, and when it was made. */
interface Version {
  commit?: string | undefined;
  /** Whether the code was that of the commit; words may have been newer. */
  isCommitted?: boolean;
  builtAt: string;
}

type Git = (...args: string[]) => Promise<string | undefined>;

/** A command of Git in a folder: its output, or undefined if it failed. */
function gitIn(root: string): Git {
  const options = { cwd: root, timeout: NETWORK_TIMEOUT_MS };
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  return async (...args) =>
    promisify(execFile)('git', args, { ...options, env }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
}

/** A publication is built before it is recorded: BUILD_COMMIT names the commit that it will be. */
export async function writeVersion(root: string, folder: string): Promise<void> {
  const git = gitIn(root);
  const head = await git('rev-parse', 'HEAD');
  const version: Version = {
    commit: process.env['BUILD_COMMIT'] || head,
    isCommitted: head !== undefined && (await hasCodeOf(git, head)),
    builtAt: new Date().toISOString(),
  };
  await writeFile(join(folder, FILE), JSON.stringify(version));
}

async function readVersion(folder: string): Promise<Version | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** JSON files of content/ are imported by programs, so they are in bundles. */
const WORDS = /^(?:content\/.*(?<!\.json)$|docs\/|tests\/|.*\.md$)/;

/** Whether this folder has the code of a commit, and may have other words. */
async function hasCodeOf(git: Git, commit: string): Promise<boolean> {
  const changed = await git('diff', '--name-only', '--no-renames', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = `${changed}\n${added}`.split('\n').filter(Boolean);
  return changed !== undefined && added !== undefined && files.every((file) => WORDS.test(file));
}

/** The first of these builds that was made of the code and the settings of this folder. */
export async function buildToRenderFrom(
  builds: readonly string[],
  settings: string,
): Promise<string | undefined> {
  const git = gitIn(process.cwd());
  for (const build of builds) {
    const { commit, isCommitted } = (await readVersion(build)) ?? {};
    if (!commit || !isCommitted || !(await hasCodeOf(git, commit))) continue;
    if (await hasSameSettings(build, settings)) return build;
  }
  return undefined;
}

/** Takes in the words that others have published, so that they cannot disappear from the site. */
async function takeInWords(git: Git, made: Version | undefined): Promise<void> {
  const upstream = await git('rev-parse', '--abbrev-ref', '@{upstream}');
  if (upstream) {
    // Where a build has no network, another unit has fetched them.
    const isFetched = process.env['WORDS_ARE_FETCHED'] === 'true';
    if (!isFetched && (await git('fetch', '--quiet')) === undefined)
      throw new Error('The other place of the words (git remote) cannot be reached.');
    const changed = await git('diff', '--name-only', '--no-renames', `HEAD...${upstream}`);
    const code = changed?.split('\n').find((file) => file && !/^(?:content|docs)\//.test(file));
    if (code) throw new Error(`New code is waiting, such as ${code}: run "npm run release".`);
    if (changed && (await git('merge', '--quiet', '--ff-only', upstream)) === undefined)
      throw new Error(`"git merge --ff-only ${upstream}" fails here: see what it says.`);
  }
  const { commit } = made ?? {};
  if (commit && (await git('merge-base', '--is-ancestor', commit, 'HEAD')) === undefined)
    throw new Error(
      `The site was made of ${commit.slice(0, 8)}, which this folder does not hold: a build would take words away. Get that commit with git first.`,
    );
}

interface Newest {
  root: string;
  /** The link to the build that is served. */
  dist: string;
  now: number;
  /** When drafts become public, read once the newest words are there. */
  momentsOf: (root: string) => { file: string; at: number }[];
}

/** Why the site must be built again now; undefined if it shows all that it should. */
export async function reasonToBuild({
  root,
  dist,
  now,
  momentsOf,
}: Newest): Promise<string | undefined> {
  const [git, [newest = '']] = [gitIn(root), await listBuilds(dist)];
  const made = await readVersion(join(buildsFolder(dist), newest));
  await takeInWords(git, made);
  if (!made) return 'There is no build that says when it was made.';
  if (made.commit && (await git('diff', '--quiet', made.commit, 'HEAD')) === undefined)
    return 'There are newer words.';
  // Who went back to an earlier build wants it until there are other words.
  if ((await currentBuild(dist)) !== newest) return undefined;
  const built = Date.parse(made.builtAt);
  if (gulfDay(built) !== gulfDay(now)) return 'A new day has begun.';
  const due = momentsOf(root).find(({ at }) => built < at && at <= now);
  return due && `${due.file} is due.`;
}
