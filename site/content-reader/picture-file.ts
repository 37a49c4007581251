import { posix } from 'node:path';

/** The formats in which an editor may give a picture. */
export const PICTURE_FILE = /\.(?:avif|jpe?g|png|webp)$/i;

/** The file of a picture that stands beside an article. */
export const pictureFile = (article: string, url: string): string => posix.join(posix.dirname(article), decodeURI(url));
