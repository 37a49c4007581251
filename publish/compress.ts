import { rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type Encoding, SUFFIX } from './manifest.ts';

/** Pictures, fonts and PDFs are compressed already. */
const COMPRESSIBLE = new Set(
  ['html', 'css', 'js', 'mjs', 'json', 'webmanifest', 'xml', 'txt', 'md', 'ics', 'vcf', 'svg', 'ico'].map(
    (extension) => `.${extension}`,
  ),
);

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** Writes .br and .gz of its content beside a file where they save bytes, and says which. */
export const compressFile = async (file: string, content: Buffer): Promise<Encoding[]> => {
  if (!COMPRESSIBLE.has(extname(file))) return [];
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
