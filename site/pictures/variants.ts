import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';

/** A picture of an article in the sizes and formats in which the site offers it. */
export interface Picture {
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
export const PICTURE_FOLDER = '/pictures/';

/** For a picture that breaks off in the middle. */
export const unreadable = (file: string): Error =>
  new Error(`${file}:1 – the file cannot be read as a picture to its end: save it again.`);

const read = async (file: string): Promise<Picture> => {
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

const known = new Map<string, { changed: number; picture: Promise<Picture> }>();

/** What the site offers of a picture file. */
export const pictureOf = (file: string): Promise<Picture> => {
  const changed = statSync(file).mtimeMs;
  const kept = known.get(file);
  if (kept?.changed === changed) return kept.picture;
  const picture = read(file);
  known.set(file, { changed, picture });
  return picture;
};
