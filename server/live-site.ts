import { basename, join, resolve } from 'node:path';
import type { Log } from '../enquiries/log.ts';
import { speakWords } from '../enquiries/spoken-words.ts';
import { buildsFolder, listBuilds, servedFolder } from '../publish/builds.ts';
import { type LoadedSite, loadSite, type SiteOptions } from './site.ts';

/** A page or a desk that was opened before the change still asks for files that are named by their content. */
async function addEarlierFiles(
  site: LoadedSite,
  folder: string,
  options: SiteOptions,
): Promise<void> {
  const earlier = await loadSite(folder, { ...options, isEarlier: true });
  for (const [path, entry] of earlier.files) {
    if (path.startsWith('/_astro/') && !site.files.has(path)) site.files.set(path, entry);
  }
  for (const [path, entry] of earlier.desk.files) {
    if (!site.desk.files.has(path)) site.desk.files.set(path, entry);
  }
}

export interface LiveSite {
  now(): LoadedSite;
  /** For the health check: which build is served, and why the newest is not if it is not. */
  state(): { build: string; refused?: string };
}

interface LiveSiteOptions extends SiteOptions {
  /** A link to the build that is served, or the folder of a build. */
  dist: string;
  log: Log;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The site that `dist` names, or the last good one; look() switches to another build when there is one. */
export async function openLiveSite({ dist, log, ...options }: LiveSiteOptions) {
  const buildsOf = async () => (await listBuilds(dist)).map((id) => join(buildsFolder(dist), id));
  let seen = (await servedFolder(dist)) ?? '';
  let refused: string | undefined;
  let isLooking = false;

  const load = async (folder: string): Promise<LoadedSite> => {
    const site = await loadSite(folder, options);
    for (const other of await buildsOf()) {
      // An earlier build may be damaged or deleted at any time; then its files are gone, and the
      // site is still whole.
      if (resolve(other) !== site.folder)
        await addEarlierFiles(site, other, options).catch(() => {});
    }
    return site;
  };

  /** The build that `dist` names, or the newest of the others. */
  const loadFirstGood = async (): Promise<LoadedSite> => {
    const faults: string[] = [];
    for (const folder of [seen || dist, ...(await buildsOf())]) {
      try {
        const site = await load(folder);
        [refused] = faults;
        if (refused)
          log.error('serving an earlier build', { build: basename(folder), reason: refused });
        return site;
      } catch (error) {
        faults.push(wordsOf(error));
      }
    }
    throw new Error(faults[0]);
  };

  let site = await loadFirstGood();
  speakWords(site.words);

  const look = async (): Promise<void> => {
    const folder = await servedFolder(dist);
    if (isLooking || folder === undefined || folder === seen) return;
    isLooking = true;
    seen = folder;
    try {
      site = await load(folder);
      speakWords(site.words);
      refused = undefined;
      log.info('serving another build', { build: basename(folder) });
    } catch (error) {
      refused = wordsOf(error);
      log.error('a build was refused, and the site is as it was', {
        build: basename(folder),
        reason: refused,
      });
    } finally {
      isLooking = false;
    }
  };

  const state = () => ({ build: basename(site.folder), ...(refused ? { refused } : {}) });
  return { look, now: () => site, state };
}
