import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseManifest } from '../manifest.ts';
import { buildsFolder, clearLeftovers, currentBuild, discardOld, idOf, listBuilds, switchTo } from './folders.ts';
import { readWhole } from './sums.ts';

/** Rejects in words when a build is not whole, or not of this version of the server. */
export const checkBuild = async (folder: string): Promise<void> => {
  const built = await readWhole(folder);
  parseManifest(String(built.get('manifest.json')), folder);
};

/** A new folder among the builds, for this process alone. */
export const openAside = async (dist: string): Promise<string> => {
  await clearLeftovers(dist);
  const aside = join(buildsFolder(dist), `.new-${process.pid}`);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  return aside;
};

/** Checks a folder of openAside() and makes it the site, in one step. Returns the name of the build. */
export const takeAside = async (aside: string, dist: string, now = new Date()): Promise<string> => {
  await checkBuild(aside);
  const [previous, known] = [await currentBuild(dist), await listBuilds(dist)];
  // Never before a build that is there already, even if the clock was set back.
  const time = [idOf(now), known[0]?.slice(0, idOf(now).length) ?? ''].sort().at(-1);
  let id = `${time}`;
  for (let count = 2; known.includes(id); count += 1) id = `${time}-${count}`;
  await rename(aside, join(buildsFolder(dist), id));
  await switchTo(dist, id);
  await discardOld(dist, previous);
  return id;
};

/**
 * Brings out a site that was built elsewhere: copies the folder, checks the copy and makes `dist` name it. A running
 * server takes it up by itself. Rejects in words, and changes nothing, when the folder is not a whole build.
 */
export const bringOut = async (folder: string, dist = './dist', now = new Date()): Promise<string> => {
  await checkBuild(folder);
  const aside = await openAside(dist);
  try {
    await cp(folder, aside, { recursive: true, dereference: true });
    return await takeAside(aside, dist, now);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
};

/** Makes an earlier build the site again: the named one, or the one before. Returns its name. */
export const rollBack = async (dist: string, wanted?: string): Promise<string> => {
  const [builds, current] = [await listBuilds(dist), await currentBuild(dist)];
  const list = `npm run builds lists them.`;
  if (wanted !== undefined && !builds.includes(wanted)) throw new Error(`There is no build ${wanted}; ${list}`);
  const id = wanted ?? builds.find((one) => current !== undefined && one < current);
  if (id === undefined) throw new Error(`There is no build before this one; ${list}`);
  const folder = join(buildsFolder(dist), id);
  await checkBuild(folder).catch((error: Error) => {
    throw new Error(`The site stays as it is. ${error.message.replace(folder, relative('', folder))}`);
  });
  await switchTo(dist, id);
  return id;
};
