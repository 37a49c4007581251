import { readChecked, readSums } from '../publish/builds/sums.ts';
import { type FileRecord, parseDeskFiles, readManifest, SUFFIX } from '../publish/manifest.ts';
import { type Entry, makeEntry } from './entry.ts';
import { HIDDEN, type LoadedSite, type SiteOptions } from './site.ts';

/** Scripts, pictures and parts of the search index that are named by their content. */
const NAMED_BY_CONTENT = /^\/(_astro\/|pagefind\/.+\.pf_\w+$)/;
const DESK_MANIFEST = 'desk/manifest.json';

/**
 * Adds to a site the files of another build that are named by their content. A page that was opened before the change
 * still asks for them: its menu, its form and its search go on working, and so does the desk. Other files of that build
 * are gone.
 */
export const addEarlierFiles = async (
  site: LoadedSite,
  folder: string,
  { behindTls = false }: SiteOptions = {},
): Promise<void> => {
  const [sums, { files, tls }] = [await readSums(folder), await readManifest(folder)];
  const read = (file: string): Promise<Buffer> => readChecked(folder, file, sums.get(file));
  const load = async (record: FileRecord, from: string, headers: Record<string, string>): Promise<Entry> => {
    const file = `${from}/${record.file}`;
    const compressed = await Promise.all(
      record.encodings.map(async (one) => [one, await read(file + SUFFIX[one])] as const),
    );
    const bodies = { identity: await read(file), ...Object.fromEntries(compressed) };
    const csp = behindTls ? `${record.csp}; ${tls.directive}` : record.csp;
    const own = { ...record, csp, headers: { ...record.headers, ...headers } };
    return makeEntry({ record: own, status: 200, bodies, common: site.headers });
  };

  for (const [path, record] of Object.entries(files)) {
    if (NAMED_BY_CONTENT.test(path) && !site.files.has(path)) site.files.set(path, await load(record, 'public', {}));
  }
  if (!site.desk || !sums.has(DESK_MANIFEST)) return;
  const desk = parseDeskFiles((await read(DESK_MANIFEST)).toString(), folder);
  for (const [path, record] of Object.entries(desk.files)) {
    if (!site.desk.files.has(path)) site.desk.files.set(path, await load(record, 'desk', HIDDEN));
  }
};
