import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileName } from '../../common/text.ts';
import { schemaOf } from '../fields/schemas.ts';
import { onDisk, writeWhole } from '../files/disk.ts';
import { say } from '../words.ts';

/** As wide as the widest column at twice its resolution. */
const MAX_WIDTH = 1600;

/** Takes a picture of any size from an editor and keeps one that is small enough for a page. */
export function openPictures(root: string, onWrite: () => void) {
  const pathOf = (file: string): string => {
    if (!/^content\/[\w-]+\/[\w-]+\.webp$/.test(file)) throw new Error(`${file} is not a picture.`);
    return onDisk(root, file);
  };
  return {
    read: (file: string): Uint8Array<ArrayBuffer> | undefined =>
      existsSync(pathOf(file)) ? new Uint8Array(readFileSync(pathOf(file))) : undefined,
    /** Refused while a text shows the picture. */
    remove: (file: string): void => {
      const path = pathOf(file);
      const shows = (text: string) => readFileSync(text, 'utf8').includes(`./${basename(file)}`);
      if (globSync(join(root, dirname(file), '*.md')).some(shows))
        throw new Error(say('pictureInUse'));
      rmSync(path, { force: true });
      onWrite();
    },
    /** The picture is kept next to the article that shows it. */
    store: async (
      article: string,
      name: string,
      bytes: Uint8Array,
    ): Promise<{ source: string }> => {
      if (!schemaOf(article)) throw new Error(`${article} is not a content file.`);
      const base = `${dirname(article)}/${fileName(name.replace(/\.\w+$/, '')) || 'picture'}`;
      let file = `${base}.webp`;
      for (let n = 2; existsSync(pathOf(file)); n += 1) file = `${base}-${n}.webp`;
      // Turned upright as the camera recorded it; the rest of the camera's metadata is left out.
      const picture = sharp(bytes).rotate().resize({ width: MAX_WIDTH, withoutEnlargement: true });
      const small = await picture
        .webp({ quality: 82 })
        .toBuffer()
        .catch(() => undefined);
      if (!small) throw new Error(say('notAPicture'));
      writeWhole(pathOf(file), small);
      onWrite();
      return { source: `./${basename(file)}` };
    },
  };
}
export type Pictures = ReturnType<typeof openPictures>;
