import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, placeIn } from './problem.ts';

/** The files of content/, wherever their text comes from. */
export interface ContentFiles {
  /** Paths from the root of the repository, sorted. */
  paths: readonly string[];
  /** Symbolic links, which are not read: they may lead anywhere. */
  links: readonly string[];
  read(path: string): Uint8Array | string;
}

/** Texts that are being written and are not saved, by the path of their file. Null means deleted. */
export type Replaced = Readonly<Record<string, string | Uint8Array | null>>;

/** What editors never see, and what Windows leaves in folders with pictures. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(part));

/** A folder is gone through by hand: Node's own way would follow links. */
const listFiles = (root: string, folder = 'content'): { path: string; isLink: boolean }[] => {
  if (isHidden(folder)) return [];
  const entry = lstatSync(join(root, folder), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry ? [{ path: folder, isLink: entry.isSymbolicLink() }] : [];
  return readdirSync(join(root, folder)).flatMap((name) => listFiles(root, `${folder}/${name}`));
};

/** The folder is listed on first use. */
export const contentFiles = (root: string, replaced: Replaced = {}): ContentFiles => {
  let listed: ReturnType<typeof listFiles> | undefined;
  const pathsOf = (isLink: boolean): string[] => {
    listed ??= listFiles(root);
    return listed.filter((one) => one.isLink === isLink).map(({ path }) => path);
  };
  let paths: readonly string[] | undefined;
  return {
    get paths() {
      const written = Object.keys(replaced).filter((path) => replaced[path] !== null);
      paths ??= [...pathsOf(false).filter((path) => replaced[path] === undefined), ...written].sort();
      return paths;
    },
    get links() {
      return pathsOf(true);
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
  return Object.fromEntries(contentFiles(folder).paths.map((path) => [path, readFileSync(join(folder, path))]));
};
