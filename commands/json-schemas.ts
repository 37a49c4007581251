import { z } from 'zod';
import { type CollectionName, collectionNames, collections } from '../site/collections.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const SCHEMA_FOLDER = 'content/.schemas';
const COMMENT = 'Made by npm run schemas from site/schemas, site/sections and tools. Change it there.';

/** The schema of a collection as VS Code reads it; rules that look at several fields stay with npm run check:content. */
export const jsonSchemaOf = (name: CollectionName): JsonSchema => {
  const schema = z.toJSONSchema(collections[name].schema, {
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
  return { $comment: COMMENT, ...schema };
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every schema with the path of its file. */
export const schemaFiles = collectionNames.map((name) => ({
  name,
  path: `${SCHEMA_FOLDER}/${kebab(name)}.schema.json`,
  content: `content/${collections[name].files}`,
}));

const filesIn = (format: 'yaml' | 'json') => schemaFiles.filter(({ content }) => content.endsWith(`.${format}`));

/** Which schema VS Code uses for which files. The YAML extension does not look into the front matter of Markdown. */
export const editorMap = () => ({
  'yaml.schemas': Object.fromEntries(filesIn('yaml').map(({ path, content }) => [`./${path}`, content])),
  'json.schemas': filesIn('json').map(({ path, content }) => ({ fileMatch: [content], url: `./${path}` })),
});
