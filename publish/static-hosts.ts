import { IMMUTABLE } from './file-headers.ts';
import type { Manifest } from './manifest.ts';

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** For Netlify, Cloudflare Pages and the like, which send the headers of every rule that matches. */
export function headersFile({ headers, tls, pages }: Manifest): string {
  const own = Object.entries(pages).filter(([, { notFound }]) => !notFound);
  return `${[
    block('/*', {
      ...headers,
      ...tls.headers,
      'Content-Security-Policy': `base-uri 'none'; frame-ancestors 'none'; ${tls.directive}`,
    }),
    block('/_astro/*', { 'Cache-Control': IMMUTABLE }),
    block('/pictures/*', { 'Cache-Control': IMMUTABLE }),
    ...own.map(([path, { csp }]) => block(path, { 'Content-Security-Policy': csp })),
  ].join('\n\n')}\n`;
}

/** The first match wins, on Cloudflare even over a file: what is below a fallback comes first. */
export function redirectsFile({ routes, pages, files }: Manifest): string {
  const moved = routes.redirects.map(({ from, to }) => `${from} ${to} 301`);
  const below = (under: string): string[] =>
    [...Object.keys(pages), ...Object.keys(files)]
      .filter((path) => path.startsWith(`${under}/`))
      .map((path) => `${path} ${path} 200`);
  const fallbacks = routes.fallbacks.flatMap(({ under, page, status }) =>
    status === 200 ? [...below(under), `${under}/* ${page} 200`] : [`${under}/* ${page}.html 404`],
  );
  return `${[...moved, ...fallbacks, '/* /404.html 404'].join('\n')}\n`;
}
