import { STATUS_CODES } from 'node:http';
import type { Conditions } from './answer-file.ts';
import { type Answer, answerFile, withoutBody } from './answer-file.ts';
import type { ReadTarget } from './routes.ts';
import { routeTo } from './routes.ts';
import type { LoadedSite } from './site.ts';

const ALLOWED = { Allow: 'GET, HEAD, OPTIONS' };
/** Browsers keep a permanent redirect for ever unless told otherwise, and a mistake could not be undone. */
const REDIRECT_CACHE = { 'Cache-Control': 'public, max-age=3600' };

/** A short answer in words, with the headers that every response carries. */
export const inWords = (
  { headers, policies }: LoadedSite,
  status: number,
  own: Record<string, string> = {},
): Answer => {
  const body = Buffer.from(`${STATUS_CODES[status] ?? status}\n`);
  const content = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) };
  const shared = { 'Content-Security-Policy': policies.other, ...headers };
  return { status, headers: { ...content, 'Cache-Control': 'no-store', ...shared, ...own }, body };
};

/** The address to go to, with the visitor's own query string. */
export const locationOf = (to: string, query: string): string => {
  const url = new URL(to, 'http://localhost');
  url.search = [url.search.slice(1), query.slice(1)].filter(Boolean).join('&');
  return url.href.slice(url.origin.length);
};

/** Everything but the API: redirects, pages, files, and what is shown instead of missing ones. */
export const answerSite = (site: LoadedSite, method: string, target: ReadTarget, conditions: Conditions): Answer => {
  if ('refuse' in target) return inWords(site, target.refuse);
  if (method === 'OPTIONS')
    return {
      status: 204,
      headers: { ...site.headers, ...ALLOWED, 'Content-Security-Policy': site.policies.other },
      body: undefined,
    };
  if (method !== 'GET' && method !== 'HEAD') return inWords(site, 405, ALLOWED);

  const route = routeTo(site, target.path);
  if ('redirect' in route) {
    const answer = inWords(site, 301, { Location: locationOf(route.redirect, target.query), ...REDIRECT_CACHE });
    return method === 'HEAD' ? withoutBody(answer) : answer;
  }
  return route.entry ? answerFile(route.entry, method, conditions) : inWords(site, 404);
};
