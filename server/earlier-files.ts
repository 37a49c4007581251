import { readChecked, readSums } from '../publish/builds/sums.ts';
import { readManifest, SUFFIX } from '../publish/manifest.ts';
import { makeEntry } from './entry.ts';
import type { LoadedSite } from './site.ts';

/** Scripts, pictures and parts of the search index that are named by their content. */
const NAMED_BY_CONTENT = /^\/(_astro\/|pagefind\/.+\.pf_\w+$)/;

/**
 * Adds to a site the files of another build that are named by their content. A page that was opened before the change
 * still asks for them: its menu, its form and its search go on working. Other files of that build are gone.
 */
export const addEarlierFiles = async (site: LoadedSite, folder: string): Promise<void> => {
  const [sums, { files }] = [await readSums(folder), await readManifest(folder)];
  for (const [path, record] of Object.entries(files)) {
    if (!NAMED_BY_CONTENT.test(path) || site.files.has(path)) continue;
    const read = (suffix = ''): Promise<Buffer> => {
      const file = `public/${record.file}${suffix}`;
      return readChecked(folder, file, sums.get(file));
    };
    const compressed = await Promise.all(record.encodings.map(async (one) => [one, await read(SUFFIX[one])] as const));
    const bodies = { identity: await read(), ...Object.fromEntries(compressed) };
    site.files.set(path, makeEntry({ record, status: 200, bodies, common: site.headers }));
  }
};
