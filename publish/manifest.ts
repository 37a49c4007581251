import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const headers = z.record(z.string(), z.string());
const encoding = z.enum(['br', 'gzip']);
/** From and to, in UTF-16 units of the file. */
const range = z.tuple([z.number(), z.number()]);

const fileRecord = z.object({
  /** From the folder of public files. */
  file: z.string(),
  csp: z.string(),
  /** Headers of this file besides the common ones. */
  headers,
  /** Hash of the content; the server adds the encoding. */
  etag: z.string(),
  /** Which compressed copies lie beside the file. */
  encodings: z.array(encoding),
});

/** A link that a server may turn towards the page the visitor probably meant. */
const nearestLink = z.object({
  /** Where its href attribute and its content stand. */
  href: range,
  text: range,
  /** The new content, with {name} for the page's name. */
  words: z.string(),
  candidates: z.array(z.object({ slug: z.string(), name: z.string(), href: z.string() })),
});

const pageRecord = fileRecord.extend({
  /** The page of an area, or of the site, for paths that do not exist. */
  notFound: z.literal(true).optional(),
  nearest: nearestLink.optional(),
});

const routeTable = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  fallbacks: z.array(
    z.object({ under: z.string(), page: z.string(), status: z.union([z.literal(200), z.literal(404)]) }),
  ),
});

/** dist/manifest.json: all that a server must know about the built site. */
const manifest = z.object({
  /** Headers of every response. */
  headers,
  /** What is added where visitors come by TLS: more headers, and a directive for every policy. */
  tls: z.object({ headers, directive: z.string() }),
  /** Content-Security-Policy of answers that are not files: HTML made on request, and anything else. */
  policies: z.object({ page: z.string(), other: z.string() }),
  /** Pages by their path, without .html. */
  pages: z.record(z.string(), pageRecord),
  /** All other public files by their path. */
  files: z.record(z.string(), fileRecord),
  routes: routeTable,
});

export type Manifest = z.infer<typeof manifest>;
export type FileRecord = z.infer<typeof fileRecord>;
export type PageRecord = z.infer<typeof pageRecord>;
export type NearestLink = z.infer<typeof nearestLink>;
export type RouteTable = z.infer<typeof routeTable>;
export type Encoding = z.infer<typeof encoding>;

export const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const REMEDY = 'Run "npm run build", then start again.';

export const parseManifest = (text: string, folder: string): Manifest => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`The built site in ${folder} does not belong to this version of the server. ${REMEDY}`);
  }
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`There is no built site in ${folder}. ${REMEDY}`);
  });
  return parseManifest(text, folder);
};
