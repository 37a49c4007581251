import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filePolicy, pagePolicy } from './csp.ts';
import { SPECULATION_FILE, securityHeaders, tlsAdditions } from './file-headers.ts';
import { listFiles } from './list-files.ts';
import type { Manifest, RouteTable } from './manifest.ts';
import { type SealedFile, sealFile } from './seal-file.ts';
import { SPECULATION_RULES } from './speculation.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

export interface SealOptions {
  /** The folder Astro wrote to. */
  publicDir: string;
  /** dist/manifest.json */
  manifestFile: string;
  /** content/routes.yaml */
  routes: RouteTable;
  /** Where the enquiry form sends to, when that is another origin. */
  endpoint?: string | undefined;
}

/** The last step of a build: policies, compressed copies and tables for static hosts for all that Astro wrote. */
export const sealSite = async (options: SealOptions): Promise<Manifest> => {
  const { publicDir, manifestFile, routes, endpoint } = options;
  await writeFile(join(publicDir, SPECULATION_FILE), SPECULATION_RULES);
  const names = await listFiles(publicDir);
  const sealed = await Promise.all(names.map((file) => sealFile(file, { publicDir, endpoint })));
  const isPage = ({ record }: SealedFile): boolean => record.file.endsWith('.html');
  const tableOf = (some: readonly SealedFile[]) => Object.fromEntries(some.map(({ path, record }) => [path, record]));
  const manifest: Manifest = {
    headers: securityHeaders,
    tls: tlsAdditions,
    policies: { page: pagePolicy({ scripts: [], styles: [], endpoint }), other: filePolicy },
    pages: tableOf(sealed.filter(isPage)),
    files: tableOf(sealed.filter((file) => !isPage(file))),
    routes,
  };
  const faults = sealed.flatMap((file) => file.faults);
  if (faults.length > 0) throw new Error(`The built site cannot be published:\n${faults.join('\n')}`);

  await Promise.all([
    writeFile(manifestFile, JSON.stringify(manifest)),
    writeFile(join(publicDir, '_headers'), headersFile(manifest)),
    writeFile(join(publicDir, '_redirects'), redirectsFile(manifest)),
  ]);
  return manifest;
};
