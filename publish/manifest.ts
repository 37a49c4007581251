import { z } from 'zod';

const headers = z.record(z.string(), z.string());
const encoding = z.enum(['br', 'gzip']);

const fileRecord = z.object({
  file: z.string(),
  csp: z.string(),
  /** Headers of this file, in addition to the common ones. */
  headers,
  /** Hash of the content; the server adds the encoding. */
  etag: z.string(),
  encodings: z.array(encoding),
});

const pageRecord = fileRecord.extend({
  /** The page of an area, or of the site, for paths that do not exist. */
  notFound: z.literal(true).optional(),
});

const routeTable = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  fallbacks: z.array(
    z.object({
      under: z.string(),
      page: z.string(),
      status: z.union([z.literal(200), z.literal(404)]),
    }),
  ),
});

/** The application of the desk. Its files are in dist/desk, next to their compressed copies. */
const deskFiles = z.object({
  page: fileRecord,
  files: z.record(z.string(), fileRecord),
});

/** dist/manifest.json: all that a server must know about the built site. */
const manifest = z.object({
  /** Headers of every response. */
  headers,
  /** Additions where visitors come by TLS: headers, and a directive for every policy. */
  tls: z.object({ headers, directive: z.string() }),
  /** Content-Security-Policy of responses that are not files: HTML made on request, and anything else. */
  policies: z.object({ page: z.string(), other: z.string() }),
  /** Pages by their path, without .html. */
  pages: z.record(z.string(), pageRecord),
  /** All other public files by their path. */
  files: z.record(z.string(), fileRecord),
  routes: routeTable,
  desk: deskFiles,
});

export type Manifest = z.infer<typeof manifest>;
export type DeskFiles = z.infer<typeof deskFiles>;
export type FileRecord = z.infer<typeof fileRecord>;
export type PageRecord = z.infer<typeof pageRecord>;
export type RouteTable = z.infer<typeof routeTable>;
export type Encoding = z.infer<typeof encoding>;

export const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

export function parseManifest(text: string, folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    const remedy = 'Run "npm run build", then start again.';
    throw new Error(
      `The built site in ${folder} does not belong to this version of the server. ${remedy}`,
    );
  }
}
