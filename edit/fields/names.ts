import { isRecord, valueAt } from '../../content-reader/json-schemas.ts';
import { BODY, type Path } from '../marks/marks.ts';

/** Keys that mean something to developers only, and their words for editors. */
const PLAINLY: Readonly<Record<string, string>> = {
  href: 'link',
  seo: 'search and sharing',
  shown: 'figure',
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "seoTitle" becomes "Seo title". */
function nameOfKey(key: string): string {
  return capital(
    (PLAINLY[key] ?? key)
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );
}

/** Messages are for people who work with files; here a file has its name in "Pages". */
export function withoutPaths(text: string): string {
  return text.replace(
    /(?:\bthe folder )?\bcontent\/(?:[\w-]+\/)*([\w-]+)(?:\.\w+|\/)?|\b([\w-]+)\.yaml\b/g,
    (_, file: string | undefined, alone: string | undefined) =>
      `"${nameOfKey(file ?? alone ?? '')}"`,
  );
}

/** The fields that name their group, the best first. */
const NAMING = [
  'heading',
  'title',
  'label',
  'question',
  'term',
  'name',
  'city',
  'company',
  'shown',
  'caption',
];

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line;
}

/** The name of a record or an item for an editor. */
export function titleOf(value: unknown): string | undefined {
  if (!isRecord(value))
    return value === undefined || typeof value === 'object' ? undefined : shorten(String(value));
  const named = [...NAMING, ...Object.keys(value).filter((key) => key !== 'kind')].map(
    (key) => value[key],
  );
  const title = named.find((text) => typeof text === 'string');
  if (typeof title === 'string') return shorten(title);
  const inner = Object.values(value).map((part) =>
    Array.isArray(part) ? titleOf(part[0]) : undefined,
  );
  return (
    inner.find(Boolean) ??
    (typeof value['kind'] === 'string' ? nameOfKey(value['kind']) : undefined)
  );
}

/** The name of a file for an editor: by its heading, a tool by that of its page, or by its name. */
export function nameOfFile(file: string, data: unknown): string {
  const isSingle = /^content\/[^/]+$/.test(file);
  return (
    (isSingle ? undefined : titleOf(valueAt(data, ['page']) ?? data)) ??
    nameOfKey(file.replace(/^.*\//, '').replace(/\.\w+$/, ''))
  );
}

/** A list is called what its section is made of: "items" of "questions" are "Questions". */
export function nameOfList(data: unknown, path: Path): string {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const kind = key === 'items' ? valueAt(data, [...path.slice(0, -1), 'kind']) : undefined;
  return nameOfKey(String(kind ?? key));
}

/** A fact and its mark are kept together: the value of "phone" is the phone. */
export function isFact(path: Path): boolean {
  return path.at(-1) === 'value' && typeof path.at(-2) === 'string';
}

/** A place within its file, part by part: "Our mission", "text" */
export function namesWithin(data: unknown, path: Path): string[] {
  const parts = path.map((key, depth) => {
    const here = path.slice(0, depth + 1);
    const rest = path.length - here.length;
    if (key === BODY) return 'text';
    if (isFact(here)) return '';
    if (typeof key === 'string')
      return typeof path[depth + 1] === 'number' && rest > 1
        ? ''
        : nameOfList(data, here).toLowerCase();
    const item = valueAt(data, here);
    return (isRecord(item) && titleOf(item)) || (rest === 0 ? String(key + 1) : '');
  });
  return parts.filter(Boolean);
}

/** "About Us, Our mission, text" */
export function nameOfPlace(file: string, data: unknown, path: Path): string {
  return [nameOfFile(file, data), ...namesWithin(data, path)].join(', ');
}
