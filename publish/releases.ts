import { execFileSync, execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The one that serves, and two to go back to. */
const MAX_RELEASES = 3;
const RECORD = 'release.json';
const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 500;
const BUILD = ['npm ci --include=dev --no-audit --no-fund', 'npm run --silent build'];

export interface ReleasePlace {
  /** Holds releases/, and the link `current` to one of them. */
  root: string;
  /** Makes the server begin again, in the folder that `current` names. */
  restart: string;
  /** Its health check. */
  health: string;
  say: (text: string) => void;
  /** Commands that make a clone ready to serve. */
  build?: readonly string[];
  /** How long the server may take to begin. */
  startLimitMs?: number;
}

function releasesFolder(root: string): string {
  return join(root, 'releases');
}

/** Newest first; a folder without its record is one that was not finished. */
export function listReleases(root: string): string[] {
  const folder = releasesFolder(root);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => existsSync(join(folder, name, RECORD)))
    .sort()
    .reverse();
}

export function currentRelease(root: string): string | undefined {
  const link = join(root, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

function switchTo(root: string, id: string): void {
  const aside = join(root, `current.new-${process.pid}`);
  rmSync(aside, { force: true });
  symlinkSync(join('releases', id), aside);
  renameSync(aside, join(root, 'current'));
}

function commitOf(root: string, id: string): string {
  return JSON.parse(readFileSync(join(releasesFolder(root), id, RECORD), 'utf8')).commit;
}

async function isServed(
  { health, startLimitMs = START_LIMIT_MS }: ReleasePlace,
  commit: string,
): Promise<boolean> {
  for (const end = Date.now() + startLimitMs; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    const response = await fetch(health).catch(() => undefined);
    const state = await response?.json().catch(() => undefined);
    if (response?.ok && state?.checks.version.commit === commit) return true;
  }
  return false;
}

/** Code, packages and pages change together. If the server does not come up with them, nothing has changed. */
async function serve(place: ReleasePlace, id: string): Promise<void> {
  const { root, restart, health, say } = place;
  const before = currentRelease(root);
  switchTo(root, id);
  say(`Release ${id} is current.`);
  if (!restart) return say('Restart the server: it begins in the folder of this release.');
  try {
    execSync(restart, { stdio: 'inherit' });
    if (!(await isServed(place, commitOf(root, id))))
      throw new Error(`${health} does not name it.`);
  } catch (error) {
    if (!before || before === id) throw error;
    switchTo(root, before);
    execSync(restart, { stdio: 'inherit' });
    throw new Error(`Release ${id} does not serve, and ${before} is current again. ${error}`);
  }
  say('The server runs it.');
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
}

/** A clone of what the branch holds in its other place, or of this folder where there is none. */
function cloneInto(folder: string): string {
  const remotes = git('.', 'remote').split('\n');
  const source = remotes.includes('origin')
    ? git('.', 'remote', 'get-url', 'origin')
    : process.cwd();
  const branch = git('.', 'branch', '--show-current');
  execFileSync('git', ['clone', '--quiet', '--branch', branch, source, folder], {
    stdio: 'inherit',
  });
  if (source === process.cwd()) git(folder, 'remote', 'remove', 'origin');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Pages that are open go on asking for the scripts of the build before. */
function takeAlongBuild(root: string, folder: string): void {
  const served = join(root, 'current', 'dist');
  if (!existsSync(served)) return;
  const build = realpathSync(served);
  cpSync(build, join(folder, 'dist-builds', basename(build)), { recursive: true });
}

/** Makes a release of the newest commit in a folder of its own, builds it there, and serves it. */
export async function release(place: ReleasePlace): Promise<string> {
  // The server is another user: it must be able to read everything, whatever this shell says.
  process.umask(0o022);
  const { root } = place;
  const id = new Date().toISOString().slice(0, 23).replace(/[T:.]/g, '-');
  const folder = join(releasesFolder(root), id);
  mkdirSync(releasesFolder(root), { recursive: true });
  try {
    const commit = cloneInto(folder);
    const options = { cwd: folder, stdio: 'inherit' } as const;
    for (const command of place.build ?? BUILD) execSync(command, options);
    takeAlongBuild(root, folder);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    writeFileSync(join(folder, RECORD), JSON.stringify({ version, commit }));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  await serve(place, id);
  discardOld(root, id);
  return id;
}

function discardOld(root: string, id: string): void {
  const others = listReleases(root).filter((one) => one !== id);
  const kept = new Set([id, ...others.slice(0, MAX_RELEASES - 1)]);
  for (const name of readdirSync(releasesFolder(root)))
    if (!kept.has(name)) rmSync(join(releasesFolder(root), name), { recursive: true, force: true });
}

/** Serves an earlier release with its own pages: the named one, or the one before. */
export async function releaseBack(place: ReleasePlace, wanted?: string): Promise<string> {
  const current = currentRelease(place.root);
  const releases = listReleases(place.root);
  const id = wanted ?? releases.find((one) => current !== undefined && one < current);
  if (id === undefined || !releases.includes(id))
    throw new Error(`There is no such release. These are kept: ${releases.join(', ') || 'none'}.`);
  await serve(place, id);
  return id;
}
