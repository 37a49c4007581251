import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { day, label, link, markdown, path, sentence } from '../content-reader/schema-words.ts';
import { sectionSchema } from '../site/sections/schema.ts';
import { editorMap, type JsonSchema, jsonSchemaOf, SCHEMA_FOLDER, schemaFiles } from './json-schemas.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;

/** Every field of a schema, however deep, as [path, field]. */
const fieldsOf = (schema: JsonSchema, place = ''): [string, JsonSchema][] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, JsonSchema][] =>
    isSchema(field) ? [[`${place}.${name}`, field], ...fieldsOf(field, `${place}.${name}`)] : [],
  );
  const inner = [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...own, ...inner.flat().flatMap((part) => (isSchema(part) ? fieldsOf(part, `${place}[]`) : []))];
};
const field = (schema: JsonSchema, end: string) => fieldsOf(schema).find(([place]) => place.endsWith(end))?.[1];

describe('VS Code checks what the site checks', () => {
  it.each(schemaFiles)('$path is up to date (npm run schemas)', ({ name, path: file }) => {
    expect(read(file)).toEqual(jsonSchemaOf(name));
  });
  it('with no schema left over from a collection that is gone', () => {
    expect(readdirSync(SCHEMA_FOLDER).map((file) => `${SCHEMA_FOLDER}/${file}`)).toEqual(
      schemaFiles.map(({ path: file }) => file).sort(),
    );
  });
  it('in every YAML and JSON file of content/', () => {
    expect(read('.vscode/settings.json')).toMatchObject(editorMap());
    const { 'yaml.schemas': yaml, 'json.schemas': json } = editorMap();
    expect(yaml['./content/.schemas/service-views.schema.json']).toBe('content/service-views/*.yaml');
    expect(json.map(({ fileMatch }) => fileMatch)).toEqual([
      ['content/enquiry-form.json'],
      ['content/desk-server.json'],
    ]);
  });
  it('and knows required fields, unknown fields, dates and choices', () => {
    const solution = jsonSchemaOf('solutions');
    expect(solution.required).toEqual(expect.arrayContaining(['label', 'seo', 'sections', 'contact']));
    expect(solution.required).not.toContain('provisional');
    expect(solution.additionalProperties).toBe(false);
    expect(field(solution, '.reviewed')).toMatchObject({ type: 'string', format: 'date' });
    expect(field(jsonSchemaOf('selfAssessment'), '.reviewed')).toMatchObject({ type: 'string', format: 'date' });
    expect(field(solution, '.contact.service')?.enum).toContain('training');
    expect(field(solution, '.provisional')?.const).toBe(true);
  });
});

describe('an editor reads what a field is for', () => {
  const general = [day, label, link, markdown, path, sentence].map(({ description }) => description);
  it.each(schemaFiles.filter(({ content }) => !content.startsWith('content/tools/')))('in $content', ({ name }) => {
    const unsaid = fieldsOf(jsonSchemaOf(name)).filter(
      ([, { description }]) => !description || general.includes(description),
    );
    expect(unsaid.map(([place]) => place)).toEqual([]);
  });
  it('and what each kind of section is, in VS Code and in the guide', () => {
    const guide = readFileSync('content/README.md', 'utf8');
    const kinds = fieldsOf(jsonSchemaOf('serviceViews')).filter(([place]) => place === '.sections[][].kind');
    expect(kinds).toHaveLength(sectionSchema.options.length);
    for (const [, kind] of kinds) expect(guide).toContain(`| \`${kind.const}\` | ${kind.description} |`);
  });
});
