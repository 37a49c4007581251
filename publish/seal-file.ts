import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import { filePolicy, pagePolicy, pdfPolicy, svgPolicy } from './csp.ts';
import { fileHeaders } from './file-headers.ts';
import { readInline, styleFaults } from './inline.ts';
import type { FileRecord, PageRecord } from './manifest.ts';

export interface SealedFile {
  /** The path under which the file is public. */
  path: string;
  record: FileRecord | PageRecord;
  /** Why it cannot be published. */
  faults: string[];
}

export interface FileOptions {
  publicDir: string;
  endpoint?: string | undefined;
}

/** /services/training for services/training.html, / for index.html. */
const pathOf = (file: string): string =>
  /^(.*\/|)index\.html$/.test(file)
    ? `/${file.slice(0, -10)}`.replace(/(.)\/$/, '$1')
    : `/${file.replace(/\.html$/, '')}`;

const policyOf = (file: string, text: string, { endpoint }: FileOptions): { csp: string; faults: string[] } => {
  if (file.endsWith('.css')) return { csp: filePolicy, faults: styleFaults(text) };
  if (file.endsWith('.pdf')) return { csp: pdfPolicy, faults: [] };
  if (file.endsWith('.svg')) return { csp: svgPolicy(readInline(text)), faults: [] };
  if (!file.endsWith('.html')) return { csp: filePolicy, faults: [] };
  const inline = readInline(text);
  return { csp: pagePolicy({ ...inline, endpoint }), faults: inline.faults };
};

export const sealFile = async (file: string, options: FileOptions): Promise<SealedFile> => {
  const content = await readFile(join(options.publicDir, file));
  const text = /\.(html|css|svg)$/.test(file) ? content.toString() : '';
  const { csp, faults } = policyOf(file, text, options);
  return {
    path: pathOf(file),
    record: {
      file,
      csp,
      headers: fileHeaders(file),
      etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      encodings: await compressFile(join(options.publicDir, file), content),
      ...(/(^|\/)404\.html$/.test(file) ? { notFound: true } : {}),
    },
    faults: faults.map((fault) => `${file}, ${fault}`),
  };
};
