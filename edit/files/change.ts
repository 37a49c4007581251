import { isRecord, partOf, valueAt } from '../fields/schema-at.ts';
import type { Path } from '../marks/places.ts';

/** One thing that an editor does to the fields of a file. `at` of a list is counted from zero. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'unset'; path: Path }
  | { kind: 'insert'; path: Path; at: number; value: unknown }
  | { kind: 'remove'; path: Path; at: number }
  | { kind: 'move'; path: Path; at: number; to: number };

const listAt = (data: unknown, path: Path): readonly unknown[] => {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
};

/** A list after one of the three things that can be done to it. */
export const changeList = <Item>(
  items: readonly Item[],
  change:
    | { kind: 'insert'; at: number; value: Item }
    | { kind: 'remove'; at: number }
    | { kind: 'move'; at: number; to: number },
): Item[] => {
  if (change.kind === 'insert') return items.toSpliced(change.at, 0, change.value);
  if (change.kind === 'remove') return items.toSpliced(change.at, 1);
  return items.toSpliced(change.at, 1).toSpliced(change.to, 0, ...items.slice(change.at, change.at + 1));
};

/** A value with another one at a place inside it; undefined takes the place away. */
const replaceAt = (data: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  const part = rest.length === 0 ? value : replaceAt(partOf(data, key), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), part);
  const fields = Object.entries(isRecord(data) ? data : {});
  if (part === undefined) return Object.fromEntries(fields.filter(([name]) => name !== String(key)));
  return Object.fromEntries([...fields.filter(([name]) => name !== String(key)), [String(key), part]]);
};

/** The fields of a file after a change, which its text must then say too. */
export const changeData = (data: unknown, change: Change): unknown => {
  if (change.kind === 'set') return replaceAt(data, change.path, change.value);
  if (change.kind === 'unset') return replaceAt(data, change.path, undefined);
  return replaceAt(data, change.path, changeList(listAt(data, change.path), change));
};
