import type { JsonSchema } from '../../content-reader/json-schemas.ts';
import { inside, optionsOf, resolve } from './schema-at.ts';
import { isMarkdown, isShown } from './shown.ts';

/** What new parts say until somebody has written their words. */
export interface SampleWords {
  line: string;
  sentence: string;
}

const text = (schema: JsonSchema, words: SampleWords, today: string): string => {
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0]);
  if (schema.format === 'date') return today;
  if (schema.format === 'uri') return 'https://www.example.com';
  if (schema.format === 'email') return 'name@example.com';
  if (/^\^\(?\\\//.test(schema.pattern ?? '')) return '/contact-us';
  const isLong = isMarkdown(schema) || (schema.maxLength ?? 0) > 90 || (schema.minLength ?? 0) > words.line.length;
  const sample = isLong ? words.sentence : words.line;
  return sample.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? sample.length);
};

/** A value that a schema accepts, with nothing in it that is optional. */
export const sampleOf = (schema: JsonSchema, words: SampleWords, today: string): unknown => {
  const own = optionsOf(schema).length > 0 ? resolve(schema, undefined) : schema;
  if (own.const !== undefined) return own.const;
  if (own.type === 'string') return text(own, words, today);
  if (own.type === 'number' || own.type === 'integer') return own.minimum ?? 1;
  if (own.type === 'boolean') return false;
  if (own.type === 'array')
    return Array.from({ length: Math.max(1, own.minItems ?? 1) }, () => sampleOf(inside(own, 0) ?? {}, words, today));
  if (own.type !== 'object') return null;
  return Object.fromEntries((own.required ?? []).map((key) => [key, sampleOf(inside(own, key) ?? {}, words, today)]));
};

/** A new item in the shape of a neighbour: as many cells, the same links and choices, but no words of its own. */
export const blankLike = (value: unknown, schema: JsonSchema, words: SampleWords): unknown => {
  const own = resolve(schema, value);
  if (typeof value === 'string') {
    if (!isShown(own)) return value;
    return isMarkdown(own) || (own.maxLength ?? 0) > 90 ? words.sentence : words.line;
  }
  if (Array.isArray(value)) return value.map((item, i) => blankLike(item, inside(own, i) ?? {}, words));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'provisional');
  return Object.fromEntries(kept.map(([key, part]) => [key, blankLike(part, inside(own, key) ?? {}, words)]));
};
