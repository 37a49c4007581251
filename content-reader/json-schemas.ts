import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { didYouMean, nearest } from '../common/nearest.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly PropertyKey[];

const known = new WeakMap<z.ZodType, JsonSchema>();

/** A schema for VS Code and edit mode; npm run check:content knows rules over several fields. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made = known.get(schema) ?? convert(schema);
  known.set(schema, made);
  return made;
}

function convert(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    // The YAML extension knows draft 7 best.
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The extension knows dates by their name and says so better than by a pattern.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      // The title is shown in the list of completions, and when hovering over "kind: steps".
      const kind = jsonSchema.properties?.['kind'];
      if (typeof kind !== 'object' || typeof kind.const !== 'string' || !jsonSchema.description)
        return;
      jsonSchema.title = kind.const;
      kind.description = jsonSchema.description;
    },
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function schemaFile(name: string): string {
  return `content/.schemas/${kebab(name)}.schema.json`;
}

/** Writes the schemas that .vscode/settings.json leads to, each only if it has changed. */
export function writeSchemas(
  root: string,
  collections: Readonly<Record<string, { schema: z.ZodType }>>,
): void {
  for (const [name, { schema }] of Object.entries(collections)) {
    const file = join(root, schemaFile(name));
    const text = JSON.stringify(jsonSchemaOf(schema));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (at: unknown, key) =>
      typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined,
    value,
  );
}

export function optionsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema);
}

export function kindOfOption({ properties }: JsonSchema): unknown {
  return isSchema(properties?.['kind']) ? properties['kind'].const : undefined;
}

function suits(option: JsonSchema, value: unknown): boolean {
  const kind = kindOfOption(option);
  if (isRecord(value) && kind !== undefined) return kind === value['kind'];
  return (
    option.type === undefined || option.type === (Array.isArray(value) ? 'array' : typeof value)
  );
}

/** The schema of a value: the option of a union that suits it, with the field's description. */
export function resolve(schema: JsonSchema, value: unknown): JsonSchema {
  // "null" says that there is nothing yet; what there could be is the other option.
  const options = optionsOf(schema).filter(({ type }) => type !== 'null');
  const option = options.find((one) => suits(one, value)) ?? options[0];
  if (!option) return schema;
  return {
    ...resolve(option, value),
    ...(schema.description ? { description: schema.description } : {}),
  };
}

export function inside({ items, properties, additionalProperties }: JsonSchema, key: PropertyKey) {
  const part =
    typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties);
  return isSchema(part) ? part : undefined;
}

export function schemaAt(schema: JsonSchema, data: unknown, path: Path): JsonSchema | undefined {
  const own = resolve(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return own;
  const part = inside(own, key);
  return part && schemaAt(part, valueAt(data, [key]), rest);
}

interface Issue {
  field: PropertyKey[];
  message: string;
}

function fieldsAt(schema: z.ZodType, value: unknown, field: readonly PropertyKey[]): string[] {
  const { properties, propertyNames } = schemaAt(jsonSchemaOf(schema), value, field) ?? {};
  if (properties) return Object.keys(properties);
  return typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : [];
}

const WITHOUT_FIELDS =
  'has no fields: begin every line with a name and a colon, as in another file of its folder';

/** The issues of a schema in words for editors, with the name that was probably meant. */
export function issuesInWords(
  schema: z.ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): Issue[] {
  const meant = new Set<string>();
  const found = issues.flatMap((issue): Issue[] => {
    const field = [...issue.path];
    const written = valueAt(value, field);
    if (issue.code === 'unrecognized_keys') {
      const free = fieldsAt(schema, value, field).filter(
        (name) => !Object.hasOwn(Object(written), name),
      );
      return issue.keys.map((key) => {
        meant.add([...field, nearest(key, free)].join('.'));
        const message = `is not known here: ${didYouMean(key, free, 'correct its name or delete it')}`;
        return { field: [...field, key], message };
      });
    }
    if (field.length === 0 && issue.code === 'invalid_type')
      return [{ field, message: WITHOUT_FIELDS }];
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
      const options =
        'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      const remedy = didYouMean(String(written), options, `use one of ${options.join(', ')}`);
      return [
        { field, message: `is "${written ?? ''}", which is not a kind of section: ${remedy}` },
      ];
    }
    if (issue.code === 'invalid_value' && typeof written === 'string') {
      const word = nearest(written, issue.values.map(String));
      if (word !== undefined) return [{ field, message: `is "${written}": did you mean ${word}?` }];
    }
    return [{ field, message: issue.message }];
  });
  // A misspelt name also leaves its right name missing: one sentence is enough.
  return found.filter(
    ({ field, message }) => !(meant.has(field.join('.')) && message.startsWith('is missing')),
  );
}
