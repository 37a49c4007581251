import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { listFiles } from './list-files.ts';
import { wordsOf } from './words.ts';

/** Scripts of our own; the React runtime names no class of ours. */
const ISLAND = /^_astro\/(?!client\.|react)[^/]+\.js$/;
const FILE = /[\w.-]+\.js\b/g;

/** Every text in a script and every name of a property; names of variables are no words, a minified script uses all. */
function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) yield* textsIn(child);
    return;
  }
  const { type, value, key } = node as { type?: string; value?: unknown; key?: { name?: unknown } };
  if (type === 'Literal' && typeof value === 'string') yield value;
  if (type === 'TemplateElement') yield (value as { cooked: string }).cooked;
  if (type === 'Property' && typeof key?.name === 'string') yield key.name;
  yield* textsIn(Object.values(node));
}

/** All texts of our scripts, by the name of the file. */
export const readIslandTexts = async (publicDir: string): Promise<Map<string, string>> => {
  const files = (await listFiles(publicDir)).filter((file) => ISLAND.test(file));
  const texts = files.map(async (file): Promise<[string, string]> => {
    const program = parseAst(await readFile(join(publicDir, file), 'utf8'));
    return [basename(file), [...textsIn(program)].join('\n')];
  });
  return new Map(await Promise.all(texts));
};

/** What the islands of a page may say: the words of the scripts that it names, and of all that these import. */
export const islandWords = (html: string, texts: ReadonlyMap<string, string>): Set<string> => {
  const reached = new Set(html.match(FILE));
  for (const file of reached) for (const other of texts.get(file)?.match(FILE) ?? []) reached.add(other);
  return wordsOf([...reached].map((file) => texts.get(file)).join('\n'));
};
