import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import { collectionNames, collections } from '../../site/collections.ts';
import { PICTURE_FILE } from '../picture-file.ts';
import type { ContentProblem } from '../problem.ts';
import { belongsTo } from '../read-content.ts';

const PATTERNS = collectionNames.map((name) => `content/${collections[name].files}`);
const MARKDOWN_FOLDERS = new Set(PATTERNS.filter((path) => path.endsWith('.md')).map((path) => posix.dirname(path)));
/** A picture that an article may show. */
export const isPicture = (file: string): boolean =>
  PICTURE_FILE.test(file) && MARKDOWN_FOLDERS.has(posix.dirname(file));

const OTHER_PICTURE = /\.(?:heic|heif|gif|tiff?|bmp|svg|psd|ico)$/i;
const TEXT_FILE = /(?:^|\/)[^.]+$|\.(?:ya?ml|md|markdown|txt|json)$/i;

const strangerRemedy = (file: string): string => {
  if (file.endsWith('.yml')) return 'end its name with .yaml';
  const folder = posix.dirname(file);
  if (OTHER_PICTURE.test(file)) return 'save the picture as PNG, JPEG, WebP or AVIF, and delete this one';
  const inFolder = PATTERNS.find((path) => path.includes('*') && posix.dirname(path) === folder);
  if (inFolder && TEXT_FILE.test(file)) return `end its name with ${posix.extname(inFolder)}`;
  if (inFolder) return `copy what it says into a file that ends with ${posix.extname(inFolder)}, and delete this one`;
  const folders = new Set(PATTERNS.filter((path) => path.includes('*')).map((path) => posix.dirname(path)));
  if (folder !== 'content')
    return didYouMean(folder, folders, 'move it into a folder that content/README.md names, or delete it');
  return didYouMean(
    file,
    PATTERNS.filter((path) => !path.includes('*')),
    'move it into a folder that content/README.md names, or delete it',
  );
};

/** Files that nobody reads, names that make no good address, and files that are missing. */
export const wrongNames = (paths: readonly string[]): ContentProblem[] => {
  const problem = (file: string, message: string): ContentProblem => ({
    file,
    line: 1,
    column: 1,
    field: 'the file',
    message,
  });
  const files = paths.filter((path) => posix.basename(path) !== 'README.md');
  const strangers = files.filter((file) => !isPicture(file) && !collectionNames.some((name) => belongsTo(name, file)));
  const misnamed = files.filter(
    (file) => !/^[a-z0-9][a-z0-9._-]*$/i.test(posix.basename(file)) && (TEXT_FILE.test(file) || isPicture(file)),
  );
  const missing = PATTERNS.filter((path) => !path.includes('*') && !paths.includes(path));
  return [
    ...strangers.map((file) => problem(file, `is not read by the site: ${strangerRemedy(file)}`)),
    ...misnamed.map((file) => {
      const better = posix
        .basename(file)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z0-9.]+/gi, '-')
        .replace(/^-+|-+(?=\.)/g, '');
      return problem(
        file,
        `has a space or another sign in its name, which is also its address: rename it, for example ${better}`,
      );
    }),
    ...missing.map((file) => problem(file, 'is missing: restore it from the repository')),
  ];
};
