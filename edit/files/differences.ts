import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../content-reader/json-schemas.ts';
import { nameOfFile, nameOfPlace, titleOf } from '../fields/names.ts';
import type { Path, Place } from '../marks/marks.ts';
import { readableData } from './source.ts';

export interface Difference extends Place {
  /** The page and the field in words, for example "About Us, mission". */
  name: string;
  kind: 'text' | 'list' | 'new' | 'gone' | 'picture';
  /** Something new that the site does not show yet. */
  isDraft?: boolean;
  before: string;
  after: string;
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value).trim();
  const parts = Object.entries(value).filter(
    ([key, part]) => key !== 'kind' && typeof part !== 'boolean',
  );
  return parts
    .map(([, part]) => wordsOf(part))
    .filter(Boolean)
    .join('\n');
}

function isIn(item: unknown, list: readonly unknown[]): boolean {
  return list.some((other) => isDeepStrictEqual(other, item));
}

/** A changed list: its titles if only the order differs, else the items that differ. */
function listWords(items: readonly unknown[], others: readonly unknown[]): string {
  const isOnlyOrder = items.length === others.length && items.every((item) => isIn(item, others));
  if (isOnlyOrder) return items.map((item) => titleOf(item) ?? '').join(', ');
  return wordsOf(items.filter((item) => !isIn(item, others)));
}

/** Every change between two states of a file, in words. */
export function differencesOf(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  if (before === after) return [];
  const old = readableData(file, before ?? '');
  const now = readableData(file, after ?? '');
  // What was broken by hand differs as a whole.
  if (!old || !now)
    return [
      {
        file,
        path: [],
        name: nameOfFile(file, {}),
        kind: 'text',
        before: before ?? '',
        after: after ?? '',
      },
    ];
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'new' : 'gone';
    const name = nameOfFile(file, kind === 'new' ? now : old);
    return [
      {
        file,
        path: [],
        name,
        kind,
        before: wordsOf(old),
        after: wordsOf(now),
        isDraft: now['draft'] === true,
      },
    ];
  }
  const walk = (a: unknown, b: unknown, path: Path): Difference[] => {
    if (isDeepStrictEqual(a, b)) return [];
    if (isRecord(a) && isRecord(b)) {
      const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      return keys.flatMap((key) => walk(a[key], b[key], [...path, key]));
    }
    const name = nameOfPlace(file, b === undefined ? old : now, path);
    if (Array.isArray(a) && Array.isArray(b)) {
      const isMoved = a.some((item, i) => !isDeepStrictEqual(item, b[i]) && isIn(item, b));
      if (a.length === b.length && !isMoved)
        return a.flatMap((item, i) => walk(item, b[i], [...path, i]));
      return [{ file, path, name, kind: 'list', before: listWords(a, b), after: listWords(b, a) }];
    }
    return [{ file, path, name, kind: 'text', before: wordsOf(a), after: wordsOf(b) }];
  };
  return walk(old, now, []);
}
