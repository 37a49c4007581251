import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../contract.ts';
import { isFact, nameOfKey, titleOf } from '../fields/describe.ts';
import { isRecord, valueAt } from '../fields/schema-at.ts';
import { BODY, CLAIMS, type Path } from '../marks/places.ts';
import { dataOf } from './source.ts';

/** Everything a value says, as words to read. */
const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
  if (isRecord(value))
    return Object.entries(value)
      .filter(([key, part]) => key !== 'kind' && typeof part !== 'boolean')
      .map(([, part]) => wordsOf(part))
      .filter(Boolean)
      .join('\n');
  return value === undefined || value === null ? '' : String(value).trim();
};

/** What a list says before and after: where only the order differs, its names; otherwise the items that differ. */
const listWords = (items: readonly unknown[], others: readonly unknown[]): string => {
  const isIn = (item: unknown, list: readonly unknown[]) => list.some((other) => isDeepStrictEqual(other, item));
  const isOnlyOrder = items.length === others.length && items.every((item) => isIn(item, others));
  if (isOnlyOrder) return items.map((item) => titleOf(item) ?? '').join(', ');
  return wordsOf(items.filter((item) => !isIn(item, others)));
};

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What an editor calls a file: by its heading, or by its name. */
export const nameOfFile = (file: string, data: unknown): string => {
  const isSingle = /^content\/[^/]+$/.test(file);
  return (isSingle ? undefined : titleOf(data)) ?? nameOfKey(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
};

/** "About Us, our mission, text" */
export const nameOfPlace = (file: string, data: unknown, path: Path): string => {
  const parts = path.flatMap((key, depth): string[] => {
    if (typeof key === 'number') {
      const item: unknown = valueAt(data, path.slice(0, depth + 1));
      const isLast = depth === path.length - 1;
      const title = typeof item === 'string' ? undefined : titleOf(item);
      return [title ?? (isLast ? `${key + 1}` : '')].filter(Boolean);
    }
    const next = path[depth + 1];
    if (key === BODY) return ['text'];
    if (isFact(path.slice(0, depth + 1))) return [];
    return typeof next === 'number' && typeof path[depth + 2] !== 'undefined' ? [] : [lowerFirst(nameOfKey(key))];
  });
  return [nameOfFile(file, data), ...parts].join(', ');
};

/** The same for a file that may have been broken by hand: then only the file itself has a name. */
export const nameInSource = (file: string, source: string | undefined, path: Path): string => {
  try {
    return nameOfPlace(file, dataOf(file, source ?? ''), path);
  } catch {
    return nameOfFile(file, {});
  }
};

/** Whether a file can be parsed: it may have been broken by hand. */
export const canBeRead = (file: string, source: string | undefined): boolean => {
  try {
    return source === undefined || dataOf(file, source) !== undefined;
  } catch {
    return false;
  }
};

/** Every change between two states of a file, in words. */
export const differencesOf = (file: string, before: string | undefined, after: string | undefined): Difference[] => {
  if (before === after) return [];
  // What was broken by hand differs as a whole.
  if (!canBeRead(file, before) || !canBeRead(file, after))
    return [{ file, path: [], name: nameOfFile(file, {}), kind: 'text', before: before ?? '', after: after ?? '' }];
  const old: Record<string, unknown> = before === undefined ? {} : dataOf(file, before);
  const now: Record<string, unknown> = after === undefined ? {} : dataOf(file, after);
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'new' : 'gone';
    const name = nameOfFile(file, before === undefined ? now : old);
    const isDraft = now['draft'] === true;
    return [{ file, path: [], name, kind, before: wordsOf(old), after: wordsOf(now), isDraft }];
  }
  const walk = (a: unknown, b: unknown, path: Path): Difference[] => {
    if (isDeepStrictEqual(a, b)) return [];
    if (isRecord(a) && isRecord(b)) {
      // A figure and its bare number are one change, and are taken back as one.
      const isFigure = file === CLAIMS && a['shown'] !== b['shown'];
      if (isFigure && isDeepStrictEqual({ ...a, shown: '', count: 0 }, { ...b, shown: '', count: 0 })) {
        const [before, after] = [wordsOf(a['shown']), wordsOf(b['shown'])];
        return [{ file, path, name: nameOfPlace(file, now, path), kind: 'text', before, after }];
      }
      const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      return keys.flatMap((key) => walk(a[key], b[key], [...path, key]));
    }
    const name = nameOfPlace(file, b === undefined ? old : now, path);
    if (Array.isArray(a) && Array.isArray(b)) {
      const others = a.filter((item, i) => !isDeepStrictEqual(item, b[i])).length;
      const isMoved = a.some(
        (item, i) => !isDeepStrictEqual(item, b[i]) && b.some((other) => isDeepStrictEqual(item, other)),
      );
      if (a.length === b.length && !isMoved && others > 0)
        return a.flatMap((item, i) => walk(item, b[i], [...path, i]));
      return [{ file, path, name, kind: 'list', before: listWords(a, b), after: listWords(b, a) }];
    }
    return [{ file, path, name, kind: 'text', before: wordsOf(a), after: wordsOf(b) }];
  };
  return walk(old, now, []);
};
