import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type CollectionName, collectionNames, collections } from '../schemas/collections.ts';
import type { Claims } from '../schemas/singles.ts';
import { type ContentFault, readContentFile } from './content-file.ts';

/** What the files of each collection hold. */
export type Data = { [Name in CollectionName]: z.output<(typeof collections)[Name]['schema']> };
const definitions: { [Name in CollectionName]: { files: string; schema: z.ZodType<Data[Name]> } } = collections;

export interface Entry<Fields> {
  /** The name of the file, letter by letter: it is also the address. */
  slug: string;
  data: Fields;
  /** The Markdown below the fields. */
  text: string;
}
interface Reading<Fields> {
  entries: Entry<Fields>[];
  faults: ContentFault[];
}

const isDraft = (data: object): boolean => 'draft' in data && data.draft === true;

interface Options {
  /** How one file is read. */
  read?: typeof readContentFile;
  /** true shows drafts like everything else. */
  drafts?: boolean;
}

/** The content of a repository. Each file is read and checked once, when somebody first asks for its collection. */
export const openContent = (root: string, { read: readFile = readContentFile, drafts = false }: Options = {}) => {
  const readings: { [Name in CollectionName]?: Reading<Data[Name]> } = {};

  const readFiles = <Name extends CollectionName>(name: Name, claims: Claims | undefined): Reading<Data[Name]> => {
    const { files, schema } = definitions[name];
    const reading: Reading<Data[Name]> = { entries: [], faults: [] };
    for (const path of globSync(`content/${files}`, { cwd: root }).sort()) {
      const file = path.replaceAll('\\', '/');
      const source = readFileSync(join(root, file), 'utf8');
      const { data, text, faults } = readFile(file, source, schema, claims);
      reading.faults.push(...faults);
      if (data && (drafts || !isDraft(data)))
        reading.entries.push({ slug: basename(file).replace(/\.\w+$/, ''), data, text });
    }
    return reading;
  };
  const read = <Name extends CollectionName>(name: Name): Reading<Data[Name]> => {
    const known = readings[name];
    if (known) return known;
    const reading = readFiles(name, name === 'claims' ? undefined : read('claims').entries[0]?.data);
    Object.assign(readings, { [name]: reading });
    return reading;
  };

  return {
    /** The files of a collection without its drafts. */
    entries: <Name extends CollectionName>(name: Name): readonly Entry<Data[Name]>[] => {
      const { entries, faults } = read(name);
      if (faults.length > 0) throw new Error(describeFaults(faults));
      return entries;
    },
    /** Every fault of every file, so that an editor corrects them all in one go. */
    faults: (): ContentFault[] => collectionNames.flatMap((name) => read(name).faults),
  };
};

/** One sentence per fault: file, field, remedy. */
export const describeFaults = (faults: readonly ContentFault[]): string =>
  faults.map(({ place, field, remedy }) => `${place} – ${field} ${remedy}.`).join('\n');
