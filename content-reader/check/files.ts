import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import type { ContentFiles, ContentProblem } from '../files.ts';
import { PICTURE_FILE } from '../pictures.ts';
import { belongsTo, type Collection } from '../read-content.ts';

/** Files that nothing reads, names that make no good address, and files that are missing. */
export const wrongFiles = (files: ContentFiles, collections: readonly Collection[]): ContentProblem[] => {
  const patterns = collections.map((collection) => `content/${collection.files}`);
  const folders = patterns.filter((path) => path.includes('*'));
  const singles = patterns.filter((path) => !path.includes('*'));
  /** An article may show a picture that is kept in its folder. */
  const isPicture = (file: string): boolean =>
    PICTURE_FILE.test(file) &&
    folders.some((path) => path.endsWith('.md') && posix.dirname(path) === posix.dirname(file));

  const remedyFor = (file: string): string => {
    const folder = posix.dirname(file);
    const own = folders.find((path) => posix.dirname(path) === folder);
    if (own) return `a text ends with ${posix.extname(own)} here, a picture is PNG, JPEG, WebP or AVIF`;
    const elsewhere = 'move it into a folder that content/README.md names, or delete it';
    if (folder === 'content') return didYouMean(file, singles, elsewhere);
    return didYouMean(folder, new Set(folders.map((path) => posix.dirname(path))), elsewhere);
  };
  const faultOf = (file: string): string | undefined => {
    if (!isPicture(file) && !collections.some((collection) => belongsTo(collection, file)))
      return `is not read by the site: ${remedyFor(file)}`;
    return /^[a-z0-9][a-z0-9._-]*$/i.test(posix.basename(file))
      ? undefined
      : 'has a space or another sign in its name, which is also its address: use letters, digits and hyphens';
  };
  const present = files.paths.filter((file) => posix.basename(file) !== 'README.md');
  const missing = singles.filter((file) => !files.paths.includes(file));
  return [
    ...present.map((file) => ({ file, message: faultOf(file) })),
    ...missing.map((file) => ({ file, message: 'is missing: restore it from the repository' })),
  ].flatMap(({ file, message }) =>
    message === undefined ? [] : [{ file, line: 1, column: 1, field: 'the file', message }],
  );
};
