import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { qualityFor } from './compress.ts';
import { filePolicy, pagePolicy } from './csp.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { SPECULATION_FILE, securityHeaders, tlsAdditions } from './file-headers.ts';
import { listFiles } from './list-files.ts';
import type { Manifest, NearestPage, RouteTable } from './manifest.ts';
import { nginxMaps, nginxRoutes } from './nginx.ts';
import { routeFaults } from './routes-check.ts';
import { type SealedFile, sealFile } from './seal-file.ts';
import { SPECULATION_RULES } from './speculation.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

export interface SealOptions {
  /** The folder Astro wrote to. */
  publicDir: string;
  /** dist/manifest.json; files for other web servers are written beside it. */
  manifestFile: string;
  /** content/routes.yaml */
  routes: RouteTable;
  /** What may be meant by an address that does not exist. */
  nearestPages?: NearestPage[];
  /** Where the enquiry form sends to, when that is another origin. */
  endpoint?: string | undefined;
  /** Policies by the beginning of a path, for files that need their own, such as a worker that runs WebAssembly. */
  extra?: Record<string, string>;
  /** Files still being written, such as the search index: they are sealed when they are there, pages meanwhile. */
  pending?: Promise<unknown>;
}

/** zlib works on four threads. */
const AT_ONCE = 8;

const isPage = (file: string): boolean => file.endsWith('.html');

/** The last step of a build: policies, compressed copies and route tables for all that Astro wrote. */
export const sealSite = async (options: SealOptions): Promise<Manifest> => {
  const { publicDir, manifestFile, routes, nearestPages = [], endpoint, extra = {}, pending } = options;
  await writeFile(join(publicDir, SPECULATION_FILE), SPECULATION_RULES);
  const pageNames = (await listFiles(publicDir)).filter(isPage);
  const quality = qualityFor(pageNames.length);
  const seal = (names: readonly string[]) =>
    fewAtATime(names, AT_ONCE, (file) => sealFile(file, { publicDir, endpoint, extra, quality }));
  const [pages] = await Promise.all([seal(pageNames), pending]);
  const files = await seal((await listFiles(publicDir)).filter((file) => !isPage(file)));
  const tableOf = (sealed: readonly SealedFile[]) =>
    Object.fromEntries(sealed.map(({ path, record }) => [path, record]));
  const manifest: Manifest = {
    headers: securityHeaders,
    tls: tlsAdditions,
    policies: { page: pagePolicy({ scripts: [], styles: [], endpoint }), other: filePolicy },
    pages: tableOf(pages),
    files: tableOf(files),
    routes,
    nearestPages,
  };
  const faults = [
    ...[...files, ...pages].flatMap(({ faults }) => faults),
    ...routeFaults(routes, new Set(Object.keys(manifest.pages))),
  ];
  if (faults.length > 0) throw new Error(`The built site cannot be published:\n${faults.join('\n')}`);

  const nginxDir = join(dirname(manifestFile), 'nginx');
  await mkdir(nginxDir, { recursive: true });
  await Promise.all([
    writeFile(manifestFile, JSON.stringify(manifest)),
    writeFile(join(publicDir, '_headers'), headersFile(manifest)),
    writeFile(join(publicDir, '_redirects'), redirectsFile(manifest)),
    writeFile(join(nginxDir, 'maps.conf'), nginxMaps(manifest)),
    writeFile(join(nginxDir, 'routes.conf'), nginxRoutes(manifest)),
  ]);
  return manifest;
};
