import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { didYouMean, nearest } from '../common/nearest.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly PropertyKey[];

const known = new WeakMap<z.ZodType, JsonSchema>();

/** A schema as VS Code and edit mode read it; rules that look at several fields stay with npm run check:content. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const made = known.get(schema) ?? convert(schema);
  known.set(schema, made);
  return made;
};

const convert = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    // The YAML extension knows draft 7 best.
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The extension knows dates by their name and says so better than by a pattern.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      // The title names a section in the list of completions; hovering over "kind: steps" says what steps are.
      const kind = jsonSchema.properties?.['kind'];
      if (typeof kind !== 'object' || typeof kind.const !== 'string' || !jsonSchema.description) return;
      jsonSchema.title = kind.const;
      kind.description = jsonSchema.description;
    },
  });

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file, from the root of the repository, in which VS Code finds the schema of a collection. */
export const schemaFile = (name: string): string => `content/.schemas/${kebab(name)}.schema.json`;

/** Writes the schemas for VS Code (.vscode/settings.json leads to them), each only if it has changed. */
export const writeSchemas = (root: string, collections: Readonly<Record<string, { schema: z.ZodType }>>): void => {
  for (const [name, { schema }] of Object.entries(collections)) {
    const file = join(root, schemaFile(name));
    const text = JSON.stringify(jsonSchemaOf(schema));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isSchema = (value: unknown): value is JsonSchema => isRecord(value);

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((at: unknown, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);

export const optionsOf = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema);

export const kindOfOption = ({ properties }: JsonSchema): unknown =>
  isSchema(properties?.['kind']) ? properties['kind'].const : undefined;

const suits = (option: JsonSchema, value: unknown): boolean => {
  const kind = kindOfOption(option);
  if (isRecord(value) && kind !== undefined) return kind === value['kind'];
  return option.type === undefined || option.type === (Array.isArray(value) ? 'array' : typeof value);
};

/** The schema that describes a value: the option of a union that suits it, with the description of the field itself. */
export const resolve = (schema: JsonSchema, value: unknown): JsonSchema => {
  // "null" says that there is nothing yet; what there could be is the other option.
  const options = optionsOf(schema).filter(({ type }) => type !== 'null');
  const option = options.find((one) => suits(one, value)) ?? options[0];
  if (!option) return schema;
  return { ...resolve(option, value), ...(schema.description ? { description: schema.description } : {}) };
};

/** The schema of a part: a field of an object, an entry of a record, an item of a list. */
export const inside = ({ items, properties, additionalProperties }: JsonSchema, key: PropertyKey) => {
  const part = typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties);
  return isSchema(part) ? part : undefined;
};

/** The schema of the value at a path of the given data. */
export const schemaAt = (schema: JsonSchema, data: unknown, path: Path): JsonSchema | undefined => {
  const own = resolve(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return own;
  const part = inside(own, key);
  return part && schemaAt(part, valueAt(data, [key]), rest);
};

interface Issue {
  field: PropertyKey[];
  message: string;
}

/** The names of the fields that a place may have. */
const fieldsAt = (schema: z.ZodType, value: unknown, field: readonly PropertyKey[]): string[] => {
  const { properties, propertyNames } = schemaAt(jsonSchemaOf(schema), value, field) ?? {};
  if (properties) return Object.keys(properties);
  return typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : [];
};

const WITHOUT_FIELDS = 'has no fields: begin every line with a name and a colon, as in another file of its folder';

/** The issues of a schema in the words of an editor: every unknown name with the one that was probably meant. */
export const issuesInWords = (schema: z.ZodType, value: unknown, issues: readonly z.core.$ZodIssue[]): Issue[] => {
  const meant = new Set<string>();
  const found = issues.flatMap((issue): Issue[] => {
    const field = [...issue.path];
    const written = valueAt(value, field);
    if (issue.code === 'unrecognized_keys') {
      const free = fieldsAt(schema, value, field).filter((name) => !Object.hasOwn(Object(written), name));
      return issue.keys.map((key) => {
        meant.add([...field, nearest(key, free)].join('.'));
        const message = `is not known here: ${didYouMean(key, free, 'correct its name or delete it')}`;
        return { field: [...field, key], message };
      });
    }
    if (field.length === 0 && issue.code === 'invalid_type') return [{ field, message: WITHOUT_FIELDS }];
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      const remedy = didYouMean(String(written), options, `use one of ${options.join(', ')}`);
      return [{ field, message: `is "${written ?? ''}", which is not a kind of section: ${remedy}` }];
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
