import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../publish/manifest.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';

export interface Case {
  name: string;
  path: string;
  status: 200 | 304 | 404;
}

/** The hashed file that most pages name: the one a server is asked for most. */
export const mostNamed = (pages: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const html of pages) {
    const names = new Set(html.match(/\/_astro\/[\w.-]+\.(js|woff2|css|svg)/g));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([one, m], [other, n]) => n - m || (one < other ? -1 : 1))[0]?.[0];
};

export const listCases = async (dist: string): Promise<Case[]> => {
  const { pages } = await readManifest(dist);
  const hashed = mostNamed(Object.values(pages).map(({ file }) => readFileSync(join(dist, 'public', file), 'utf8')));
  if (hashed === undefined) throw new CannotMeasure('The built site names no hashed file.');
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'home, unchanged', path: '/', status: 304 },
    { name: 'not found', path: '/no-such-page', status: 404 },
    { name: 'hashed file', path: hashed, status: 200 },
  ];
};

/** gzip, because nginx brings no brotli: so both send the same bytes. */
const ACCEPT = { 'Accept-Encoding': 'gzip' };

/** The request headers of a case at one server, after a look that it answers as it must. */
export const headersFor = async (
  origin: string,
  { path, status }: Case,
): Promise<{ headers: Record<string, string>; bytes: number }> => {
  const ask = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const etag = status === 304 ? (await ask(ACCEPT)).headers.get('etag') : null;
  const headers: Record<string, string> = etag === null ? ACCEPT : { ...ACCEPT, 'If-None-Match': etag };
  const answer = await ask(headers);
  if (answer.status !== status)
    throw new CannotMeasure(`${origin}${path} answers ${answer.status} instead of ${status}.`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  const sent = answer.headers.get('content-length');
  return { headers, bytes: sent === null ? bytes : Number(sent) };
};
