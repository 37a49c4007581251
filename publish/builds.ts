import {
  chmod,
  cp,
  mkdir,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** How many builds stay: the one that is served, and two to go back to. */
const KEPT = 3;
/** The time in UTC, in letters that every file system takes: 2026-11-16-080401-123. */
const ID = /^\d{4}-\d\d-\d\d-\d{6}(-\d+)?$/;
function idOf(time: Date): string {
  return time.toISOString().slice(0, 23).replace(/[T.]/g, '-').replaceAll(':', '');
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}

export function buildsFolder(dist: string): string {
  return `${resolve(dist)}-builds`;
}

/** Newest first. */
export async function listBuilds(dist: string): Promise<string[]> {
  const names = await readdir(buildsFolder(dist)).catch(() => []);
  return names
    .filter((name) => ID.test(name))
    .sort()
    .reverse();
}

/** Where the link leads, or the folder itself where there is no link. */
export function servedFolder(dist: string): Promise<string | undefined> {
  return realpath(dist).catch(() => undefined);
}

/** The build that `dist` names, even if it is gone. */
export async function currentBuild(dist: string): Promise<string | undefined> {
  const name = basename(await readlink(dist).catch(() => ''));
  return ID.test(name) ? name : undefined;
}

/** Rejects with a message unless a server would serve the build in this folder. */
type Accept = (folder: string) => Promise<unknown>;

interface BuildPlace {
  dist: string;
  /** The server's own check, `loadSite`. */
  accept: Accept;
}

/** Atomic where rename() replaces a link; on Windows the old one moves away first. */
async function switchTo(dist: string, id: string): Promise<void> {
  const place = resolve(dist);
  const [link, old] = [`${place}.new-${process.pid}`, `${place}.old-${process.pid}`];
  await remove(link);
  // A junction needs no privileges on Windows; elsewhere the kind means nothing.
  await symlink(join(basename(buildsFolder(dist)), id), link, 'junction');
  try {
    await rename(link, place);
  } catch {
    await rename(place, old);
    await rename(link, place);
    await remove(old);
  }
}

/** Keeps the last three good builds, without those rolled back: newer than the one served. */
async function discardOld(
  { dist, accept }: BuildPlace,
  current: string,
  served = current,
): Promise<void> {
  let kept = 1;
  for (const id of await listBuilds(dist)) {
    const folder = join(buildsFolder(dist), id);
    if (id === current) continue;
    const isGood = () =>
      accept(folder).then(
        () => true,
        () => false,
      );
    if (kept < KEPT && id <= served && (await isGood())) kept += 1;
    else await remove(folder);
  }
}

/** The server is another user, and the shell of who builds may keep its files to itself. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(dirname(folder), 0o755);
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

type PublishOptions = BuildPlace & { make: (folder: string) => Promise<void> };

/** Has `make` write a build aside, checks it and switches to it, or changes nothing. Returns its name. */
export async function publish({ make, ...place }: PublishOptions): Promise<string> {
  const { dist, accept } = place;
  const aside = join(buildsFolder(dist), `.new-${idOf(new Date())}-${process.pid}`);
  await remove(aside);
  await mkdir(aside, { recursive: true });
  try {
    await make(aside);
    await makeReadable(aside);
    await accept(aside);
    const [id, served] = [idOf(new Date()), await currentBuild(dist)];
    await rename(aside, join(buildsFolder(dist), id));
    await switchTo(dist, id);
    await discardOld(place, id, served);
    return id;
  } finally {
    await remove(aside);
  }
}

export function publishFolder(folder: string, place: BuildPlace): Promise<string> {
  return publish({
    ...place,
    make: (copy) => cp(folder, copy, { recursive: true, dereference: true }),
  });
}

/** Makes an earlier build the site again: the named one, or the one before. Returns its name. */
export async function rollBack({ dist, accept }: BuildPlace, wanted?: string): Promise<string> {
  const [builds, current] = [await listBuilds(dist), await currentBuild(dist)];
  const list = 'npm run builds lists them.';
  if (wanted !== undefined && !builds.includes(wanted))
    throw new Error(`There is no build ${wanted}; ${list}`);
  const id = wanted ?? builds.find((one) => current !== undefined && one < current);
  if (id === undefined) throw new Error(`There is no build before this one; ${list}`);
  await accept(join(buildsFolder(dist), id)).catch((error: Error) => {
    throw new Error(`The site stays as it is. ${error.message}`);
  });
  await switchTo(dist, id);
  return id;
}
