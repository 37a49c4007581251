import { posix } from 'node:path';

/** The formats in which an editor may give a picture. */
export const PICTURE_FILE = /\.(?:avif|jpe?g|png|webp)$/i;

/** An address without its %20; one that cannot be understood stays as it is. */
export const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** The file of a picture that stands beside an article. */
export const pictureFile = (article: string, url: string): string => posix.join(posix.dirname(article), decoded(url));
