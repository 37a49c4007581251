import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { type CollectionName, collections } from '../../site/schemas/collections.ts';

/**
 * Stands in for astro:content, which exists only inside a build: the same files, through the same schemas. Use it with
 * vi.mock('astro:content', () => import('…/tests/setup/astro-content.ts')).
 */
const read = (file: string, name: CollectionName) => {
  const text = readFileSync(join('content', file), 'utf8');
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [undefined, text, ''];
  return {
    id: basename(file).replace(/\.(yaml|md)$/, ''),
    filePath: `content/${file}`,
    data: collections[name].schema.parse(parse(front ?? '')),
    rendered: { html: marked.parse(body ?? '', { async: false }) },
  };
};

export const getCollection = async (name: CollectionName) =>
  globSync(collections[name].files, { cwd: 'content' })
    .sort()
    .map((file) => read(file, name));

export const getEntry = async (name: CollectionName, id: string) =>
  (await getCollection(name)).find((entry) => entry.id === id);
