import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import sharp from 'sharp';

export const PICTURE_FILE = /\.(?:avif|jpe?g|png|webp)$/i;
export const PICTURE_FOLDER = '/pictures/';

/** An address with its %20 decoded; one that is not valid stays as it is. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

export function pictureFile(article: string, url: string): string {
  return posix.join(posix.dirname(article), decoded(url));
}

interface Picture {
  /** As the reader sees it; a camera may have saved it lying on its side. */
  width: number;
  height: number;
  variants: readonly Variant[];
}
export interface Variant {
  /** The name below /pictures/ with a hash, so that browsers may keep it for ever. */
  name: string;
  file: string;
  width: number;
}

/** A phone, a column of text, and the same column on a high-resolution screen. */
const WIDTHS = [400, 800, 1240];

/** For a picture that breaks off in the middle. */
function unreadable(file: string) {
  return () =>
    Promise.reject(
      new Error(`${file}:1 – the file cannot be read as a picture to its end: save it again.`),
    );
}

function nameOf(file: string, bytes: Uint8Array, width: number): string {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${basename(file).replace(/\.\w+$/, '')}-${width}.${mark}.webp`;
}

/** A picture in one width, for a place whose size the page knows. */
export function smallPicture(file: string, width: number): Variant {
  return {
    name: nameOf(file, readFileSync(file), width),
    file,
    width,
  };
}

export async function pictureOf(file: string): Promise<Picture> {
  const bytes = readFileSync(file);
  const { autoOrient } = await sharp(bytes).metadata().catch(unreadable(file));
  const { width, height } = autoOrient;
  const widths = WIDTHS.filter((one, i) => one <= width || (WIDTHS[i - 1] ?? 0) < width);
  const variants = widths
    .map((wanted) => Math.min(wanted, width))
    .map((shown) => ({ name: nameOf(file, bytes, shown), file, width: shown }));
  return { width, height, variants };
}

/** WebP: every browser and every feed reader shows it. */
export function encodePicture({ file, width }: Variant): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(unreadable(file));
}
