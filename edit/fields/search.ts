import { schemaAt } from '../../content-reader/json-schemas.ts';
import { BODY, type Path, type Place } from '../marks/marks.ts';
import { nameOfPlace, namesWithin } from './names.ts';
import { isShown, schemaOf } from './schemas.ts';

export interface Match extends Place {
  name: string;
  excerpt: string;
  /** Found by the name of its field, not by its words. */
  isByName: boolean;
}
export interface Replacement extends Place {
  name: string;
  before: string;
  after: string;
}
type Data = Record<string, unknown>;

const CONTEXT_LENGTH = 30;
const MAX_EXCERPT_LENGTH = 90;

/** Every value of a file with its place, empty ones too. */
function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) =>
    valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function isWords(file: string, data: Data, path: Path): boolean {
  const schema = schemaOf(file);
  return path[0] === BODY || (schema !== undefined && isShown(schemaAt(schema, data, path) ?? {}));
}

/** The texts of a file that hold these words, whatever their case, and the fields called so. */
export function textsWith(file: string, data: Data, words: string): Match[] {
  const wanted = words.trim().toLowerCase();
  return valuesIn(data).flatMap(({ path, value }): Match[] => {
    const text = String(value ?? '');
    const at = typeof value === 'string' ? text.toLowerCase().indexOf(wanted) : -1;
    const isFound = at !== -1 && isWords(file, data, path);
    const own = namesWithin(data, path).at(-1)?.toLowerCase() ?? '';
    if (!isFound && (typeof path.at(-1) === 'number' || !own.includes(wanted))) return [];
    const start = isFound ? Math.max(0, at - CONTEXT_LENGTH) : 0;
    const excerpt = text.slice(start, start + MAX_EXCERPT_LENGTH);
    return [{ file, path, name: nameOfPlace(file, data, path), excerpt, isByName: !isFound }];
  });
}

/** Addresses of links, figures and placeholders within a text are no words. */
const NO_WORDS = /(\]\([^)]*\)|\{\{[^}]*\}\}|\{\w+\})/;

/** Other words for these, beginning with a capital letter where they did. */
function withOther(text: string, words: string, by: string): string {
  const all = new RegExp(RegExp.escape(words), 'giu');
  const other = (found: string) =>
    /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(words)
      ? by.replace(/^./u, (a) => a.toUpperCase())
      : by;
  return text
    .split(NO_WORDS)
    .map((part, i) => (i % 2 === 0 ? part.replace(all, other) : part))
    .join('');
}

/** The texts of a file in which these words would be replaced, before and after. */
export function replacementsIn(file: string, data: Data, words: string, by: string): Replacement[] {
  if (words.trim() === '') return [];
  return valuesIn(data).flatMap(({ path, value }): Replacement[] => {
    if (typeof value !== 'string' || !isWords(file, data, path)) return [];
    const after = withOther(value, words.trim(), by.trim());
    const name = nameOfPlace(file, data, path);
    return after === value ? [] : [{ file, path, name, before: value, after }];
  });
}
