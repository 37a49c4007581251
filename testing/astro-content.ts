import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { frontMatterOf } from '../site/content-reader/front-matter.ts';
import { type CollectionName, collections } from '../site/schemas/collections.ts';

/**
 * Stands in for astro:content, which exists only inside a build: the same files, through the same schemas. Use it with
 * vi.mock('astro:content', () => import('…/testing/astro-content.ts')).
 */
const read = (file: string, name: CollectionName) => {
  const text = readFileSync(join('content', file), 'utf8');
  return {
    id: basename(file).replace(/\.(yaml|md)$/, ''),
    filePath: `content/${file}`,
    data: collections[name].schema.parse(parse(file.endsWith('.md') ? frontMatterOf(text) : text)),
  };
};

export const getCollection = async (name: CollectionName) =>
  globSync(collections[name].files, { cwd: 'content' })
    .sort()
    .map((file) => read(file, name));

export const getEntry = async (name: CollectionName, id: string) =>
  (await getCollection(name)).find((entry) => entry.id === id);
