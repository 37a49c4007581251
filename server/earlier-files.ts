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
  for (const [path, entry] of earlier.desk?.files ?? []) {
    if (!site.desk?.files.has(path)) site.desk?.files.set(path, entry);
  }
};
