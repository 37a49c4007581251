import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileName } from '../../content-reader/drafts.ts';
import { collectionOf } from '../fields/schema-at.ts';
import { writeWhole } from '../files/write-file.ts';
import type { EditWord } from '../words.schema.ts';

/** As wide as the widest column at twice its resolution. */
const WIDEST = 1600;

export type StoredPicture = { source: string; width: number; height: number } | { problem: string };

/** Only what lies in content/, whatever a request says. */
const isPicture = (file: string): boolean => /^content\/[\w-]+\/[\w-]+\.webp$/.test(file);

type Words = Pick<Record<EditWord, string>, 'notAPicture' | 'pictureInUse'>;

/** Takes a picture of any size from an editor and keeps one that is small enough for a page. */
export const openPictures = (root: string, words: () => Words, onWrite: (file: string) => void) => ({
  read: (file: string): Uint8Array<ArrayBuffer> | undefined =>
    isPicture(file) && existsSync(join(root, file)) ? new Uint8Array(readFileSync(join(root, file))) : undefined,
  /** A picture that no text shows can go. */
  remove: (file: string): void => {
    if (!isPicture(file)) throw new Error(`${file} is no picture.`);
    const shows = (text: string) => readFileSync(text, 'utf8').includes(`./${basename(file)}`);
    if (globSync(join(root, dirname(file), '*.md')).some(shows)) throw new Error(words().pictureInUse);
    rmSync(join(root, file), { force: true });
    onWrite(file);
  },
  /** The picture comes to lie beside the article that shows it. */
  store: async (article: string, name: string, bytes: Uint8Array): Promise<StoredPicture> => {
    if (!collectionOf(article)) throw new Error(`${article} is no content file.`);
    const base = fileName(name.replace(/\.\w+$/, '')) || 'picture';
    let file = `${dirname(article)}/${base}.webp`;
    for (let n = 2; existsSync(join(root, file)); n += 1) file = `${dirname(article)}/${base}-${n}.webp`;
    try {
      // The pixels are turned as the camera held them, and what else the camera noted is left out.
      const { data, info } = await sharp(bytes)
        .rotate()
        .resize({ width: WIDEST, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      writeWhole(join(root, file), data);
      onWrite(file);
      return { source: `./${basename(file)}`, width: info.width, height: info.height };
    } catch {
      return { problem: words().notAPicture };
    }
  },
});
export type Pictures = ReturnType<typeof openPictures>;
