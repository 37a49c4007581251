import { basename } from 'node:path';
import type { z } from 'zod';
import { type Claims, fillClaims, unknownClaim } from './claims.ts';
import {
  type ContentFiles,
  type ContentProblem,
  contentFiles,
  describeProblems,
  type Place,
  placeIn,
  textOf,
} from './files.ts';
import { issuesInWords } from './json-schemas.ts';
import { type Fields, parseFile } from './parse.ts';
import { isKeptOut } from './schema-words.ts';

/** Where one kind of content lives, what it must look like, and what a check must know about it. */
export interface Collection<Data = unknown> {
  /** Relative to content/; a star matches any name. */
  files: string;
  schema: z.ZodType<Data>;
  /** The address of its pages; a star is replaced by the name of the file. */
  page?: string;
  /** Pages that list its entries, each at a place with the name of its file. */
  listedOn?: readonly string[];
  /** Fields that no two entries may share, the last within the others: [['group', 'order']]. */
  unique?: readonly (readonly string[])[];
  /** Fields that name a file of another collection, which the page shows as well. */
  shows?: Readonly<Record<string, string>>;
  /** true: without a text below its fields a file says nothing. */
  needsText?: boolean;
}
/** Collections by name, of which one holds the claims. */
export type Collections<Data> = { [Name in keyof Data]: Collection<Data[Name]> };
export interface WithClaims {
  claims: Claims;
}

export interface Entry<Data> {
  /** Path from the root of the repository. */
  file: string;
  /** The name of the file, letter by letter: it is also the address. */
  slug: string;
  data: Data;
  /** The Markdown below the fields. */
  text: string;
}
/** A file as written, valid or not. */
export interface Read<Data = unknown> {
  file: string;
  slug: string;
  /** Missing if there are problems. */
  data?: Data;
  text: string;
  problems: ContentProblem[];
  source: string;
  body: number;
  fields: Fields;
}

export function isDraft({ data }: { data?: unknown }): boolean {
  if (typeof data !== 'object' || data === null || !('draft' in data)) return false;
  return isKeptOut(data.draft, 'publishAt' in data ? data.publishAt : undefined);
}

/** Whether its files may use all of Markdown: each is a page, or an entry of one. */
export function isShownWhole({ page, listedOn }: Collection): boolean {
  return Boolean(page ?? listedOn);
}

export function belongsTo({ files }: Pick<Collection, 'files'>, file: string): boolean {
  const [before = '', after] = `content/${files}`.split('*');
  if (after === undefined) return file === before;
  return (
    file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/')
  );
}

export function readContentFile<Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
  claims: Claims | undefined,
): Read<Data> {
  const { fields, body, fault } = parseFile(file, source);
  const problems: ContentProblem[] = fault ? [{ file, ...fault }] : [];
  const slug = basename(file).replace(/\.\w+$/, '');
  const result = { file, slug, text: '', problems, source, body, fields };
  if (fault) return result;

  const add = (place: Place, field: string, message: string) =>
    problems.push({ file, ...place, field, message });
  const fill = (
    value: unknown,
    report: (written: string, field: readonly PropertyKey[]) => void,
  ): unknown => (claims ? fillClaims(value, claims, report) : value);
  const value = fill(fields.document.toJS(), (written, field) =>
    add(fields.placeOf(field), field.join('.'), unknownClaim(written, claims ?? {})),
  );
  const text = fill(source.slice(body), (written) =>
    add(
      placeIn(source, source.indexOf(written, body)),
      'the text',
      unknownClaim(written, claims ?? {}),
    ),
  );
  const { data, error } = schema.safeParse(value);
  for (const { field, message } of issuesInWords(schema, value, error?.issues ?? []))
    add(fields.placeOf(field), field.join('.') || 'the file', message);
  return {
    ...result,
    ...(data !== undefined && problems.length === 0 ? { data } : {}),
    text: String(text).trim(),
  };
}

const NOT_UTF8 = 'is not saved as UTF-8: save it again and choose the encoding UTF-8';

