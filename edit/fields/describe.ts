import {
  inside,
  isRecord,
  type JsonSchema,
  kindOfOption,
  optionsOf,
  schemaAt,
  valueAt,
} from '../../content-reader/json-schemas.ts';
import { BODY, idOf, type Path } from '../marks/marks.ts';
import { say } from '../words.ts';
import { isFact, nameOfFile, nameOfList, namesWithin, titleOf, withoutPaths } from './names.ts';
import { isArticle, isLink, isLong, isMarkdown, isNullable, isShown, schemaOf } from './schemas.ts';

/** "Questions" and 5 become "Question 5". */
function nameOfItem(list: string, at: number): string {
  return `${list.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')} ${at + 1}`;
}

/** Descriptions are for readers of files: an editor never sees "null" or a line to delete. */
function helpOf(description: string): string {
  return withoutPaths(
    description.replace(/; (null until|delete the line)[^;]*/g, '').replace(/^true (?=\w)/, 'Yes '),
  );
}

function kindOf(schema: JsonSchema) {
  if (schema.type === 'array') return 'list';
  if (schema.type === 'object') return 'group';
  if (schema.type === 'boolean' || schema.const === true) return 'yes';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.enum) return 'choice';
  if (schema.format === 'date') return 'day';
  if (schema.format === 'picture') return 'picture';
  if (isMarkdown(schema)) return 'markdown';
  if (schema.format === 'uri' || isLink(schema)) return 'link';
  return isShown(schema) && isLong(schema) ? 'text' : 'line';
}

export function scalar(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

/** The Markdown below the fields has no schema of its own. */
const TEXT: JsonSchema = {
  type: 'string',
  title: 'Text',
  description: say('bodyHelp'),
  contentMediaType: 'text/markdown',
};

function describeAlone(file: string, data: unknown, path: Path) {
  const schema = schemaOf(file);
  const own = path[0] === BODY ? TEXT : schema && schemaAt(schema, data, path);
  if (!own || !schema) return undefined;
  const key = path.at(-1) ?? '';
  const parent = path.length === 0 ? undefined : schemaAt(schema, data, path.slice(0, -1));
  const kind = kindOf(own);
  const value = valueAt(data, path);
  const keys = Object.keys(own.properties ?? (isRecord(value) ? value : {})).filter(
    (name) => name !== 'kind',
  );
  const hasText = path.length === 0 && file.endsWith('.md');
  const name = (): string => {
    if (own.title && kind !== 'group') return own.title;
    if (typeof key === 'number') return nameOfItem(nameOfList(data, path.slice(0, -1)), key);
    return nameOfList(data, isFact(path) ? path.slice(0, -1) : path);
  };
  return {
    file,
    path,
    /** The mark of its text on the page. */
    id: idOf(file, path),
    name: name(),
    help: helpOf(own.description ?? ''),
    kind,
    value: scalar(value),
    /** The limit of characters, or items. */
    max: own.maxLength ?? own.maxItems,
    choices: own.enum?.map(String),
    isRequired:
      typeof key === 'number' || path[0] === BODY || (parent?.required?.includes(key) ?? true),
    /** Its text may hold pictures and tables. */
    isArticle: path[0] === BODY && isArticle(file),
    /** Emptied, it is null and not left out. */
    isNullable: isNullable((parent && inside(parent, key)) ?? {}),
    /** false for something optional that the file does not have. */
    isThere: value !== undefined && value !== null,
    /** The names of what is in a group. */
    keys: kind === 'group' ? [...keys, ...(hasText ? [BODY] : [])] : [],
    items: Array.isArray(value)
      ? value.map((item, i) => titleOf(item) ?? String(i + 1))
      : undefined,
    /** The kinds of item that a list may have, where there are several. */
    kinds: optionsOf(inside(own, 0) ?? {}).flatMap((option) => {
      const kind = kindOfOption(option);
      return typeof kind === 'string' ? [{ kind, help: option.description ?? '' }] : [];
    }),
  };
}

/** A field as its schema describes it, with its value and the fields inside a group. */
export type Field = NonNullable<ReturnType<typeof describeAlone>> & { fields: Field[] };
export function describeField(file: string, data: unknown, path: Path): Field | undefined {
  const field = describeAlone(file, data, path);
  return (
    field && {
      ...field,
      fields: field.keys.flatMap((key) => describeField(file, data, [...path, key]) ?? []),
    }
  );
}

/** The lists around a value, the nearest first; `at` is the item's place, from zero. */
function listsAround(data: unknown, path: Path) {
  return path
    .flatMap((at, depth) => {
      const list = path.slice(0, depth);
      const items = valueAt(data, list);
      if (typeof at !== 'number' || !Array.isArray(items)) return [];
      return [{ path: list, name: nameOfList(data, list), at, count: items.length }];
    })
    .reverse();
}

export function describePlace(file: string, data: unknown, path: Path) {
  const field = describeField(file, data, path);
  if (!field) throw new Error(`${file} has no such text.`);
  const fileName = nameOfFile(file, data);
  const within = namesWithin(data, path).slice(-2).join(', ');
  const title = within ? within.charAt(0).toUpperCase() + within.slice(1) : fileName;
  return { field, title, fileName, lists: listsAround(data, path) };
}
