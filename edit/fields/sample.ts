import { isoDay } from '../../common/day.ts';
import type { JsonSchema } from '../../content-reader/json-schemas.ts';
import { today } from '../../site/settings.ts';
import type { Path } from '../marks/places.ts';
import { say } from '../words.ts';
import {
  collectionOf,
  inside,
  isLink,
  isLong,
  isRecord,
  isShown,
  kindOfOption,
  optionsOf,
  resolve,
  schemaAt,
  schemaOf,
  valueAt,
} from './schema-at.ts';

/** What new parts say until an editor has written their words. */
const LINE = say('newLine');
const SENTENCE = say('newSentence');

const sampleText = (schema: JsonSchema): string => {
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0]);
  if (schema.format === 'date') return isoDay(today());
  if (schema.format === 'uri') return 'https://www.example.com';
  if (schema.format === 'email') return 'name@example.com';
  if (isLink(schema)) return '/contact-us';
  const sample = isLong(schema) || (schema.minLength ?? 0) > LINE.length ? SENTENCE : LINE;
  return sample.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? sample.length);
};

/** A value that a schema accepts, with nothing in it that is optional. */
const sampleOf = (schema: JsonSchema): unknown => {
  const own = optionsOf(schema).length > 0 ? resolve(schema, undefined) : schema;
  if (own.const !== undefined) return own.const;
  if (own.type === 'string') return sampleText(own);
  if (own.type === 'number' || own.type === 'integer') return own.minimum ?? 1;
  if (own.type === 'boolean') return false;
  if (own.type === 'array')
    return Array.from({ length: Math.max(1, own.minItems ?? 1) }, () => sampleOf(inside(own, 0) ?? {}));
  if (own.type !== 'object') return null;
  return Object.fromEntries((own.required ?? []).map((key) => [key, sampleOf(inside(own, key) ?? {})]));
};

/** A new item in the shape of a neighbour: as many cells, the same links and choices, but no words of its own. */
const blankLike = (value: unknown, schema: JsonSchema): unknown => {
  const own = resolve(schema, value);
  if (typeof value === 'string') return isShown(own) ? (isLong(own) ? SENTENCE : LINE) : value;
  if (Array.isArray(value)) return value.map((item, i) => blankLike(item, inside(own, i) ?? {}));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'provisional');
  return Object.fromEntries(kept.map(([key, part]) => [key, blankLike(part, inside(own, key) ?? {})]));
};

const schemaIn = (file: string, data: unknown, path: Path): JsonSchema | undefined => {
  const name = collectionOf(file);
  return name && schemaAt(schemaOf(name), data, path);
};

/** What a group says that the file does not have yet, such as the source of a news item. */
export const newGroup = (file: string, data: unknown, path: Path): unknown => {
  const group = schemaIn(file, data, path);
  if (group?.type !== 'object') throw new Error(`${file} has no such part.`);
  return sampleOf(group);
};

/** What is added to a list: an item of the wanted kind, or one in the shape of the last. */
export const newItem = (file: string, data: unknown, path: Path, kind?: string): unknown => {
  const list = schemaIn(file, data, path);
  const item = list && inside(list, 0);
  if (!item) throw new Error(`${file} has no list there.`);
  if (kind) return sampleOf(optionsOf(item).find((option) => kindOfOption(option) === kind) ?? item);
  const items = valueAt(data, path);
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  return last === undefined ? sampleOf(item) : blankLike(last, item);
};

const textsIn = (value: unknown, path: Path): { path: Path; text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
};

/** A sample is made longer with full stops where a text has a least length. */
const withoutStops = (text: string): string => text.trim().replace(/\.+$/, '');

/** Where a file still has the sample words of a new part. A draft may have them. */
export const unwrittenIn = (data: Record<string, unknown>): Path[] => {
  if (data['draft'] === true) return [];
  const samples = [LINE, SENTENCE].map(withoutStops);
  return textsIn(data, []).flatMap(({ path, text }) => (samples.includes(withoutStops(text)) ? [path] : []));
};
