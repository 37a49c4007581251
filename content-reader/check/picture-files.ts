import type { ContentFiles } from '../content-files.ts';
import type { ContentProblem } from '../problem.ts';
import { isPicture } from './names.ts';

/** What a camera or a drawing program makes at its largest is half of this. */
const LARGEST = 20_000_000;

/** The first bytes of the formats that the site reads. */
const READ_BY_THE_SITE = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];
const HEIC = /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/;

const faultOf = (size: number, head: string): string | undefined => {
  if (size === 0) return 'is an empty picture: save it again';
  if (HEIC.test(head)) return 'is a HEIC picture, whatever its name says: open it and save it as JPEG';
  if (!READ_BY_THE_SITE.some((format) => format.test(head)))
    return 'is not a picture that the site can read: save it again as PNG, JPEG, WebP or AVIF';
  if (size > LARGEST)
    return `has ${Math.round(size / 1_000_000)} MB: save the picture again, 2,500 pixels wide at most`;
  return undefined;
};

/** Pictures that no page could show. */
export const wrongPictures = (files: ContentFiles): ContentProblem[] =>
  files.paths.filter(isPicture).flatMap((file) => {
    const { size, head } = files.begin(file);
    const message = faultOf(size, Buffer.from(head).toString('latin1'));
    return message === undefined ? [] : [{ file, line: 1, column: 1, field: 'the file', message }];
  });
