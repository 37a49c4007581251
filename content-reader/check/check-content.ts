import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import {
  type ContentFiles,
  type ContentProblem,
  contentFiles,
  placeIn,
  type Replaced,
} from '../files.ts';
import { PICTURE_FILE } from '../pictures.ts';
import {
  belongsTo,
  type Collection,
  type Collections,
  isDraft,
  isShownWhole,
  type Memory,
  type OpenContent,
  openContent,
  type Read,
  type WithClaims,
} from '../read-content.ts';
import { addressesOf, deadLinks, ownAddress, type SiteRules, shownFiles } from './links.ts';
import { slips, wrongMarkdown } from './texts.ts';

/** Entries that share what each must have for itself; both are reported, as either may be wrong. */
export function sharing(
  reads: readonly Read[],
  keyOf: (read: Read) => string | undefined,
  field: string,
  words: (other: string) => string,
): ContentProblem[] {
  return [...Map.groupBy(reads, keyOf)].flatMap(([key, group]) =>
    group.flatMap(({ file, fields }, i): ContentProblem[] => {
      const other = group[i === 0 ? 1 : 0];
      if (key === undefined || !other) return [];
      return [{ file, ...fields.placeOf(field.split('.')), field, message: words(other.file) }];
    }),
  );
}

function sameOrders({ unique = [] }: Collection, reads: readonly Read[]): ContentProblem[] {
  return unique.flatMap((group) => {
    const keyOf = ({ fields }: Read): string | undefined => {
      const values = group.map((field): unknown => fields.document.get(field));
      return values.includes(undefined) ? undefined : values.join(' ');
    };
    return sharing(
      reads,
      keyOf,
      group.at(-1) ?? '',
      (other) => `is also that of ${other}: give each one of its own`,
    );
  });
}

function withoutText({ needsText }: Collection, reads: readonly Read[]): ContentProblem[] {
  return reads
    .filter(({ text, problems }) => needsText && text === '' && problems.length === 0)
    .map(({ file, source, body }) => ({
      file,
      ...placeIn(source, body),
      field: 'the text',
      message: 'is missing: write it below the second line of dashes',
    }));
}

function wrongNames<Data extends WithClaims>(
  content: OpenContent<Data>,
  collection: Collection,
  reads: readonly Read[],
): ContentProblem[] {
  return reads.flatMap((read) =>
    shownFiles(content, collection, read).flatMap(({ field, folder, name, known }) => {
      const names = known.map(({ slug }) => slug);
      if (names.includes(name)) return [];
      const message = `is "${name}", which is not in content/${folder}/: ${didYouMean(name, names, 'correct it')}`;
      return [{ file: read.file, ...read.fields.placeOf([field]), field, message }];
    }),
  );
}

/** A day for something that is public already would be waited for in vain. */
function publicTooSoon({ file, fields, data }: Read): ContentProblem[] {
  const { document, placeOf } = fields;
  if (data === undefined || !document.has('publishAt') || document.get('draft') === true) return [];
  const message =
    'waits for a day, but the entry is public already: write draft: true or delete it';
  return [{ file, ...placeOf(['publishAt']), field: 'publishAt', message, mayWait: true }];
}

/** The beginnings of files that browsers show as pictures. */
const PICTURE_BYTES = /^(?:\x89PNG\r\n|\xFF\xD8\xFF|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

function sameAddress<Data extends WithClaims>(content: OpenContent<Data>): ContentProblem[] {
  const addresses = new Map<Read, string | undefined>();
  for (const { collection, reads } of content.all())
    for (const read of reads)
      if (!isDraft(read)) addresses.set(read, ownAddress(collection, read)?.toLowerCase());
  const words = (other: string) => `has the same address as ${other}: rename one of the two`;
  return sharing([...addresses.keys()], (read) => addresses.get(read), 'the file', words);
}

/** Files that nothing reads, names that make no good address, and files that are missing. */
function wrongFiles(files: ContentFiles, collections: readonly Collection[]): ContentProblem[] {
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
    if (own)
      return `a text ends with ${posix.extname(own)} here, a picture is PNG, JPEG, WebP or AVIF`;
    const elsewhere = 'move it into a folder that content/README.md names, or delete it';
    if (folder === 'content') return didYouMean(file, singles, elsewhere);
    return didYouMean(folder, new Set(folders.map((path) => posix.dirname(path))), elsewhere);
  };
  const faultOf = (file: string): string | undefined => {
    if (!isPicture(file) && !collections.some((collection) => belongsTo(collection, file)))
      return `is not read by the site: ${remedyFor(file)}`;
    const bytes = PICTURE_FILE.test(file) ? files.read(file) : undefined;
    if (bytes && !PICTURE_BYTES.test(Buffer.from(bytes.slice(0, 16)).toString('latin1')))
      return 'is no picture, whatever its name says: save it again as PNG, JPEG, WebP or AVIF';
    if (/\/(?:index|page-\d+)\.\w+$/i.test(file))
      return 'has a name that lists of pages have: give it another';
    return /^[a-z0-9][a-z0-9_-]*\.\w+$/i.test(posix.basename(file))
      ? undefined
      : 'has a space or another special character in its name, which is also its address: use letters, digits and hyphens';
  };
  const present = files.paths.filter((file) => posix.basename(file) !== 'README.md');
  const missing = singles.filter((file) => !files.paths.includes(file));
  return [
    ...present.map((file) => ({ file, message: faultOf(file) })),
    ...missing.map((file) => ({ file, message: 'is missing: restore it from the repository' })),
  ].flatMap(({ file, message }) =>
    message === undefined ? [] : [{ file, line: 1, column: 1, field: 'the file', message }],
  );
}

/** Remembers what it has read, to follow typing. `replaced` holds texts that are not saved yet. */
export function createContentCheck<Data extends WithClaims>(
  root: string,
  collections: Collections<Data>,
  rules: SiteRules<Data>,
) {
  const memory: Memory<Data> = {};
  return (replaced: Replaced = {}): ContentProblem[] => {
    const files = contentFiles(root, replaced);
    const content = openContent(root, collections, { files, memory });
    const addresses = addressesOf(content, rules);
    const all = content.all();
    const within = (collection: Collection, read: Read): ContentProblem[] => [
      ...read.problems,
      ...deadLinks(read, ownAddress(collection, read), addresses),
      ...wrongMarkdown(read, files.paths, isShownWhole(collection)),
      ...slips(read),
      ...publicTooSoon(read),
    ];
    const problems = [
      ...all.flatMap(({ collection, reads }) => [
        ...reads.flatMap((read) => within(collection, read)),
        ...withoutText(collection, reads),
        ...sameOrders(collection, reads),
        ...wrongNames(content, collection, reads),
      ]),
      ...wrongFiles(files, Object.values<Collection>(collections)),
      ...sameAddress(content),
      ...rules.problems(content, addresses),
    ];
    return problems.toSorted(
      (m, n) => m.file.localeCompare(n.file) || m.line - n.line || m.column - n.column,
    );
  };
}
