import type { JsonSchema } from '../../content-reader/json-schemas.ts';
import type { Field, FieldKind, Owner } from '../contract.ts';
import { BODY, CLAIMS, type Path } from '../marks/places.ts';
import { say } from '../words.ts';
import {
  inside,
  isLink,
  isLong,
  isMarkdown,
  isNullable,
  isRecord,
  isRequired,
  isShown,
  kindOfOption,
  optionsOf,
  partOf,
  schemaAt,
  valueAt,
} from './schema-at.ts';

/** The bare number of a figure such as 50+ or 5,000; one in words has none. */
export const countOf = (shown: unknown): number | undefined => {
  const [, digits] = /^(\d[\d,]*)\+?$/.exec(String(shown)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** What only developers call by its key. */
const PLAINLY: Readonly<Record<string, string>> = { href: 'link', seo: 'search and sharing', shown: 'figure' };

/** "titleBefore" becomes "Title before". */
export const nameOfKey = (key: string | number): string => {
  const words = (PLAINLY[key] ?? String(key))
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A fact and its mark are kept together: the value of "phone" is the phone. */
export const isFact = (path: Path): boolean => path.at(-1) === 'value' && typeof path.at(-2) === 'string';

/** Messages and help are written for people who work with files; here a file has the name that "Pages" gives it. */
export const withoutPaths = (text: string): string =>
  text.replace(
    /(?:\bthe folder )?\bcontent\/(?:[\w-]+\/)*([\w-]+)(?:\.\w+|\/)?|\b([\w-]+)\.yaml\b/g,
    (_, file: string | undefined, alone: string | undefined) => `"${nameOfKey(file ?? alone ?? '')}"`,
  );

/** A list of a section is called what the section is made of: "items" of "questions" are "Questions". */
const nameOfList = (data: unknown, path: Path): string => {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const kind = key === 'items' ? partOf(valueAt(data, path.slice(0, -1)), 'kind') : undefined;
  return nameOfKey(typeof kind === 'string' ? kind : key);
};
/** "Questions" and 5 become "Question 5". */
const nameOfItem = (list: string, at: number): string =>
  `${list.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')} ${at + 1}`;

/** Descriptions are written for people who read the files: an editor never sees "null", or a line to delete. */
const helpOf = (description: string): string =>
  withoutPaths(description.replace(/; (null until|delete the line)[^;]*/g, '').replace(/^true (?=\w)/, 'Yes '));

/** The fields that name their group, the best first. */
const NAMING = ['heading', 'title', 'label', 'question', 'term', 'name', 'city', 'company', 'shown', 'caption'];

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line;
};

/** What an editor would call a record or an item. */
export const titleOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return shorten(value);
  if (value === null || typeof value !== 'object') return value === undefined ? undefined : String(value);
  const own = Object.entries(value);
  const named = NAMING.flatMap((key) => own.filter(([name, text]) => name === key && typeof text === 'string'))[0];
  const any = named ?? own.find(([key, text]) => key !== 'kind' && typeof text === 'string');
  if (typeof any?.[1] === 'string') return shorten(any[1]);
  const inner = own.map(([, part]) => (Array.isArray(part) ? titleOf(part[0]) : undefined)).find(Boolean);
  return inner ?? (typeof partOf(value, 'kind') === 'string' ? nameOfKey(String(partOf(value, 'kind'))) : undefined);
};

const kindOf = (schema: JsonSchema): FieldKind => {
  if (schema.type === 'array') return 'list';
  if (schema.type === 'object') return 'group';
  if (schema.type === 'boolean' || schema.const === true) return 'yes';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.enum) return 'choice';
  if (schema.format === 'date') return 'day';
  if (schema.format === 'reference') return 'name';
  if (isMarkdown(schema)) return 'markdown';
  if (schema.format === 'uri' || isLink(schema)) return 'link';
  if (!isShown(schema)) return 'name';
  return isLong(schema) ? 'text' : 'line';
};

const scalar = (value: unknown): Field['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** What a heading above a field says, the nearest first. */
const withinOf = (data: unknown, path: Path): string | undefined => {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const owner = valueAt(data, path.slice(0, depth));
    const title = Array.isArray(owner) ? undefined : titleOf(owner);
    if (title && title !== titleOf(valueAt(data, path))) return title;
  }
  return undefined;
};

/** The Markdown of an article or a legal page; its schema is the file itself. */
const bodyField = (file: string, data: unknown): Field => ({
  file,
  path: [BODY],
  name: 'Text',
  help: say('bodyHelp'),
  kind: 'markdown',
  value: scalar(valueAt(data, [BODY])),
  isRequired: true,
  isNullable: false,
  isThere: true,
});

interface Given {
  file: string;
  schema: JsonSchema;
  data: unknown;
}

/** A field and, for a group, the fields inside it. */
export const describeField = (given: Given, path: Path): Field | undefined => {
  const { file, schema, data } = given;
  if (path[0] === BODY) return bodyField(file, data);
  const own = schemaAt(schema, data, path);
  if (!own) return undefined;
  const value = valueAt(data, path);
  const key = path.at(-1) ?? '';
  const parent = path.length === 0 ? undefined : schemaAt(schema, data, path.slice(0, -1));
  const kind = kindOf(own);
  const properties = Object.keys(own.properties ?? {});
  const records = properties.length === 0 && isRecord(value) ? Object.keys(value) : [];
  // The bare number follows the figure by itself.
  const isCounted = file === CLAIMS && countOf(partOf(value, 'shown')) !== undefined;
  const items = inside(own, 0);
  const name = (): string => {
    if (path.length === 0) return nameOfKey(file.replace(/^.*\/|\.\w+$/g, ''));
    if (own.title && kind !== 'group') return own.title;
    if (typeof key === 'number') return nameOfItem(nameOfList(data, path.slice(0, -1)), key);
    return nameOfList(data, isFact(path) ? path.slice(0, -1) : path);
  };
  return {
    file,
    path,
    name: name(),
    within: withinOf(data, path),
    help: helpOf(own.description ?? ''),
    kind,
    value: scalar(value),
    min: own.minLength ?? own.minItems,
    max: own.maxLength ?? own.maxItems,
    choices: own.enum?.map(String),
    isRequired: typeof key === 'number' || (parent ? isRequired(parent, key) : true),
    isNullable: parent ? isNullable(inside(parent, key) ?? {}) : false,
    isThere: value !== undefined && value !== null,
    fields:
      kind === 'group'
        ? [...properties, ...records]
            .filter((name) => name !== 'kind' && !(name === 'count' && isCounted))
            .flatMap((name) => describeField(given, [...path, name]) ?? [])
            .concat(path.length === 0 && file.endsWith('.md') ? bodyField(file, data) : [])
        : undefined,
    items: Array.isArray(value) ? value.map((item, i) => titleOf(item) ?? String(i + 1)) : undefined,
    kinds: items
      ? optionsOf(items).flatMap((option) => {
          const kind = kindOfOption(option);
          return typeof kind === 'string' ? [{ kind, help: option.description ?? '' }] : [];
        })
      : undefined,
  };
};

/** The lists around a value, the nearest first. */
export const ownersOf = (data: unknown, path: Path): Owner[] =>
  path
    .flatMap((key, depth): Owner[] => {
      const list = valueAt(data, path.slice(0, depth));
      if (typeof key !== 'number' || !Array.isArray(list)) return [];
      return [
        { path: path.slice(0, depth), name: nameOfList(data, path.slice(0, depth)), at: key, count: list.length },
      ];
    })
    .reverse();
