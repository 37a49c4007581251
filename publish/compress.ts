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

const MANY_PAGES = 500;
/**
 * The best compression costs about 60 ms a page, which a site of today's size pays gladly. A site of thousands of posts
 * would wait minutes for it: there a quality that costs 3 ms makes a page about a tenth larger.
 */
export const qualityFor = (pages: number): number => (pages > MANY_PAGES ? 6 : zlib.BROTLI_MAX_QUALITY);

const compressors = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (content: Buffer, quality: number) => Promise<Buffer>>;

/** Writes .br and .gz of its content beside a file where they save bytes, and says which. */
export const compressFile = async (
  file: string,
  content: Buffer,
  quality: number = zlib.BROTLI_MAX_QUALITY,
): Promise<Encoding[]> => {
  if (!COMPRESSIBLE.has(extname(file))) return [];
  const written: Encoding[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await compressors[encoding](content, quality);
    if (smaller.length < content.length) {
      await writeFile(file + SUFFIX[encoding], smaller);
      written.push(encoding);
    } else await rm(file + SUFFIX[encoding], { force: true });
  }
  return written;
};
