import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, placeIn } from './problem.ts';

/** The files of content/, wherever their text comes from. */
export interface ContentFiles {
  /** Paths from the root of the repository, sorted. */
  paths: readonly string[];
  read(path: string): Uint8Array | string;
}

/** Texts that somebody is writing and has not saved, by the path of their file. A null stands for a deleted file. */
export type Replaced = Readonly<Record<string, string | Uint8Array | null>>;

const FOLDER = 'content';
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

const listFiles = (root: string): string[] => {
  try {
    return readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
      .filter((path) => !isHidden(path));
  } catch {
    return [];
  }
};

/** The files are looked up when somebody first asks for them. */
export const contentFiles = (root: string, replaced: Replaced = {}): ContentFiles => {
  let paths: readonly string[] | undefined;
  const list = () => {
    const onDisk = listFiles(root).filter((path) => replaced[path] === undefined);
    return [...onDisk, ...Object.keys(replaced).filter((path) => replaced[path] !== null)].sort();
  };
  return {
    get paths() {
      paths ??= list();
      return paths;
    },
    read: (path) => replaced[path] ?? readFileSync(join(root, path)),
  };
};

/** The text of a file, or the line that is not UTF-8. */
export const decode = (bytes: Uint8Array | string): { text: string } | Place => {
  if (typeof bytes === 'string') return { text: bytes };
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return placeIn(text, text.indexOf('\uFFFD'));
  }
};

/** Every file of another folder like content/, in place of those of the same name. */
export const overlayFrom = (folder: string | undefined): Replaced => {
  if (!folder) return {};
  return Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
};
