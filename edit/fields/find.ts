import { schemaAt } from '../../content-reader/json-schemas.ts';
import { BODY, type Path, type Place } from '../marks/marks.ts';
import { nameOfPlace } from './names.ts';
import { isShown, schemaOf } from './schemas.ts';

/** A text that was looked for: where it is, what it is called, and the words around the match. */
interface Match extends Place {
  name: string;
  excerpt: string;
}

const BEFORE = 30;
const LENGTH = 90;

/** The texts of a file that hold these words, whatever their case. */
export const textsWith = (file: string, data: Record<string, unknown>, words: string): Match[] => {
  const schema = schemaOf(file);
  const wanted = words.trim().toLowerCase();
  const walk = (value: unknown, path: Path): Match[] => {
    if (Array.isArray(value)) return value.flatMap((item, i) => walk(item, [...path, i]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, part]) => walk(part, [...path, key]));
    const at = typeof value === 'string' ? value.toLowerCase().indexOf(wanted) : -1;
    const own = schema && (path[0] === BODY || isShown(schemaAt(schema, data, path) ?? {}));
    if (at === -1 || !own) return [];
    const start = Math.max(0, at - BEFORE);
    return [{ file, path, name: nameOfPlace(file, data, path), excerpt: String(value).slice(start, start + LENGTH) }];
  };
  return walk(data, []);
};
