import { basename, join, resolve } from 'node:path';
import type { Log } from '../enquiries/log.ts';
import { buildsFolder, listBuilds, servedFolder } from '../publish/builds.ts';
import { type LoadedSite, loadSite, type SiteOptions } from './site.ts';

/** Scripts and pictures that are named by their content. */
const NAMED_BY_CONTENT = '/_astro/';

/**
 * Adds to a site the files of another build that are named by their content. A page that was opened before the change
 * still asks for them: its menu and its form go on working, and so does the desk. Other files of that build
 * are gone.
 */
export const addEarlierFiles = async (site: LoadedSite, folder: string, options: SiteOptions): Promise<void> => {
  const earlier = await loadSite(folder, options);
  for (const [path, entry] of earlier.files) {
    if (path.startsWith(NAMED_BY_CONTENT) && !site.files.has(path)) site.files.set(path, entry);
  }
  for (const [path, entry] of earlier.desk.files) {
    if (!site.desk.files.has(path)) site.desk.files.set(path, entry);
  }
};

export interface LiveSite {
  /** The site as it is served now. */
  now(): LoadedSite;
  /** For the health check: which build is served, and why the newest is not if it is not. */
  state(): { build: string; refused?: string };
}

export interface LiveSiteOptions extends SiteOptions {
  /** A link to the build that is served, or the folder of a build. */
  dist: string;
  log: Log;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The builds to try: the one that `dist` names, then the newest of the others. */
const candidates = async (dist: string): Promise<string[]> => {
  const builds = (await listBuilds(dist)).map((id) => join(buildsFolder(dist), id));
  return [(await servedFolder(dist)) ?? dist, ...builds];
};

/** The site that `dist` names, or the last good one; look() switches to another build when there is one. */
export const openLiveSite = async ({
  dist,
  log,
  behindTls = false,
}: LiveSiteOptions): Promise<LiveSite & { look(): Promise<void> }> => {
  let seen = '';
  let refused: string | undefined;
  let isLooking = false;

  const load = async (folder: string): Promise<LoadedSite> => {
    const site = await loadSite(folder, { behindTls });
    for (const id of await listBuilds(dist)) {
      const other = join(buildsFolder(dist), id);
      // An earlier build may be damaged or deleted at any time; then its files are gone, and the site is still whole.
      if (resolve(other) !== site.folder) await addEarlierFiles(site, other, { behindTls }).catch(() => {});
    }
    return site;
  };

  const loadFirstGood = async (): Promise<LoadedSite> => {
    const faults: string[] = [];
    for (const folder of await candidates(dist)) {
      try {
        const site = await load(folder);
        [refused] = faults;
        if (refused) log.error('serving an earlier build', { build: basename(folder), reason: refused });
        return site;
      } catch (error) {
        faults.push(wordsOf(error));
      }
    }
    throw new Error(faults[0]);
  };

  seen = (await servedFolder(dist)) ?? '';
  let site = await loadFirstGood();

  /** Switches to the build that `dist` names now, atomically. */
  const look = async (): Promise<void> => {
    const folder = await servedFolder(dist);
    if (isLooking || folder === undefined || folder === seen) return;
    isLooking = true;
    seen = folder;
    try {
      site = await load(folder);
      refused = undefined;
      log.info('serving another build', { build: basename(folder) });
    } catch (error) {
      refused = wordsOf(error);
      log.error('a build was refused, and the site is as it was', { build: basename(folder), reason: refused });
    } finally {
      isLooking = false;
    }
  };

  return {
    look,
    now: () => site,
    state: () => ({ build: basename(site.folder), ...(refused ? { refused } : {}) }),
  };
};
