import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema as VS Code and edit mode read it; rules that look at several fields stay with npm run check:content. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
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

const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes the schemas for VS Code (.vscode/settings.json leads to them), each only if it has changed. */
export const writeSchemas = (root: string, collections: Readonly<Record<string, { schema: z.ZodType }>>): void => {
  for (const [name, { schema }] of Object.entries(collections)) {
    const file = join(root, schemaFile(name));
    const text = JSON.stringify(jsonSchemaOf(schema));
    if (contentOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
