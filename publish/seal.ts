import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  fileHeaders,
  SECURITY_HEADERS,
  SPECULATION_FILE,
  SPECULATION_RULES,
  TLS_ADDITIONS,
} from './file-headers.ts';
import {
  type Documents,
  FILE_POLICY,
  PDF_POLICY,
  pagePolicy,
  readDocument,
  readInline,
  styleFaults,
  svgPolicy,
} from './inline.ts';
import {
  type DeskFiles,
  type Encoding,
  type Manifest,
  type PageRecord,
  type RouteTable,
  SUFFIX,
} from './manifest.ts';
import { stylePruner } from './prune-styles.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';
import { filesBelow } from './sums.ts';

interface SealedFile {
  path: string;
  record: PageRecord;
  /** Why it cannot be published. */
  faults: string[];
  /** A page as the browser reads it. */
  document?: Tree.Document;
}

interface FileOptions {
  publicDir: string;
  /** Where the enquiry form sends to, when that is another origin. */
  endpoint?: string | undefined;
  /** Files of an earlier build: what has not changed is not compressed again. */
  known?: { publicDir: string; records: ReadonlyMap<string, PageRecord> };
}

/** /services/training for services/training.html, / for index.html. */
function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

type Policy = Pick<SealedFile, 'faults' | 'document'> & { csp: string };

function policyOf(file: string, content: Buffer, endpoint: string | undefined): Policy {
  if (file.endsWith('.html')) {
    const document = readDocument(content.toString());
    const inline = readInline(document);
    return { csp: pagePolicy({ ...inline, endpoint }), faults: inline.faults, document };
  }
  if (file.endsWith('.css')) return { csp: FILE_POLICY, faults: styleFaults(content.toString()) };
  if (file.endsWith('.svg'))
    return { csp: svgPolicy(readInline(readDocument(content.toString()))), faults: [] };
  return { csp: file.endsWith('.pdf') ? PDF_POLICY : FILE_POLICY, faults: [] };
}

/** Pictures, fonts and PDFs are compressed already. */
const COMPRESSIBLE = /\.(html|css|js|json|xml|txt|ics|svg|ico)$/;

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** Writes .br and .gz next to a file where they save bytes, and says which. */
async function compress(file: string, content: Buffer): Promise<Encoding[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  const written: Encoding[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await compressors[encoding](content);
    if (smaller.length >= content.length) continue;
    await writeFile(file + SUFFIX[encoding], smaller);
    written.push(encoding);
  }
  return written;
}

export async function sealFile(
  file: string,
  content: Buffer,
  options: FileOptions,
): Promise<SealedFile> {
  const { csp, faults, ...page } = policyOf(file, content, options.endpoint);
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const known = options.known?.records.get(file);
  const path = join(options.publicDir, file);
  if (known?.etag === etag)
    for (const encoding of known.encodings) {
      const name = file + SUFFIX[encoding];
      await copyFile(join(options.known?.publicDir ?? '', name), path + SUFFIX[encoding]);
    }
  const record: PageRecord = {
    file,
    csp,
    headers: fileHeaders(file),
    etag,
    encodings: known?.etag === etag ? known.encodings : await compress(path, content),
    ...(/(^|\/)404\.html$/.test(file) ? { notFound: true } : {}),
  };
  return {
    path: pathOf(file),
    record,
    faults: faults.map((fault) => `${file}, ${fault}`),
    ...page,
  };
}

interface SealOptions extends FileOptions {
  /** content/routes.yaml */
  routes: RouteTable;
  desk: DeskFiles;
  /** Further files that are made from the pages: the search index. */
  makeFiles?: (documents: Documents) => Record<string, string>;
}

/** Not the React runtime, which names no class of ours. */
const ISLAND = /^_astro\/(?!client\.|react)[^/]+\.js$/;

function tableOf(some: readonly SealedFile[]) {
  return Object.fromEntries(some.map(({ path, record }) => [path, record]));
}

/** The last step of a build: each page is read once, for styles, policy, search and compression. */
export async function sealSite(options: SealOptions): Promise<Manifest> {
  const { publicDir, routes, desk, makeFiles, endpoint } = options;
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true });
    await writeFile(join(publicDir, file), content);
  };
  const read = (file: string): Promise<Buffer> => readFile(join(publicDir, file));
  await write(SPECULATION_FILE, SPECULATION_RULES);

  const names = await filesBelow(publicDir);
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

  const documents = new Map(
    pages.flatMap(({ path, document }) => (document ? [[path, document] as const] : [])),
  );
  const made = makeFiles?.(documents) ?? {};
  for (const [file, content] of Object.entries(made)) await write(file, content);

  const others = new Set([
    ...names.filter((file) => !file.endsWith('.html')),
    ...Object.keys(made),
  ]);
  const files = await Promise.all(
    [...others].map(async (file) => sealFile(file, await read(file), options)),
  );
  const faults = [...files, ...pages].flatMap((file) => file.faults);
  if (faults.length > 0)
    throw new Error(`The built site cannot be published:\n${faults.join('\n')}`);

  const manifest: Manifest = {
    headers: SECURITY_HEADERS,
    tls: TLS_ADDITIONS,
    policies: { page: pagePolicy({ scripts: [], styles: [], endpoint }), other: FILE_POLICY },
    pages: tableOf(pages),
    files: tableOf(files),
    routes,
    desk,
  };
  await writeFile(join(publicDir, '../manifest.json'), JSON.stringify(manifest));
  await write('_headers', headersFile(manifest));
  await write('_redirects', redirectsFile(manifest));
  return manifest;
}
