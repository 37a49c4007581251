import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { filePolicy, pagePolicy, pdfPolicy, svgPolicy } from './csp.ts';
import { fileHeaders } from './file-headers.ts';
import { readDocument, readInline, styleFaults } from './inline.ts';
import { type Encoding, type PageRecord, SUFFIX } from './manifest.ts';

export interface SealedFile {
  /** The path under which the file is public. */
  path: string;
  record: PageRecord;
  /** Why it cannot be published. */
  faults: string[];
  /** A page as the browser reads it. */
  document?: Tree.Document;
}

export interface FileOptions {
  publicDir: string;
  /** Where the enquiry form sends to, when that is another origin. */
  endpoint?: string | undefined;
}

/** /services/training for services/training.html, / for index.html. */
const pathOf = (file: string): string =>
  /^(.*\/|)index\.html$/.test(file)
    ? `/${file.slice(0, -10)}`.replace(/(.)\/$/, '$1')
    : `/${file.replace(/\.html$/, '')}`;

interface Policy {
  csp: string;
  faults: string[];
  document?: Tree.Document;
}

const policyOf = (file: string, content: Buffer, endpoint: string | undefined): Policy => {
  switch (extname(file)) {
    case '.html': {
      const document = readDocument(content.toString());
      const inline = readInline(document);
      return { csp: pagePolicy({ ...inline, endpoint }), faults: inline.faults, document };
    }
    case '.css':
      return { csp: filePolicy, faults: styleFaults(content.toString()) };
    case '.svg':
      return { csp: svgPolicy(readInline(readDocument(content.toString()))), faults: [] };
    case '.pdf':
      return { csp: pdfPolicy, faults: [] };
    default:
      return { csp: filePolicy, faults: [] };
  }
};

/** Pictures, fonts and PDFs are compressed already. */
const COMPRESSIBLE = /\.(html|css|m?js|json|xml|txt|md|ics|vcf|svg|ico)$/;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** Writes .br and .gz next to a file where they save bytes, and says which. */
const compress = async (file: string, content: Buffer): Promise<Encoding[]> => {
  if (!COMPRESSIBLE.test(file)) return [];
  const written: Encoding[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await compressors[encoding](content);
    if (smaller.length < content.length) {
      await writeFile(file + SUFFIX[encoding], smaller);
      written.push(encoding);
    } else await rm(file + SUFFIX[encoding], { force: true });
  }
  return written;
};

/** Policy, headers, hash and compressed copies of a file with this content. */
export const sealFile = async (file: string, content: Buffer, options: FileOptions): Promise<SealedFile> => {
  const { csp, faults, ...page } = policyOf(file, content, options.endpoint);
  const record: PageRecord = {
    file,
    csp,
    headers: fileHeaders(file),
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encodings: await compress(join(options.publicDir, file), content),
    ...(/(^|\/)404\.html$/.test(file) ? { notFound: true } : {}),
  };
  return { path: pathOf(file), record, faults: faults.map((fault) => `${file}, ${fault}`), ...page };
};
