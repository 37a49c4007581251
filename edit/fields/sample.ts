import { isoDay } from '../../common/day.ts';
import {
  inside,
  isRecord,
  type JsonSchema,
  kindOfOption,
  optionsOf,
  resolve,
  schemaAt,
  valueAt,
} from '../../content-reader/json-schemas.ts';
import { today } from '../../site/content/settings.ts';
import type { Path } from '../marks/marks.ts';
import { say } from '../words.ts';
import { isLink, isLong, isShown, schemaOf } from './schemas.ts';

/** The words of new parts; the check of the content recognises them by "Sample:". */
const LINE = say('newLine');
const SENTENCE = say('newSentence');

function sampleText(schema: JsonSchema): string {
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0]);
  if (schema.format === 'date') return isoDay(today());
  if (schema.format === 'uri') return 'https://sample.example.com';
  if (schema.format === 'email') return 'sample@example.com';
  if (isLink(schema)) return '/contact-us';
  const sample = isLong(schema) || (schema.minLength ?? 0) > LINE.length ? SENTENCE : LINE;
  return sample.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? sample.length);
}

/** A valid value without anything optional. */
function sampleOf(schema: JsonSchema): unknown {
  const own = resolve(schema, undefined);
  if (own.examples) return own.examples[0];
  if (own.const !== undefined) return own.const;
  if (own.type === 'string') return sampleText(own);
  if (own.type === 'number' || own.type === 'integer') return own.minimum ?? 1;
  if (own.type === 'boolean') return false;
  if (own.type === 'array')
    return Array.from({ length: own.minItems || 1 }, () => sampleOf(inside(own, 0) ?? {}));
  if (own.type !== 'object') return null;
  return Object.fromEntries(
    (own.required ?? []).map((key) => [key, sampleOf(inside(own, key) ?? {})]),
  );
}

/** A new item like its neighbour: as many cells, the same links and choices, and sample words, the first of a list alone. */
function blankLike(value: unknown, schema: JsonSchema, place = 0): unknown {
  const own = resolve(schema, value);
  if (own.examples) return own.examples[0];
  if (typeof value === 'string' && isShown(own))
    return `${isLong(own) ? SENTENCE : LINE}${place > 0 ? ` ${place + 1}` : ''}`;
  if (Array.isArray(value)) return value.map((item, i) => blankLike(item, inside(own, i) ?? {}, i));
  if (!isRecord(value)) return value;
  // Names of sources would be those of the neighbour.
  const isPointer = (key: string) =>
    inside(inside(own, key) ?? {}, 0)?.format === 'reference' && !own.required?.includes(key);
  const kept = Object.entries(value).filter(([key]) => key !== 'provisional' && !isPointer(key));
  return Object.fromEntries(
    kept.map(([key, part]) => [key, blankLike(part, inside(own, key) ?? {})]),
  );
}

/** The last item of the first list of this name that has any. */
function neighbourIn(data: unknown, name: PropertyKey | undefined): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts = Object.entries(data).map(([key, part]): unknown =>
    key === name && Array.isArray(part) ? part.at(-1) : neighbourIn(part, name),
  );
  return parts.find((part) => part !== undefined);
}

/** A new group, a new item of the wanted kind, or one like the last item of the list, or of another list of its name. */
export function newPart(file: string, data: unknown, path: Path, kind?: string): unknown {
  const schema = schemaOf(file);
  const own = schema && schemaAt(schema, data, path);
  const item = own && inside(own, 0);
  if (!item) return sampleOf(own ?? {});
  if (kind)
    return sampleOf(optionsOf(item).find((option) => kindOfOption(option) === kind) ?? item);
  const items = valueAt(data, path);
  const last: unknown = Array.isArray(items) ? items.at(-1) : neighbourIn(data, path.at(-1));
  return last === undefined ? sampleOf(item) : blankLike(last, item);
}
