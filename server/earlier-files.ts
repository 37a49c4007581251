import { type LoadedSite, loadSite, type SiteOptions } from './site.ts';

/** Scripts, pictures and parts of the search index that are named by their content. */
const NAMED_BY_CONTENT = /^\/(_astro\/|pagefind\/.+\.pf_\w+$)/;

/**
 * Adds to a site the files of another build that are named by their content. A page that was opened before the change
 * still asks for them: its menu, its form and its search go on working, and so does the desk. Other files of that build
 * are gone.
 */
export const addEarlierFiles = async (site: LoadedSite, folder: string, options: SiteOptions): Promise<void> => {
  const earlier = await loadSite(folder, options);
  for (const [path, entry] of earlier.files) {
    if (NAMED_BY_CONTENT.test(path) && !site.files.has(path)) site.files.set(path, entry);
  }
  for (const [path, entry] of earlier.desk?.files ?? []) {
    if (!site.desk?.files.has(path)) site.desk?.files.set(path, entry);
  }
};
