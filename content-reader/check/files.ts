import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import type { ContentFiles } from '../files.ts';
import { PICTURE_FILE } from '../pictures.ts';
import type { ContentProblem } from '../problem.ts';
import { belongsTo, type Collection } from '../read-content.ts';

/** The most that a camera or a drawing program makes is half of this. */
const LARGEST = 20_000_000;
/** The first bytes of the formats that the site reads. */
const READ_BY_THE_SITE = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];
const FORMATS = 'PNG, JPEG, WebP or AVIF';

const faultOfPicture = (content: Uint8Array | string): string | undefined => {
  const bytes = Buffer.from(content);
  const first = bytes.toString('latin1', 0, 16);
  if (!READ_BY_THE_SITE.some((format) => format.test(first)))
    return `is not a picture that the site can read, whatever its name says: open it and save it as ${FORMATS}`;
  if (bytes.length <= LARGEST) return undefined;
  return `has ${Math.round(bytes.length / 1_000_000)} MB: save the picture again, 2,500 pixels wide at most`;
};

/** Files that nothing reads, names that make no good address, files that are missing, and pictures that no page could show. */
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
    if (own) return `a text ends with ${posix.extname(own)} here, a picture is ${FORMATS}`;
    const elsewhere = 'move it into a folder that content/README.md names, or delete it';
    if (folder === 'content') return didYouMean(file, singles, elsewhere);
    return didYouMean(folder, new Set(folders.map((path) => posix.dirname(path))), elsewhere);
  };
  const faultOf = (file: string): string | undefined => {
    const isText = collections.some((collection) => belongsTo(collection, file));
    if (!isText && !isPicture(file)) return `is not read by the site: ${remedyFor(file)}`;
    if (!/^[a-z0-9][a-z0-9._-]*$/i.test(posix.basename(file)))
      return 'has a space or another sign in its name, which is also its address: use letters, digits and hyphens';
    return isText ? undefined : faultOfPicture(files.read(file));
  };
  const problems = files.paths
    .filter((file) => posix.basename(file) !== 'README.md')
    .map((file) => ({ file, message: faultOf(file) }));
  const links = files.links.map((file) => ({ file, message: 'is a link to another place: put the file itself here' }));
  const missing = singles
    .filter((file) => !files.paths.includes(file))
    .map((file) => ({ file, message: 'is missing: restore it from the repository' }));
  return [...problems, ...links, ...missing].flatMap(({ file, message }) =>
    message === undefined ? [] : [{ file, line: 1, column: 1, field: 'the file', message }],
  );
};
