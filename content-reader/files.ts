import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, placeIn } from './problem.ts';

/** The files of content/, wherever their text comes from. */
export interface ContentFiles {
  /** Paths from the root of the repository, sorted. */
  paths: readonly string[];
  read(path: string): Uint8Array | string;
}

/** Texts that are being written and are not saved, by the path of their file. A null stands for a deleted file. */
export type Replaced = Readonly<Record<string, string | Uint8Array | null>>;

/** What editors never see, and what Windows leaves in folders with pictures. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(part));

const listFiles = (root: string): string[] => {
  try {
    return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
      .filter((path) => !isHidden(path));
  } catch {
    return [];
  }
};

/** The folder is listed on first use. */
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

/** The text of a file, or why it cannot be read. */
export const readable = (read: () => Uint8Array | string): { text: string } | (Place & { message: string }) => {
  let bytes: Uint8Array | string;
  try {
    bytes = read();
  } catch {
    const message = 'cannot be opened: close the program that holds it, or ask for the right to read it';
    return { line: 1, column: 1, message };
  }
  if (typeof bytes === 'string') return { text: bytes.replace(/^\uFEFF/, '') };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const message = 'is not saved as UTF-8: save it again and choose the encoding UTF-8';
    return { ...placeIn(text, text.indexOf('\uFFFD')), message };
  }
};

/** Every file of another folder like content/, in place of those of the same name. */
export const overlayFrom = (folder: string | undefined): Replaced => {
  if (!folder) return {};
  return Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
};
