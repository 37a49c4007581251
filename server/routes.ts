import {
  type Conditions,
  type Entry,
  fileResponse,
  inWords,
  type PreparedResponse,
  withoutBody,
} from './file-response.ts';
import type { LoadedSite } from './site.ts';

type Routed = Pick<
  LoadedSite,
  'files' | 'spellings' | 'moved' | 'fallbacks' | 'notFound' | 'nearMisses'
>;

const MAX_PATH_LENGTH = 1024;
/** Query strings of advertisements are long. Node's own limit is 16 kB for the whole head. */
const MAX_TARGET_LENGTH = 8192;

/** The decoded path and the query as sent, with its question mark; or the status to refuse the request with. */
type ReadTarget = { path: string; query: string } | { refuse: 400 | 414 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNFIT = /[\u0000-\u001f\u007f\\]/;

/** Reads a request target in origin or absolute form (RFC 9112, section 3.2). */
export function readTarget(target: string): ReadTarget {
  if (target.length > MAX_TARGET_LENGTH) return { refuse: 414 };
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const cut = local.search(/[?#]/);
  const raw = cut < 0 ? local : local.slice(0, cut);
  if (raw.length > MAX_PATH_LENGTH) return { refuse: 414 };
  // An encoded slash is a separator to some and a character to others: no page of ours has one.
  if (/%(2f|5c)/i.test(raw)) return { refuse: 400 };
  let path: string;
  try {
    path = decodeURIComponent(raw === '' && local !== target ? '/' : raw);
  } catch {
    return { refuse: 400 };
  }
  if (
    !path.startsWith('/') ||
    UNFIT.test(path) ||
    path.split('/').some((part) => part === '.' || part === '..')
  ) {
    return { refuse: 400 };
  }
  return { path, query: cut < 0 ? '' : local.slice(cut).replace(/#.*$/s, '') };
}

function withoutSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** A path in the form used for comparison: no spare slashes, no .html, no /index, lower case. */
function plainForm(path: string): string {
  return (
    withoutSlashes(path)
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

type Route = { redirect: string } | { entry: Entry | undefined };

/** Where a path leads: redirects, other spellings, files, what is below an area, near misses, "not found". */
export function routeTo(site: Routed, path: string): Route {
  const plain = plainForm(path);
  const moved = site.moved.get(plain);
  if (moved !== undefined) return { redirect: moved };
  const entry = site.files.get(path);
  if (entry) return { entry };
  const spelling = site.spellings.get(plain);
  if (spelling !== undefined) return { redirect: spelling };
  const tidy = withoutSlashes(path);
  const lower = tidy.toLowerCase();
  const fallback = site.fallbacks.find(({ under }) => lower.startsWith(`${under}/`));
  if (fallback) {
    const { under, entry } = fallback;
    const known = under + tidy.slice(under.length);
    if (entry.found ? known !== path : known !== tidy) return { redirect: encodePath(known) };
    if (entry.found) return { entry };
  }
  const { pages, isSure } = site.nearMisses(tidy);
  if (!fallback && isSure && pages[0]) return { redirect: pages[0] };
  const notFound = fallback?.entry ?? site.notFound;
  return { entry: notFound?.asking?.(pages) ?? notFound };
}

const ALLOWED = { Allow: 'GET, HEAD, OPTIONS' };
/** Without it browsers keep a permanent redirect for ever, and a mistake could not be undone. */
const REDIRECT_CACHE = { 'Cache-Control': 'public, max-age=3600' };

function locationOf(to: string, query: string): string {
  const url = new URL(to, 'http://localhost');
  url.search = [url.search.slice(1), query.slice(1)].filter(Boolean).join('&');
  return url.href.slice(url.origin.length);
}

/** Everything but the API: redirects, pages, files, and what is shown instead of missing ones. */
export function siteResponse(
  site: LoadedSite,
  method: string,
  target: ReadTarget,
  conditions: Conditions,
): PreparedResponse {
  if ('refuse' in target) {
    // An address that cannot be read names no page: to a visitor it is one more that is not there.
    const shown = method === 'GET' || method === 'HEAD' ? site.notFound : undefined;
    return shown ? fileResponse(shown, method, conditions) : inWords(site, target.refuse);
  }
  if (method === 'OPTIONS')
    return {
      status: 204,
      headers: { ...site.headers, ...ALLOWED, 'Content-Security-Policy': site.policies.other },
      body: undefined,
    };
  if (method !== 'GET' && method !== 'HEAD') return inWords(site, 405, ALLOWED);

  const route = routeTo(site, target.path);
  if ('redirect' in route) {
    const prepared = inWords(site, 301, {
      Location: locationOf(route.redirect, target.query),
      ...REDIRECT_CACHE,
    });
    return method === 'HEAD' ? withoutBody(prepared) : prepared;
  }
  return route.entry ? fileResponse(route.entry, method, conditions) : inWords(site, 404);
}
