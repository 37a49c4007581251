import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { unreadable, type Variant } from './variants.ts';

/** AVIF takes its time, so that a picture that has not changed is taken from the last build. */
const CACHE = join('node_modules', '.astro', 'pictures');

const encode = ({ file, width, format }: Variant): Promise<Buffer> => {
  const resized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 })).toBuffer();
};

export const encodePicture = async (variant: Variant): Promise<Buffer> => {
  const kept = join(CACHE, variant.name);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await encode(variant).catch(() => Promise.reject(unreadable(variant.file)));
  mkdirSync(CACHE, { recursive: true });
  // Written aside first: two builds at once must never read half a picture.
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, bytes);
  renameSync(aside, kept);
  return bytes;
};