interface Kept<Data> {
  claims: Claims | undefined;
  read: Read<Data>;
}
/** Shared by several readings, so that a check can follow an editor who types. */
export type Memory<Data> = { [Name in keyof Data]?: Map<string, Kept<Data[Name]>> };

export interface ReadOptions<Data> {
  files?: ContentFiles;
  memory?: Memory<Data>;
  read?: typeof readContentFile;
  /** Drafts are left out, shown like everything else, or shown with a mark before their titles. */
  drafts?: 'hidden' | 'shown' | 'marked';
}

/** Seen only while developing or editing, so it is no word of the site. */
function withMark<Data extends object>(data: Data): Data {
  const titles = Object.entries(data).filter(([field]) =>
    ['title', 'titleBefore', 'label'].includes(field),
  );
  return {
    ...data,
    ...Object.fromEntries(titles.map(([field, title]) => [field, `Draft: ${title}`])),
  };
}

/** The content of a repository. Each file is read once, when its collection is first needed. */
export function openContent<Data extends WithClaims>(
  root: string,
  collections: Collections<Data>,
  options: ReadOptions<Data> = {},
) {
  type Name = keyof Data & string;
  const {
    files = contentFiles(root),
    read: readFile = readContentFile,
    drafts = 'hidden',
  } = options;
  const memory: Memory<Data> = options.memory ?? {};
  const names = Object.keys(collections).filter((name): name is Name => name in collections);
  const readings: { [One in keyof Data]?: Read<Data[One]>[] } = {};

  const memoryOf = <One extends Name>(name: One): Map<string, Kept<Data[One]>> => {
    memory[name] ??= new Map();
    return memory[name];
  };
  const readOne = <One extends Name>(
    name: One,
    file: string,
    claims: Claims | undefined,
  ): Read<Data[One]> => {
    const text = textOf(files.read(file));
    const kept = memoryOf(name).get(file);
    if (text !== undefined && kept?.read.source === text && kept.claims === claims)
      return kept.read;
    const read = readFile(file, text ?? '', collections[name].schema, claims);
    if (text === undefined)
      return {
        ...read,
        problems: [{ file, line: 1, column: 1, field: 'the file', message: NOT_UTF8 }],
      };
    memoryOf(name).set(file, { claims, read });
    return read;
  };
  const written = <One extends Name>(name: One): Read<Data[One]>[] => {
    const read = (): Read<Data[One]>[] => {
      const claims = name === 'claims' ? undefined : written('claims')[0]?.data;
      const own = files.paths.filter((file) => belongsTo(collections[name], file));
      return own.map((file) => readOne(name, file, claims));
    };
    readings[name] ??= read();
    return readings[name];
  };

  return {
    files,
    /** The files of a collection. Throws what is wrong with them. */
    entries: <One extends Name>(name: One): readonly Entry<Data[One]>[] => {
      const reading = written(name);
      const problems = reading.flatMap((file) => file.problems);
      if (problems.length > 0) throw new Error(describeProblems(problems));
      return reading.flatMap(({ data, file, slug, text }): Entry<Data[One]>[] => {
        if (data === undefined || (isDraft({ data }) && drafts === 'hidden')) return [];
        const isMarked =
          isDraft({ data }) && drafts === 'marked' && typeof data === 'object' && data !== null;
        return [{ file, slug, data: isMarked ? withMark(data) : data, text }];
      });
    },
    written,
    all: (): { collection: Collection; reads: readonly Read[] }[] =>
      names.map((name) => ({ collection: collections[name], reads: written(name) })),
  };
}
export type OpenContent<Data extends WithClaims> = ReturnType<typeof openContent<Data>>;

/** Every problem within the files; what files say about each other is left to the check. */
export function problemsWithin(content: Pick<OpenContent<WithClaims>, 'all'>): ContentProblem[] {
  return content.all().flatMap(({ reads }) => reads.flatMap(({ problems }) => problems));
}
