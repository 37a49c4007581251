import type { Entry } from './entry.ts';
import type { LoadedSite } from './site.ts';

export type Route = { redirect: string } | { entry: Entry | undefined; asked?: string };
type Rule = (site: LoadedSite, path: string) => Route | undefined;

const withoutSlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** A path in the form used for comparison: no spare slashes, no .html, no /index, lower case. */
const plainForm = (path: string): string =>
  withoutSlashes(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const fallbackFor = (site: LoadedSite, path: string) =>
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
  return fallback && { entry: fallback.entry, asked: path };
};

const notFound: Rule = (site, path) => ({ entry: site.notFound, asked: path });

/** The first rule that answers wins. The API comes before all of them (listener.ts). */
const rules = [moved, canonical, file, areaFallback, notFound] satisfies Rule[];

/** Where a path leads. */
export const routeTo = (site: LoadedSite, path: string): Route => {
  for (const rule of rules) {
    const route = rule(site, path);
    if (route) return route;
  }
  return { entry: undefined };
};
