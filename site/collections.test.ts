import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, jsonSchemaOf, schemaFile } from '../content-reader/json-schemas.ts';
import { day, label, link, markdown, path, sentence } from '../content-reader/schema-words.ts';
import { COLLECTIONS, type CollectionName, collectionNames } from './collections.ts';
import { sectionSchema } from './sections/schema.ts';

function schemaOf(name: CollectionName): JsonSchema {
  return jsonSchemaOf(COLLECTIONS[name].schema);
}
function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null;
}

/** Every field of a schema, however deep, as [path, field]. */
function fieldsOf(schema: JsonSchema, place = ''): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, JsonSchema][] =>
    isSchema(field) ? [[`${place}.${name}`, field], ...fieldsOf(field, `${place}.${name}`)] : [],
  );
  const inner = [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...own, ...inner.flat().flatMap((part) => (isSchema(part) ? fieldsOf(part, `${place}[]`) : []))];
}

it('VS Code has the schema of every YAML and JSON file of content/', () => {
  const filesIn = (format: string) =>
    collectionNames
      .map((name) => ({ schema: `./${schemaFile(name)}`, content: `content/${COLLECTIONS[name].files}` }))
      .filter(({ content }) => content.endsWith(format));
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toMatchObject({
    'yaml.schemas': Object.fromEntries(filesIn('.yaml').map(({ schema, content }) => [schema, content])),
    'json.schemas': filesIn('.json').map(({ schema, content }) => ({ fileMatch: [content], url: schema })),
  });
});

describe('an editor reads what a field is for', () => {
  const general = [day, label, link, markdown, path, sentence].map(({ description }) => description);
  // The words of tools and insights have names that say what they are.
  const described = collectionNames.filter((name) => !/^(tools|insights)\//.test(COLLECTIONS[name].files));
  it.each(described)('in %s', (name) => {
    const unsaid = fieldsOf(schemaOf(name)).filter(
      ([, { description }]) => !description || general.includes(description),
    );
    expect(unsaid.map(([place]) => place)).toEqual([]);
  });
  it('and what each kind of section is, in VS Code and in the guide', () => {
    const guide = readFileSync('content/README.md', 'utf8');
    const kinds = fieldsOf(schemaOf('serviceViews')).filter(([place]) => place === '.sections[][].kind');
    expect(kinds).toHaveLength(sectionSchema.options.length);
    for (const [, kind] of kinds) expect(guide).toContain(`| \`${kind.const}\` | ${kind.description} |`);
  });
});
