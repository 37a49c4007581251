import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileName } from '../../scripts/file-name.ts';
import { writeWhole } from '../files/write-file.ts';

/** As wide as the widest column at twice its resolution. */
const WIDEST = 1600;
export const PICTURES = 'content/pictures';

export type StoredPicture = { source: string; width: number; height: number } | { problem: string };

/** Takes a picture of any size from an editor and keeps one that is small enough for a page. */
export const openPictures = (root: string, notAPicture: () => string, onWrite: (file: string) => void) => ({
  store: async (name: string, bytes: Uint8Array): Promise<StoredPicture> => {
    const base = fileName(name.replace(/\.\w+$/, '')) || 'picture';
    let file = `${PICTURES}/${base}.webp`;
    for (let n = 2; existsSync(join(root, file)); n += 1) file = `${PICTURES}/${base}-${n}.webp`;
    try {
      // The pixels are turned as the camera held them, and what else the camera noted is left out.
      const { data, info } = await sharp(bytes)
        .rotate()
        .resize({ width: WIDEST, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      writeWhole(join(root, file), data);
      onWrite(file);
      return { source: file.replace(/^content/, ''), width: info.width, height: info.height };
    } catch {
      return { problem: notAPicture() };
    }
  },
});
export type Pictures = ReturnType<typeof openPictures>;
