import { type JsonSchema, jsonSchemaOf, optionsOf } from '../../content-reader/json-schemas.ts';
import { belongsTo, isShownWhole } from '../../content-reader/read-content.ts';
import { COLLECTIONS, collectionNames } from '../../site/schemas/collections.ts';

/** The schema of a file; undefined for one that is not a text of content/. */
export function schemaOf(file: string): JsonSchema | undefined {
  const name = collectionNames.find((one) => belongsTo(COLLECTIONS[one], file));
  return name && jsonSchemaOf(COLLECTIONS[name].schema);
}

/** Whether the text of a file may hold pictures and tables, as that of a page may. */
export function isArticle(file: string): boolean {
  return collectionNames.some(
    (name) => belongsTo(COLLECTIONS[name], file) && isShownWhole(COLLECTIONS[name]),
  );
}

/** Whether a value may be null, which in content/ says that there is none yet. */
export function isNullable(schema: JsonSchema): boolean {
  return optionsOf(schema).some(({ type }) => type === 'null');
}

/** Markdown says so in its schema (content-reader/schema-words.ts). */
export function isMarkdown(schema: JsonSchema): boolean {
  return schema['contentMediaType'] === 'text/markdown';
}

/** Whether a reader sees the text itself: no path, choice, pattern or name of another. */
export function isShown({
  type,
  enum: choices,
  const: only,
  pattern,
  format,
}: JsonSchema): boolean {
  return (
    type === 'string' &&
    !choices &&
    only === undefined &&
    !pattern &&
    (!format || format === 'email')
  );
}

/** More than a line. */
export function isLong(schema: JsonSchema): boolean {
  return isMarkdown(schema) || (schema.maxLength ?? 0) > 90;
}

/** A path of the site, such as /contact-us. */
export function isLink(schema: JsonSchema): boolean {
  return /^\^\(?\\\//.test(schema.pattern ?? '');
}
