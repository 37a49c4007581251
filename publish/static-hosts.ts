import { unitePolicies, withoutStyles } from './csp.ts';
import { IMMUTABLE, SPECULATION_FILE, speculationHeader } from './file-headers.ts';
import type { Manifest } from './manifest.ts';

/** Cloudflare passes over a line of more than 2,000 characters. */
const MAX_POLICY = 1900;

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * _headers for Netlify, Cloudflare Pages and their like. They send the headers of every rule that matches, so the
 * policy for all paths is the union of the others; together with its own a page has exactly its own. Cloudflare takes
 * 100 rules, hence one for each page and none for other files.
 */
export const headersFile = ({ headers, tls, policies, pages, files }: Manifest): string => {
  const records = [...Object.values(pages), ...Object.values(files)];
  const united = unitePolicies([policies.page, ...records.map(({ csp }) => csp)]);
  const everywhere = united.length > MAX_POLICY ? withoutStyles(united) : united;
  const own = Object.entries(pages).filter(([, { notFound }]) => !notFound);
  return `${[
    block('/*', {
      ...headers,
      ...tls.headers,
      ...speculationHeader,
      'Content-Security-Policy': `${everywhere}; ${tls.directive}`,
    }),
    block('/_astro/*', { 'Cache-Control': IMMUTABLE }),
    block('/pictures/*', { 'Cache-Control': IMMUTABLE }),
    block(`/${SPECULATION_FILE}`, { 'Content-Type': 'application/speculationrules+json' }),
    ...own.map(([path, { csp }]) => block(path, { 'Content-Security-Policy': csp })),
  ].join('\n\n')}\n`;
};

/**
 * _redirects for the same hosts; the first line that matches wins. Cloudflare follows a line even where a file exists,
 * so the pages and files below a fallback come before it; it passes over status 404 and shows the nearest 404.html by itself.
 */
export const redirectsFile = ({ routes, pages, files }: Manifest): string => {
  const moved = routes.redirects.map(({ from, to }) => `${from} ${to} 301`);
  const below = (under: string): string[] =>
    [...Object.keys(pages), ...Object.keys(files)]
      .filter((path) => path.startsWith(`${under}/`))
      .map((path) => `${path} ${path} 200`);
  const shown = routes.fallbacks.flatMap(({ under, page, status }) =>
    status === 200 ? [...below(under), `${under}/* ${page} 200`] : [`${under}/* ${page}.html 404`],
  );
  return `${[...moved, ...shown, '/* /404.html 404'].join('\n')}\n`;
};
