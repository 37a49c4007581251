import { isDeepStrictEqual } from 'node:util';
import {
  CST,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, partOf, valueAt } from '../fields/schema-at.ts';
import type { Path } from '../marks/places.ts';

type ListChange<Item = unknown> =
  | { kind: 'insert'; path: Path; at: number; value: Item }
  | { kind: 'remove'; path: Path; at: number }
  | { kind: 'move'; path: Path; at: number; to: number };

/** One thing that an editor does to the fields of a file. `at` of a list is counted from zero. */
export type Change = { kind: 'set'; path: Path; value: unknown } | { kind: 'unset'; path: Path } | ListChange;

/** A list after one of the three things that can be done to it. */
const changeList = <Item>(items: readonly Item[], change: ListChange<Item>): Item[] => {
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
const changeData = (data: unknown, change: Change): unknown => {
  if (change.kind === 'set') return replaceAt(data, change.path, change.value);
  if (change.kind === 'unset') return replaceAt(data, change.path, undefined);
  const list = valueAt(data, change.path);
  return replaceAt(data, change.path, changeList(Array.isArray(list) ? list : [], change));
};

/** Every text stays on one line, however long it is. */
const ON_ONE_LINE = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const;
const STYLE = { ...ON_ONE_LINE, singleQuote: true } as const;

/** The end of the line on which a value ends, its line break included. */
const lineEnd = (source: string, position: number): number => {
  if (source[position - 1] === '\n') return position;
  const end = source.indexOf('\n', position);
  return end === -1 ? source.length : end + 1;
};
const lineStart = (source: string, position: number): number => source.lastIndexOf('\n', position - 1) + 1;
const startOf = (node: unknown): number => (isScalar(node) || isCollection(node) ? (node.range?.[0] ?? -1) : -1);
const endOf = (node: unknown): number => (isScalar(node) || isCollection(node) ? (node.range?.[1] ?? -1) : -1);

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Whether a value is between brackets, where a line break means nothing. */
const isInFlow = (document: Document, path: Path): boolean =>
  path.some((_, depth) => {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    return isCollection(node) && node.flow === true;
  });

/** Puts another value into a scalar and leaves every other character of the file alone. */
const setScalar = (source: string, document: Document, path: Path, value: unknown): string | undefined => {
  const node: unknown = document.getIn(path, true);
  if (!isScalar(node) || !node.srcToken || value === null || typeof value === 'object') return undefined;
  const token = node.srcToken;
  const before = CST.stringify(token);
  if (!source.startsWith(before, token.offset)) return undefined;
  const inFlow = isInFlow(document, path);
  const text = String(value);
  // Words such as 2027, +97121234567 or true must stay words.
  const isMistaken =
    typeof value === 'string' && /^[\w.+~-]+$/.test(text) && !isDeepStrictEqual(parseDocument(text).toJS(), text);
  const was = typeof node.value === 'string' ? node.type : undefined;
  const old = isMistaken && (was ?? 'PLAIN') === 'PLAIN' ? 'QUOTE_SINGLE' : was;
  const type = text.trimEnd().includes('\n') && !inFlow ? 'BLOCK_LITERAL' : (old ?? 'PLAIN');
  // A text below "|" ends with a line break, which nobody types.
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  CST.setScalarValue(token, isBlock ? `${text.trimEnd()}\n` : text, { afterKey: true, inFlow, type });
  return source.slice(0, token.offset) + CST.stringify(token) + source.slice(token.offset + before.length);
};

const pairOf = (map: YAMLMap, key: string | number): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));

/** Adds a missing field after those that precede it in the schema. */
const addField = (source: string, map: YAMLMap, key: string, value: unknown, order: readonly string[]) => {
  const first = map.items[0];
  if (map.flow || !first || !isScalar(first.key)) return undefined;
  const column = startOf(first.key) - lineStart(source, startOf(first.key));
  const text = indented(stringify({ [key]: value }, STYLE), column);
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const after = before.map((name) => pairOf(map, name)).findLast((pair) => pair !== undefined) ?? map.items.at(-1);
  const end = lineEnd(source, endOf(after?.value));
  return source.slice(0, end) + (source[end - 1] === '\n' ? '' : '\n') + text + source.slice(end);
};

const removeField = (source: string, map: YAMLMap, key: string | number): string | undefined => {
  const pair = pairOf(map, key);
  if (!pair || map.flow || !isScalar(pair.key)) return undefined;
  const start = lineStart(source, startOf(pair.key));
  // "- key: value" begins an item with its first field.
  if (source.slice(start, startOf(pair.key)).trim() !== '') return undefined;
  return source.slice(0, start) + source.slice(lineEnd(source, endOf(pair.value)));
};

/** A list between brackets, on one line. */
const changeFlow = (source: string, list: YAMLSeq, change: ListChange): string => {
  const items = list.items.map((item) => source.slice(startOf(item), endOf(item)));
  const value = change.kind === 'insert' ? stringify(change.value, { ...STYLE, collectionStyle: 'flow' }).trim() : '';
  const changed = changeList(items, change.kind === 'insert' ? { ...change, value } : change);
  return `${source.slice(0, startOf(list))}[${changed.join(', ')}]${source.slice(endOf(list))}`;
};

