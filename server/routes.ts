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
