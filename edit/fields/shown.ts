import type { JsonSchema } from '../../content-reader/json-schemas.ts';

/** Markdown says so in its schema (content-reader/schema-words.ts). */
export const isMarkdown = (schema: JsonSchema): boolean => schema['contentMediaType'] === 'text/markdown';

/** Whether a reader sees the text itself: not a path, a choice, a pattern or the name of something elsewhere. */
export const isShown = (schema: JsonSchema): boolean =>
  schema.type === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.pattern === undefined &&
  (schema.format === undefined || schema.format === 'email');
