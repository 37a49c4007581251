import { IMMUTABLE, SPECULATION_FILE, speculationHeader } from './file-headers.ts';
import type { FileRecord, Manifest } from './manifest.ts';

const quote = (text: string): string => `"${text.replace(/["\\$]/g, (letter) => `\\${letter}`)}"`;

const map = (from: string, to: string, fallback: string, rows: readonly (readonly [string, string])[]): string =>
  [
    `map ${from} ${to} {`,
    `  default ${fallback};`,
    ...rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

/**
 * For the http block. nginx compares the keys of a map without regard to letter case, which is just what moved and
 * misspelt paths need. They go by the path as the visitor sent it; policy and caching go by the file that is shown.
 */
export const nginxMaps = ({ tls, policies, pages, files, routes }: Manifest): string => {
  const known = Object.keys(pages).filter((path) => !pages[path]?.notFound);
  const named = Object.keys(files).filter((path) => !path.startsWith('/_astro/'));
  const spellings = [...known, ...named].map((path) => [path, path] as const);
  const moved = routes.redirects.map(({ from, to }) => [from, to] as const);
  const records: FileRecord[] = [...Object.values(pages), ...Object.values(files)];
  const own = records
    .filter(({ csp }) => csp !== policies.other)
    .map(({ file, csp }) => [`/${file}`, `${csp}; ${tls.directive}`] as const);
  return `# Include in the http block.
map_hash_bucket_size 256;

map $request_uri $dhr_path {
  default "";
  "~^(?<dhr_asked>[^?]*)" $dhr_asked;
}

${map('$dhr_path', '$dhr_moved', '""', moved)}

${map('$dhr_path', '$dhr_canonical', '$dhr_path', spellings)}

${map('$uri', '$dhr_policy', quote(`${policies.other}; ${tls.directive}`), own)}

map $uri $dhr_cache {
  default "no-cache";
  "~^/_astro/" ${quote(IMMUTABLE)};
  "~\\.(ico|png|jpe?g|webp|avif|svg|woff2?|pdf)$" "public, max-age=3600";
}

map $uri $dhr_speculation {
  default "";
  "~\\.html$" ${quote(speculationHeader['Speculation-Rules'])};
}
`;
};

const fallback = ({ under, page, status }: Manifest['routes']['fallbacks'][number]): string =>
  status === 200
    ? `location ${under}/ { try_files $uri $uri.html ${page}.html; }`
    : `location ${under}/ { error_page 404 ${page}.html; try_files $uri $uri.html =404; }
location = ${page} { error_page 404 ${page}.html; return 404; }`;

/**
 * For the server block. The rules look at $request_uri, which stays as the visitor sent it: nothing decoded can slip
 * into a Location header. nginx runs them again for each page shown in place of another, with the same outcome.
 */
export const nginxRoutes = ({
  headers,
  tls,
  routes,
}: Manifest): string => `# Include in the server block, after "root …/dist/public;".
server_tokens off;
absolute_redirect off;
charset utf-8;
gzip_static on;
# brotli_static on;  (with the module ngx_brotli)
${Object.entries({ ...headers, ...tls.headers })
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Content-Security-Policy $dhr_policy always;
add_header Cache-Control $dhr_cache always;
add_header Speculation-Rules $dhr_speculation always;

if ($request_method !~ "^(GET|HEAD|POST)$") { return 405; }
if ($request_uri ~ "^([^?]*?)//+([^?]*)(.*)$") { return 301 $1/$2$3; }
if ($request_uri ~ "^(/[^?]*[^/?])/+(\\?.*)?$") { return 301 $1$2; }
if ($dhr_moved) { return 301 $dhr_moved$is_args$args; }
if ($request_uri ~ "^/index(\\.html)?(\\?.*)?$") { return 301 /$2; }
if ($request_uri ~ "^(/[^?]+?)(/index)?\\.html(\\?.*)?$") { return 301 $1$3; }
if ($dhr_canonical != $dhr_path) { return 301 $dhr_canonical$is_args$args; }

error_page 404 /404.html;
location = /404 { return 404; }
location = / { try_files /index.html =404; }
location ~ "^/_(headers|redirects)$|\\.(br|gz)$" { return 404; }
location = /${SPECULATION_FILE} { types { } default_type application/speculationrules+json; }
${routes.fallbacks.map(fallback).join('\n')}
location / { try_files $uri $uri.html =404; }
`;
