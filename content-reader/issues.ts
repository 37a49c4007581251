import type { z } from 'zod';
import { didYouMean, nearest } from '../common/nearest.ts';
import { jsonSchemaOf, schemaAt, valueAt } from './json-schemas.ts';

export interface Issue {
  field: PropertyKey[];
  message: string;
}

/** The names of the fields that a place may have. */
const fieldsAt = (schema: z.ZodType, value: unknown, field: readonly PropertyKey[]): string[] => {
  const { properties, propertyNames } = schemaAt(jsonSchemaOf(schema), value, field) ?? {};
  if (properties) return Object.keys(properties);
  return typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : [];
};

const EMPTY_FILE = 'is empty: delete it, or fill it as another file of its folder is filled';
const WITHOUT_FIELDS = 'has no fields: begin every line with a name and a colon, as in another file of its folder';

/** The issues of a schema in the words of an editor: every unknown name with the one that was probably meant. */
export const issuesInWords = (schema: z.ZodType, value: unknown, issues: readonly z.core.$ZodIssue[]): Issue[] => {
  const meant = new Set<string>();
  const found = issues.flatMap((issue): Issue[] => {
    const field = [...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const written = Object.keys(Object(valueAt(value, field)));
      const free = fieldsAt(schema, value, field).filter((name) => !written.includes(name));
      return issue.keys.map((key) => {
        const [, glued] = /^([\w-]+):\S/.exec(key) ?? [];
        const word = glued ?? nearest(key, free);
        if (word !== undefined) meant.add([...field, word].join('.'));
        const remedy = didYouMean(key, free, 'correct its name or delete it');
        const message =
          glued === undefined ? `is not known here: ${remedy}` : 'has no space after its colon: write one';
        return { field: [...field, key], message };
      });
    }
    const written = valueAt(value, field);
    if (field.length === 0 && issue.code === 'invalid_type')
      return [{ field, message: written === null ? EMPTY_FILE : WITHOUT_FIELDS }];
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      if (written === undefined) return [{ field, message: `is missing: write one of ${options.join(', ')}` }];
      const remedy = didYouMean(String(written), options, `use one of ${options.join(', ')}`);
      return [{ field, message: `is "${written}", which is not a kind of section: ${remedy}` }];
    }
    if (issue.code === 'invalid_value' && typeof written === 'string') {
      const word = nearest(written, issue.values.map(String));
      if (word !== undefined) return [{ field, message: `is "${written}": did you mean ${word}?` }];
    }
    return [{ field, message: issue.message }];
  });
  // A misspelt name also leaves its right name missing: one sentence is enough.
  return found.filter(({ field, message }) => !(meant.has(field.join('.')) && message.startsWith('is missing')));
};
