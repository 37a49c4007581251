import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import sharp from 'sharp';

/** The formats in which an editor may give a picture. */
export const PICTURE_FILE = /\.(?:avif|jpe?g|png|webp)$/i;
/** Where the site offers its pictures. */
export const PICTURE_FOLDER = '/pictures/';

/** An address without its %20; one that cannot be understood stays as it is. */
export const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** The file of a picture, which is in the folder of its article. */
export const pictureFile = (article: string, url: string): string => posix.join(posix.dirname(article), decoded(url));

/** A picture of an article in the sizes and formats in which the site offers it. */
interface Picture {
  /** As the reader sees it; a camera may have saved it lying on its side. */
  width: number;
  height: number;
  /** Every browser that we support reads AVIF; the narrowest first. */
  sources: readonly Variant[];
  /** For feed readers and browsers of the past. */
  fallback: Variant;
}
export interface Variant {
  /** The name below /pictures/, with a mark of its content, so that browsers may keep it for ever. */
  name: string;
  file: string;
  width: number;
  format: 'avif' | 'webp';
}

/** A phone, a column of text, and the same column on a fine screen. */
const WIDTHS = [400, 800, 1240];
const FALLBACK_WIDTH = 800;

/** For a picture that breaks off in the middle. */
const unreadable = (file: string): Error =>
  new Error(`${file}:1 – the file cannot be read as a picture to its end: save it again.`);

/** What the site offers of a picture file. */
export const pictureOf = async (file: string): Promise<Picture> => {
  const bytes = readFileSync(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => Promise.reject(unreadable(file)));
  const { width, height } = autoOrient;
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = basename(file).replace(/\.\w+$/, '');
  const variant = (format: Variant['format'], wanted: number): Variant => {
    const shown = Math.min(wanted, width);
    return { name: `${name}-${shown}.${mark}.${format}`, file, width: shown, format };
  };
  const widths = WIDTHS.filter((one, i) => one <= width || (WIDTHS[i - 1] ?? 0) < width);
  return {
    width,
    height,
    sources: widths.map((wanted) => variant('avif', wanted)),
    fallback: variant('webp', FALLBACK_WIDTH),
  };
};

/** AVIF takes its time, so that a picture that has not changed is taken from the last build. */
const CACHE = join('node_modules', '.astro', 'pictures');

export const encodePicture = async ({ name, file, width, format }: Variant): Promise<Buffer> => {
  const kept = join(CACHE, name);
  if (existsSync(kept)) return readFileSync(kept);
  const resized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 });
  const bytes = await encoded.toBuffer().catch(() => Promise.reject(unreadable(file)));
  mkdirSync(CACHE, { recursive: true });
  // Written aside first: two builds at once must never read half a picture.
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, bytes);
  renameSync(aside, kept);
  return bytes;
};
