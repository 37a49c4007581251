/** dist/manifest.json: all that a server must know about the built site. server/manifest.ts reads it. */
export interface Manifest {
  /** Headers of every response. */
  headers: Record<string, string>;
  /** What is added where visitors come by TLS: more headers, and a directive for every policy. */
  tls: { headers: Record<string, string>; directive: string };
  /** Content-Security-Policy of answers that are no file: HTML made on request, and anything else. */
  policies: { page: string; other: string };
  /** Pages by their path, without .html. */
  pages: Record<string, PageRecord>;
  /** All other public files by their path. */
  files: Record<string, FileRecord>;
  routes: RouteTable;
}

export interface FileRecord {
  /** From the folder of public files. */
  file: string;
  csp: string;
  /** Headers of this file besides the common ones. */
  headers: Record<string, string>;
  /** Hash of the content; the server adds the encoding. */
  etag: string;
  /** Which compressed copies lie beside the file. */
  encodings: Encoding[];
}

export interface PageRecord extends FileRecord {
  /** The page of an area, or of the site, for paths that do not exist. */
  notFound?: true;
  nearest?: NearestLink;
}

/** A link that a server may turn towards the page the visitor probably meant. */
export interface NearestLink {
  /** Where in the file (in UTF-16 units) its href attribute and its content stand. */
  href: [from: number, to: number];
  text: [from: number, to: number];
  /** The new content, with {name} for the page's name. */
  words: string;
  candidates: { slug: string; name: string; href: string }[];
}

export interface RouteTable {
  redirects: { from: string; to: string }[];
  fallbacks: { under: string; page: string; status: 200 | 404 }[];
}

export type Encoding = 'br' | 'gzip';
export const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
