import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type NearestPage, type PageRecord, readManifest, SUFFIX } from '../publish/manifest.ts';
import { type Entry, makeEntry } from './entry.ts';

export interface LoadedSite {
  /** Every public file by its path; pages that say "not found" are not among them. */
  files: Map<string, Entry>;
  /** Paths by their lower-case form. */
  spellings: Map<string, string>;
  /** Redirects by the lower-case form of the old path. */
  moved: Map<string, string>;
  /** What unknown paths below an area show; the longest area first. */
  fallbacks: { under: string; entry: Entry }[];
  notFound: Entry | undefined;
  /** What may be meant by an address that does not exist. */
  nearestPages: NearestPage[];
  /** Headers of every response, and the policies of answers that are not files. */
  headers: Record<string, string>;
  policies: { page: string; other: string };
}

/** Reads the built site into memory: a few megabytes, so that no request waits for a disk. */
export const loadSite = async (dist: string, { behindTls = false } = {}): Promise<LoadedSite> => {
  const { headers, tls, policies, pages, files, routes, nearestPages } = await readManifest(dist);
  const common = behindTls ? { ...headers, ...tls.headers } : headers;
  const secure = (csp: string): string => (behindTls ? `${csp}; ${tls.directive}` : csp);

  const load = async (record: PageRecord, status: 200 | 404): Promise<Entry> => {
    const read = (suffix = ''): Promise<Buffer> => readFile(join(resolve(dist), 'public', record.file + suffix));
    const compressed = await Promise.all(record.encodings.map(async (one) => [one, await read(SUFFIX[one])] as const));
    const bodies = { identity: await read(), ...Object.fromEntries(compressed) };
    return makeEntry({ record: { ...record, csp: secure(record.csp) }, status, bodies, common });
  };

  const site: LoadedSite = {
    files: new Map(),
    spellings: new Map(),
    moved: new Map(routes.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    fallbacks: [],
    notFound: undefined,
    nearestPages,
    headers: common,
    policies: { page: secure(policies.page), other: secure(policies.other) },
  };
  const records: [string, PageRecord][] = [...Object.entries(pages), ...Object.entries(files)];
  for (const [path, record] of records) {
    if (record.notFound) continue;
    site.files.set(path, await load(record, 200));
    site.spellings.set(path.toLowerCase(), path);
  }
  for (const { under, page, status } of routes.fallbacks) {
    const record = pages[page];
    const entry = status === 404 && record ? await load(record, 404) : site.files.get(page);
    if (entry) site.fallbacks.push({ under, entry });
  }
  site.fallbacks.sort((one, other) => other.under.length - one.under.length);
  const { '/404': notFound } = pages;
  if (notFound) site.notFound = await load(notFound, 404);
  return site;
};
