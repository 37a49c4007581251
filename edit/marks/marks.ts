import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';

/** The keys that lead to a value inside a file. */
export type Path = readonly (string | number)[];

export interface Place {
  file: string;
  path: Path;
}

export interface Fault extends Place {
  message: string;
  /** Where it leads, if that is what is wrong. */
  link?: string | undefined;
}

/** Whether one of two places of a file is within the other. */
export function overlaps(a: Path, b: Path): boolean {
  return a.every((key, i) => i >= b.length || key === b[i]);
}

/** The Markdown below the fields of a file has no key of its own. */
export const BODY = '(text)';
export const CLAIMS = 'content/claims.yaml';

/** The address at which edit mode shows the mails of the site. */
export const MAILS = '/mails';

export function keyOf(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

const ids = new Map<string, number>();
const places: Place[] = [];

/** A short number for a place, stable until the server stops; marks carry it. */
export function idOf(file: string, path: Path): number {
  const key = keyOf(file, path);
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = places.push({ file, path: [...path] }) - 1;
  ids.set(key, id);
  return id;
}

export function placeOf(id: number): Place | undefined {
  return places[id];
}

/** No mark breaks these: targets of links, {placeholders}, code, tags, addresses, entities. */
const NOT_TEXT = /\]\([^)]*\)|\{\{?[^}]*\}\}?|`[^`]*`|<[^>]*>|https?:\/\/\S+|&#?\w+;/g;
/** Lines of Markdown that are no text: definitions of links, HTML, no letter or digit. */
const DEFINITION = /^\s*(?:\[[^\]]+\]:|<)/;

/** Where the last letter or digit ends, or -1. Behind a letter a mark can neither open nor close anything of Markdown. */
function endOfWords(text: string): number {
  const words = text.replace(NOT_TEXT, (part) => ' '.repeat(part.length));
  return /^.*[\p{L}\p{N}]/su.exec(words)?.[0].length ?? -1;
}

function insert(text: string, at: number, mark: string): string {
  return text.slice(0, at) + mark + text.slice(at);
}

/** A text of one line with an invisible mark that tells where it comes from. */
export function markLine(text: string, id: number): string {
  const at = endOfWords(text);
  return insert(text, at === -1 ? text.length : at, vercelStegaEncode(id));
}

/** Markdown with a mark on every line, and in a table on every cell, so that each paragraph knows its line. */
export function markMarkdown(text: string, id: number): string {
  let isCode = false;
  const mark = (part: string, line: number): string => {
    const at = endOfWords(part);
    return at === -1 ? part : insert(part, at, vercelStegaEncode([id, line]));
  };
  return text
    .split('\n')
    .map((line, i) => {
      const isFence = /^\s*(```|~~~)/.test(line);
      if (isFence) isCode = !isCode;
      if (isFence || isCode || DEFINITION.test(line)) return line;
      if (!line.trimStart().startsWith('|')) return mark(line, i);
      return line
        .split(/(?<!\\)\|/)
        .map((cell) => mark(cell, i))
        .join('|');
    })
    .join('\n');
}

/** A mark in a text: the id of its place, its line of Markdown, its position in the text. */
export interface Found {
  id: number;
  line?: number | undefined;
  at: number;
}

export function clean(text: string): string {
  return text.replace(VERCEL_STEGA_REGEX, '');
}

/** A text that was cut to a length may end within a mark: then its place is unknown. */
function read(run: string): (number | [number, number])[] {
  try {
    return vercelStegaDecodeAll<number | [number, number]>(run) ?? [];
  } catch {
    return [];
  }
}

export function decode(text: string): Found[] {
  const found: Found[] = [];
  let removed = 0;
  for (const match of text.matchAll(VERCEL_STEGA_REGEX)) {
    const at = match.index - removed;
    removed += match[0].length;
    for (const mark of read(match[0]))
      found.push(Array.isArray(mark) ? { id: mark[0], line: mark[1], at } : { id: mark, at });
  }
  return found;
}
