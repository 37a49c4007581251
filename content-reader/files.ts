import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in a file, counted from one, as editors count. */
export interface Place {
  line: number;
  column: number;
}

export interface ContentProblem extends Place {
  /** Path from the root of the repository, for example content/site.yaml */
  file: string;
  field: string;
  /** Fault and remedy, in lower case and without a full stop, because they follow the field. */
  message: string;
  /** May be saved, but not published: words of a template, a count of what has just changed. */
  mayWait?: boolean;
  /** Where it leads, if that is what is wrong. */
  link?: string;
}

export function describeProblems(problems: readonly ContentProblem[]): string {
  return problems
    .map(
      ({ file, line, field, message }) =>
        `${file}:${line} – ${field} ${message}${message.endsWith('?') ? '' : '.'}`,
    )
    .join('\n');
}

export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The files of content/, wherever their text comes from. */
export interface ContentFiles {
  /** Paths from the root of the repository, sorted. */
  paths: readonly string[];
  read(path: string): Uint8Array | string;
}

/** Texts that are not saved yet, by the path of their file. Null means deleted. */
export type Replaced = Readonly<Record<string, string | Uint8Array | null>>;

/** Files that editors never see, and those that Windows leaves in folders with pictures. */
const HIDDEN = /^(?:\..*|thumbs\.db|desktop\.ini)$/i;

/** Symbolic links are neither read nor followed: they may lead anywhere. */
function listFiles(root: string, folder = 'content'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (HIDDEN.test(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

export function contentFiles(root: string, replaced: Replaced = {}): ContentFiles {
  const listed = existsSync(join(root, 'content')) ? listFiles(root) : [];
  return {
    paths: [...new Set([...listed, ...Object.keys(replaced)])]
      .filter((path) => replaced[path] !== null)
      .sort(),
    read: (path) => replaced[path] ?? readFileSync(join(root, path)),
  };
}

/** The text of a file, or undefined for one that is not UTF-8. */
export function textOf(content: Uint8Array | string): string | undefined {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // Every second byte of UTF-16.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Every file of another folder like content/, in place of those of the same name. */
export function overlayFrom(folder: string | undefined): Replaced {
  if (!folder) return {};
  return Object.fromEntries(
    contentFiles(folder).paths.map((path) => [path, readFileSync(join(folder, path))]),
  );
}