/** A list with one item per dash: whole lines are moved, with the comments above them. */
const changeBlock = (source: string, list: YAMLSeq, change: ListChange): string | undefined => {
  const dashes = list.items.map((item) => source.slice(0, startOf(item)).search(/-\s*$/));
  const column = (dashes[0] ?? 0) - lineStart(source, dashes[0] ?? 0);
  const isComment = (end: number): boolean => /^\s*#/.test(source.slice(lineStart(source, end - 1), end));
  const starts = dashes.map((dash, i) => {
    let start = lineStart(source, dash);
    while (i > 0 && isComment(start)) start = lineStart(source, start - 1);
    return start;
  });
  const isOwnLine = dashes.every((dash) => dash !== -1 && source.slice(lineStart(source, dash), dash).trim() === '');
  const [from] = starts;
  if (!isOwnLine || from === undefined) return undefined;
  const end = lineEnd(source, endOf(list.items.at(-1)));
  const parts = starts.map((start, i) => source.slice(start, starts[i + 1] ?? end).replace(/\n?$/, '\n'));
  // Empty lines keep their places while the items between them move.
  const bodies = parts.map((part) => part.replace(/\n\s*$/, '\n'));
  const gaps = parts.map((part, i) => part.slice(bodies[i]?.length ?? 0));
  const value = change.kind === 'insert' ? indented(stringify([change.value], STYLE), column) : '';
  const changed = changeList(bodies, change.kind === 'insert' ? { ...change, value } : change);
  const text = changed.map((body, i) => (i === changed.length - 1 ? body : body + (gaps[i] || gaps[0] || ''))).join('');
  return source.slice(0, from) + text + (gaps.at(-1) ?? '') + source.slice(end);
};

const splice = (source: string, document: Document<Node>, given: Change, order: readonly string[]) => {
  const node: unknown = document.getIn(given.path, true);
  // The first item of a list that is not there brings the list with it.
  const change: Change =
    given.kind === 'insert' && node === undefined ? { kind: 'set', path: given.path, value: [given.value] } : given;
  if ('at' in change) {
    if (!isSeq(node) || node.items.length === 0 || node.items.some(isPair)) return undefined;
    return node.flow ? changeFlow(source, node, change) : changeBlock(source, node, change);
  }
  const key = change.path.at(-1);
  const parent: unknown = change.path.length === 1 ? document.contents : document.getIn(change.path.slice(0, -1), true);
  if (change.kind === 'unset') return isMap(parent) && key !== undefined ? removeField(source, parent, key) : undefined;
  if (node === undefined && isMap(parent)) return addField(source, parent, String(key), change.value, order);
  return setScalar(source, document, change.path, change.value);
};

/** What the library itself writes; it may lay out other lines differently, so it is the last resort. */
const rewrite = (source: string, change: Change, data: unknown): string => {
  const document = parseDocument(source);
  if (change.kind === 'unset') document.deleteIn(change.path);
  else document.setIn(change.path, document.createNode(valueAt(data, change.path)));
  return document.toString(ON_ONE_LINE);
};

/** The line break at the end of a text below "|" is no part of what it says. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trimEnd();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]));
};

/**
 * The text of a YAML file after a change. Only the lines of the change differ: comments, order and quoting survive.
 * `order` lists the sibling fields as the schema has them.
 */
export const changeYaml = (source: string, change: Change, order: readonly string[] = []): string => {
  const document = parseDocument(source, { keepSourceTokens: true });
  const wanted = changeData(document.toJS(), change);
  const says = (text: string | undefined): text is string => {
    if (text === undefined) return false;
    const read = parseDocument(text);
    return read.errors.length === 0 && isDeepStrictEqual(trimmed(read.toJS()), trimmed(wanted));
  };
  const spliced = splice(source, document, change, order);
  return says(spliced) ? spliced : rewrite(source, change, wanted);
};

/** Puts the text that another state of the same file has for a value into this one, letter by letter where that fits. */
export const copyValue = (source: string, other: string, path: Path): string => {
  const document = parseDocument(source);
  const origin = parseDocument(other);
  const value = valueAt(origin.toJS(), path);
  if (value === undefined) return changeYaml(source, { kind: 'unset', path });
  const [here, there]: unknown[] = [document.getIn(path, true), origin.getIn(path, true)];
  const columnOf = (text: string, node: unknown) => startOf(node) - lineStart(text, startOf(node));
  if (isSeq(here) && isSeq(there) && columnOf(source, here) === columnOf(other, there)) {
    const copied =
      source.slice(0, startOf(here)) +
      other.slice(startOf(there), lineEnd(other, endOf(there))) +
      source.slice(lineEnd(source, endOf(here)));
    const wanted = changeData(document.toJS(), { kind: 'set', path, value });
    if (isDeepStrictEqual(parseDocument(copied).toJS(), wanted)) return copied;
  }
  return changeYaml(source, { kind: 'set', path, value });
};
