import { type JsonSchema, jsonSchemaOf, optionsOf } from '../../content-reader/json-schemas.ts';
import { belongsTo, isShownWhole } from '../../content-reader/read-content.ts';
import { collectionNames, collections } from '../../site/collections.ts';

/** The schema of a file; undefined for one that is not a text of content/. */
export const schemaOf = (file: string): JsonSchema | undefined => {
  const name = collectionNames.find((one) => belongsTo(collections[one], file));
  return name && jsonSchemaOf(collections[name].schema);
};

/** Whether the text of a file may hold pictures and tables: it is a page, or a part of one that has room for them. */
export const isArticle = (file: string): boolean =>
  collectionNames.some((name) => belongsTo(collections[name], file) && isShownWhole(collections[name]));

/** Whether a value may be null, which in content/ says that there is none yet. */
export const isNullable = (schema: JsonSchema): boolean => optionsOf(schema).some(({ type }) => type === 'null');

/** Markdown says so in its schema (content-reader/schema-words.ts). */
export const isMarkdown = (schema: JsonSchema): boolean => schema['contentMediaType'] === 'text/markdown';

/** Whether a reader sees the text itself: not a path, a choice, a pattern or the name of something elsewhere. */
export const isShown = ({ type, enum: choices, const: only, pattern, format }: JsonSchema): boolean =>
  type === 'string' && !choices && only === undefined && !pattern && (!format || format === 'email');

/** More than a line. */
export const isLong = (schema: JsonSchema): boolean => isMarkdown(schema) || (schema.maxLength ?? 0) > 90;

/** A path of the site, such as /contact-us. */
export const isLink = (schema: JsonSchema): boolean => /^\^\(?\\\//.test(schema.pattern ?? '');
