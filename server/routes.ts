/** Longer than the path of any page. */
const MAX_PATH = 1024;
/** Query strings of advertisements are long. Node's own limit is 16 kB for the whole head. */
const MAX_TARGET = 8192;

/** The decoded path and the query as sent, with its question mark; or the status to refuse the request with. */
export type ReadTarget = { path: string; query: string } | { refuse: 400 | 414 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNFIT = /[\u0000-\u001f\u007f\\]/;

/** Reads a request target in origin or absolute form (RFC 9112, section 3.2). */
export const readTarget = (target: string): ReadTarget => {
  if (target.length > MAX_TARGET) return { refuse: 414 };
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const cut = local.search(/[?#]/);
  const raw = cut < 0 ? local : local.slice(0, cut);
  if (raw.length > MAX_PATH) return { refuse: 414 };
  // An encoded slash is a separator to some and a character to others: no page of ours has one.
  if (/%(2f|5c)/i.test(raw)) return { refuse: 400 };
  let path: string;
  try {
    path = decodeURIComponent(raw === '' && local !== target ? '/' : raw);
  } catch {
    return { refuse: 400 };
  }
  if (!path.startsWith('/') || UNFIT.test(path) || path.split('/').some((part) => part === '.' || part === '..')) {
    return { refuse: 400 };
  }
  return { path, query: cut < 0 ? '' : local.slice(cut).replace(/#.*$/s, '') };
};

/** What the rules look at: a built site, or the pages of a site that is being developed. */
export interface Routed<Page extends { found: boolean }> {
  files: ReadonlyMap<string, Page>;
  spellings: ReadonlyMap<string, string>;
  moved: ReadonlyMap<string, string>;
  fallbacks: readonly { under: string; entry: Page }[];
  notFound: Page | undefined;
}

export type Route<Page> = { redirect: string } | { entry: Page | undefined };
type Rule = <Page extends { found: boolean }>(site: Routed<Page>, path: string) => Route<Page> | undefined;

const withoutSlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** A path in the form used for comparison: no spare slashes, no .html, no /index, lower case. */
const plainForm = (path: string): string =>
  withoutSlashes(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const fallbackFor = <Page extends { found: boolean }>(site: Routed<Page>, path: string) =>
  site.fallbacks.find(({ under }) => path.startsWith(`${under}/`));

const moved: Rule = (site, path) => {
  const target = site.moved.get(plainForm(path));
  return target === undefined ? undefined : { redirect: target };
};

const canonical: Rule = (site, path) => {
  if (site.files.has(path)) return undefined;
  const known = site.spellings.get(plainForm(path));
  if (known !== undefined) return { redirect: known };
  const tidy = withoutSlashes(path);
  return tidy !== path && fallbackFor(site, tidy)?.entry.found ? { redirect: encodePath(tidy) } : undefined;
};

const file: Rule = (site, path) => {
  const entry = site.files.get(path);
  return entry && { entry };
};

const areaFallback: Rule = (site, path) => {
  const fallback = fallbackFor(site, path);
  return fallback && { entry: fallback.entry };
};

const notFound: Rule = (site) => ({ entry: site.notFound });

/** The first rule that answers wins. The API comes before all of them (listener.ts). */
const rules = [moved, canonical, file, areaFallback, notFound] satisfies Rule[];

/** Where a path leads. */
export const routeTo = <Page extends { found: boolean }>(site: Routed<Page>, path: string): Route<Page> => {
  for (const rule of rules) {
    const route = rule(site, path);
    if (route) return route;
  }
  return { entry: undefined };
};
