import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filePolicy, pagePolicy } from './csp.ts';
import { SPECULATION_FILE, SPECULATION_RULES, securityHeaders, tlsAdditions } from './file-headers.ts';
import type { Documents } from './inline.ts';
import { listFiles } from './list-files.ts';
import type { Manifest, RouteTable } from './manifest.ts';
import { stylePruner } from './prune-styles.ts';
import { type FileOptions, type SealedFile, sealFile } from './seal-file.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

export interface SealOptions extends FileOptions {
  /** dist/manifest.json */
  manifestFile: string;
  /** content/routes.yaml */
  routes: RouteTable;
  /** Further files that are made from the pages by their paths: the search index. */
  makeFiles?: (documents: Documents) => Record<string, string>;
}

/** Scripts of our own; the React runtime names no class of ours. */
const ISLAND = /^_astro\/(?!client\.|react)[^/]+\.js$/;

const tableOf = (some: readonly SealedFile[]) => Object.fromEntries(some.map(({ path, record }) => [path, record]));

/**
 * The last step of a build. Each page is read once: its styles are pruned, its policy is made, its words go into the
 * search index and its compressed copies are written. All other files get policies and copies too.
 */
export const sealSite = async (options: SealOptions): Promise<Manifest> => {
  const { publicDir, manifestFile, routes, makeFiles, endpoint } = options;
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  };
  const read = (file: string): Promise<Buffer> => readFile(join(publicDir, file));
  await write(SPECULATION_FILE, SPECULATION_RULES);

  const names = await listFiles(publicDir);
  const scripts = names
    .filter((file) => ISLAND.test(file))
    .map(async (file) => [basename(file), (await read(file)).toString()] as const);
  const prune = stylePruner(new Map(await Promise.all(scripts)));
  const sealing: Promise<SealedFile>[] = [];
  // One after the other, so that variables get the same names in every build.
  for (const file of names.filter((name) => name.endsWith('.html'))) {
    const html = await prune((await read(file)).toString());
    await write(file, html);
    sealing.push(sealFile(file, Buffer.from(html), options));
  }
  const pages = await Promise.all(sealing);

  const documents = new Map(pages.flatMap(({ path, document }) => (document ? [[path, document] as const] : [])));
  const made = makeFiles?.(documents) ?? {};
  for (const [file, content] of Object.entries(made)) await write(file, content);

  const others = new Set([...names.filter((file) => !file.endsWith('.html')), ...Object.keys(made)]);
  const files = await Promise.all([...others].map(async (file) => sealFile(file, await read(file), options)));
  const faults = [...files, ...pages].flatMap((file) => file.faults);
  if (faults.length > 0) throw new Error(`The built site cannot be published:\n${faults.join('\n')}`);

  const manifest: Manifest = {
    headers: securityHeaders,
    tls: tlsAdditions,
    policies: { page: pagePolicy({ scripts: [], styles: [], endpoint }), other: filePolicy },
    pages: tableOf(pages),
    files: tableOf(files),
    routes,
  };
  await writeFile(manifestFile, JSON.stringify(manifest));
  await write('_headers', headersFile(manifest));
  await write('_redirects', redirectsFile(manifest));
  return manifest;
};
