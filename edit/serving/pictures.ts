import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileName } from '../../content-reader/drafts.ts';
import { collectionOf } from '../fields/schema-at.ts';
import { writeWhole } from '../files/write-file.ts';
import { say } from '../words.ts';

/** As wide as the widest column at twice its resolution. */
const WIDEST = 1600;

/** Only what is in content/, whatever a request says. */
const isPicture = (file: string): boolean => /^content\/[\w-]+\/[\w-]+\.webp$/.test(file);

/** Takes a picture of any size from an editor and keeps one that is small enough for a page. */
export const openPictures = (root: string, onWrite: () => void) => ({
  read: (file: string): Uint8Array<ArrayBuffer> | undefined =>
    isPicture(file) && existsSync(join(root, file)) ? new Uint8Array(readFileSync(join(root, file))) : undefined,
  /** A picture that no text shows can go. */
  remove: (file: string): void => {
    if (!isPicture(file)) throw new Error(`${file} is no picture.`);
    const shows = (text: string) => readFileSync(text, 'utf8').includes(`./${basename(file)}`);
    if (globSync(join(root, dirname(file), '*.md')).some(shows)) throw new Error(say('pictureInUse'));
    rmSync(join(root, file), { force: true });
    onWrite();
  },
  /** The picture is kept next to the article that shows it. */
  store: async (
    article: string,
    name: string,
    bytes: Uint8Array,
  ): Promise<{ source: string } | { problem: string }> => {
    if (!collectionOf(article)) throw new Error(`${article} is no content file.`);
    const base = `${dirname(article)}/${fileName(name.replace(/\.\w+$/, '')) || 'picture'}`;
    let file = `${base}.webp`;
    for (let n = 2; existsSync(join(root, file)); n += 1) file = `${base}-${n}.webp`;
    try {
      // The pixels are turned as the camera held them, and what else the camera noted is left out.
      const picture = sharp(bytes).rotate().resize({ width: WIDEST, withoutEnlargement: true });
      writeWhole(join(root, file), await picture.webp({ quality: 82 }).toBuffer());
    } catch {
      return { problem: say('notAPicture') };
    }
    onWrite();
    return { source: `./${basename(file)}` };
  },
});
export type Pictures = ReturnType<typeof openPictures>;
