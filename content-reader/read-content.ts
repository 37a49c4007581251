import { basename } from 'node:path';
import type { z } from 'zod';
import { type CollectionName, collectionNames, collections } from '../site/collections.ts';
import type { Claims } from '../site/singles.schema.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { type ContentFiles, contentFiles, readable } from './content-files.ts';
import { type ContentProblem, describeProblems } from './problem.ts';

/** What the files of each collection hold. */
export type Data = { [Name in CollectionName]: z.output<(typeof collections)[Name]['schema']> };
const definitions: { [Name in CollectionName]: { files: string; schema: z.ZodType<Data[Name]> } } = collections;

export interface Entry<Fields> {
  /** Path from the root of the repository. */
  file: string;
  /** The name of the file, letter by letter: it is also the address. */
  slug: string;
  data: Fields;
  /** The Markdown below the fields. */
  text: string;
}
/** A file as it was read, right or wrong. */
export interface Read<Fields = unknown> extends ContentFile<Fields> {
  file: string;
  slug: string;
}

export const isDraft = ({ data }: { data?: unknown }): boolean =>
  typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
export const slugOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** Does a file belong to a collection? A star stands for any name. */
export const belongsTo = (name: CollectionName, file: string): boolean => {
  const [before = '', after] = `content/${collections[name].files}`.split('*');
  if (after === undefined) return file === before;
  return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/');
};

/** What was read of a file, and from what: read again only when its text or the claims change. */
interface Kept<Fields> {
  text: string;
  claims: Claims | undefined;
  read: Read<Fields>;
}
/** A memory that several readings share, so that a check can follow somebody who types. */
export type Memory = { [Name in CollectionName]?: Map<string, Kept<Data[Name]>> };

interface Options {
  /** How one file is read. */
  read?: typeof readContentFile;
  /** true shows drafts like everything else. */
  drafts?: boolean;
}

/** The content of a repository. Each file is read and checked once, when somebody first asks for its collection. */
export const openContent = (
  root: string,
  files: ContentFiles = contentFiles(root),
  memory: Memory = {},
  { read: readFile = readContentFile, drafts = false }: Options = {},
) => {
  const readings: { [Name in CollectionName]?: Read<Data[Name]>[] } = {};

  const memoryOf = <Name extends CollectionName>(name: Name): Map<string, Kept<Data[Name]>> => {
    const known = memory[name];
    if (known) return known;
    const fresh = new Map<string, Kept<Data[Name]>>();
    Object.assign(memory, { [name]: fresh });
    return fresh;
  };
  const readOne = <Name extends CollectionName>(name: Name, file: string, claims: Claims | undefined) => {
    const decoded = readable(() => files.read(file));
    const text = 'text' in decoded ? decoded.text : '';
    const kept = memoryOf(name).get(file);
    if ('text' in decoded && kept?.text === text && kept.claims === claims) return kept.read;
    const read: Read<Data[Name]> = {
      ...readFile(file, text, definitions[name].schema, claims),
      file,
      slug: slugOf(file),
    };
    if ('text' in decoded) {
      memoryOf(name).set(file, { text, claims, read });
      return read;
    }
    return { ...read, problems: [{ file, field: 'the file', ...decoded }] };
  };
  const read = <Name extends CollectionName>(name: Name): Read<Data[Name]>[] => {
    const known = readings[name];
    if (known) return known;
    const claims = name === 'claims' ? undefined : read('claims')[0]?.data;
    const reading = files.paths.filter((file) => belongsTo(name, file)).map((file) => readOne(name, file, claims));
    Object.assign(readings, { [name]: reading });
    return reading;
  };

  return {
    /** The files of a collection, without its drafts unless they are wanted. */
    entries: <Name extends CollectionName>(name: Name): readonly Entry<Data[Name]>[] => {
      const reading = read(name);
      const problems = reading.flatMap((file) => file.problems);
      if (problems.length > 0) throw new Error(describeProblems(problems));
      return reading.flatMap(({ data, file, slug, text }) =>
        data && (drafts || !isDraft({ data })) ? [{ file, slug, data, text }] : [],
      );
    },
    /** The files of a collection as they are written, right or wrong. */
    written: read,
    /** Every problem within a file; what files say about each other is left to checkContent. */
    problems: (): ContentProblem[] => collectionNames.flatMap((name) => read(name).flatMap((file) => file.problems)),
  };
};
export type OpenContent = ReturnType<typeof openContent>;
