import { lstat, readdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** How many builds stay: the one that is served, and two to go back to. */
const KEPT = 3;
const HOUR_MS = 3_600_000;
const ID = /^\d{4}-\d\d-\d\d-\d{6}(-\d+)?$/;

/** Where the builds lie. `dist` is a link to one of them. */
export const buildsFolder = (dist: string): string => `${resolve(dist)}-builds`;

/** 2026-11-16-080401: the time in UTC, in letters that every file system takes. */
export const idOf = (time: Date): string => time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** Newest first. */
export const listBuilds = async (dist: string): Promise<string[]> => {
  const names = await readdir(buildsFolder(dist)).catch(() => []);
  return names
    .filter((name) => ID.test(name))
    .sort()
    .reverse();
};

/** Where the link leads, or the folder itself where there is no link; undefined when there is neither. */
export const servedFolder = (dist: string): Promise<string | undefined> => realpath(dist).catch(() => undefined);

/** The build that `dist` names, even if it is gone. */
export const currentBuild = async (dist: string): Promise<string | undefined> => {
  const name = basename(await readlink(dist).catch(() => ''));
  return ID.test(name) ? name : undefined;
};

/**
 * Makes `dist` name another build, in one step. Windows replaces no link to a folder, and no system replaces a folder by
 * a link: there the old one is moved away first. A server that finds no `dist` in that moment looks again.
 */
export const switchTo = async (dist: string, id: string): Promise<void> => {
  const place = resolve(dist);
  const [link, old] = [`${place}.new-${process.pid}`, `${place}.old-${process.pid}`];
  await rm(link, { force: true, recursive: true });
  // A junction needs no privileges on Windows; elsewhere the kind means nothing.
  await symlink(join(basename(buildsFolder(dist)), id), link, 'junction');
  try {
    await rename(link, place);
  } catch {
    await rename(place, old);
    await rename(link, place);
    await rm(old, { recursive: true, force: true });
  }
};

/** Deletes builds beyond the last three, and those that were rolled back. */
export const discardOld = async (dist: string, previous: string | undefined): Promise<void> => {
  const [newest, ...others] = await listBuilds(dist);
  const isRejected = (id: string): boolean => previous !== undefined && id > previous;
  const kept = new Set([
    newest,
    await currentBuild(dist),
    ...others.filter((id) => !isRejected(id)).slice(0, KEPT - 1),
  ]);
  for (const id of others) if (!kept.has(id)) await rm(join(buildsFolder(dist), id), { recursive: true, force: true });
};

/** Removes what builds left behind that were killed: no build takes an hour. */
export const clearLeftovers = async (dist: string): Promise<void> => {
  const names = await readdir(buildsFolder(dist)).catch(() => []);
  for (const path of names.filter((name) => name.startsWith('.new-')).map((name) => join(buildsFolder(dist), name))) {
    const { mtimeMs } = await lstat(path);
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
};
