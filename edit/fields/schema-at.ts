import { type JsonSchema, jsonSchemaOf } from '../../content-reader/json-schemas.ts';
import { belongsTo } from '../../content-reader/read-content.ts';
import { type CollectionName, collectionNames, collections } from '../../site/collections.ts';
import type { Path } from '../marks/places.ts';

const known = new Map<CollectionName, JsonSchema>();

/** The schema of a collection; made once, because it takes a while. */
export const schemaOf = (name: CollectionName): JsonSchema => {
  const schema = known.get(name) ?? jsonSchemaOf(collections[name].schema);
  known.set(name, schema);
  return schema;
};

/** The collection to which a file of content/ belongs. */
export const collectionOf = (file: string): CollectionName | undefined =>
  collectionNames.find((name) => belongsTo(collections[name], file));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value;

const isSchema = (value: unknown): value is JsonSchema => isRecord(value);

/** What a choice of a union calls itself, if it has a kind. */
export const kindOfOption = (option: JsonSchema): unknown => {
  const kind = option.properties?.['kind'];
  return isSchema(kind) ? kind.const : undefined;
};

/** Whether a choice of a union is meant by a value: by its kind where there is one, by its type otherwise. */
const suits = (option: JsonSchema, value: unknown): boolean => {
  const kind = kindOfOption(option);
  if (isRecord(value) && kind !== undefined) return kind === value['kind'];
  return option.type === undefined || option.type === typeOf(value);
};

/** The choices of a union, each of which is a schema. */
export const optionsOf = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema);

/** The schema that really describes a value: unions are resolved, and the help of the field goes before that of its kind. */
export const resolve = (schema: JsonSchema, value: unknown): JsonSchema => {
  const options = optionsOf(schema);
  if (options.length === 0) return schema;
  // "null" says that there is nothing yet; what there could be is the other choice.
  const real = options.filter(({ type }) => type !== 'null');
  const option = real.find((one) => suits(one, value)) ?? real[0] ?? schema;
  const resolved = resolve(option, value);
  return { ...resolved, ...(schema.description ? { description: schema.description } : {}) };
};

/** The schema of a part: a field of an object, an entry of a record, an item of a list. */
export const inside = (schema: JsonSchema, key: string | number): JsonSchema | undefined => {
  const { items, properties, additionalProperties } = schema;
  if (typeof key === 'number') return isSchema(items) ? items : undefined;
  const property = properties?.[key];
  if (isSchema(property)) return property;
  return isSchema(additionalProperties) ? additionalProperties : undefined;
};

export const partOf = (value: unknown, key: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
};

export const valueAt = (value: unknown, path: Path): unknown => path.reduce(partOf, value);

/** The schema of the value at a path of a file whose data are given. */
export const schemaAt = (schema: JsonSchema, data: unknown, path: Path): JsonSchema | undefined => {
  let at: JsonSchema | undefined = resolve(schema, data);
  let value = data;
  for (const key of path) {
    if (!at) return undefined;
    const next: JsonSchema | undefined = inside(at, key);
    value = partOf(value, key);
    at = next && resolve(next, value);
  }
  return at;
};

/** Whether a value may be null, which in content/ says that there is none yet. */
export const isNullable = (schema: JsonSchema): boolean => optionsOf(schema).some(({ type }) => type === 'null');

/** Required fields of an object. */
export const isRequired = (schema: JsonSchema, key: string): boolean => schema.required?.includes(key) ?? false;

/** Markdown says so in its schema (content-reader/schema-words.ts). */
export const isMarkdown = (schema: JsonSchema): boolean => schema['contentMediaType'] === 'text/markdown';

/** Whether a reader sees the text itself: not a path, a choice, a pattern or the name of something elsewhere. */
export const isShown = (schema: JsonSchema): boolean =>
  schema.type === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.pattern === undefined &&
  (schema.format === undefined || schema.format === 'email');

/** More than a line. */
export const isLong = (schema: JsonSchema): boolean => isMarkdown(schema) || (schema.maxLength ?? 0) > 90;

/** A path of the site, such as /contact-us. */
export const isLink = (schema: JsonSchema): boolean => /^\^\(?\\\//.test(schema.pattern ?? '');
