import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchHelpFile, Vocabulary } from '../common/search-help.ts';
import { fold, wordsOf } from '../common/words-of.ts';
import { getSearch, getTool } from '../site/content.ts';
import { type PageGroup, pageFile } from './search-index.ts';

const textOf = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#\d]+;/gi, ' ');

/** Every word of the pages with the number of pages that have it. */
export const vocabularyOf = (pages: readonly string[]): Vocabulary => {
  const counts = new Map<string, number>();
  for (const html of pages)
    for (const word of new Set(wordsOf(textOf(html)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * Writes what the search needs beside its index: what people mean by a word (content/search.yaml), the names of
 * countries, and all words of the pages, by which it knows a typing mistake.
 */
export const writeSearchHelp = async (publicDir: string, groups: readonly PageGroup[]): Promise<void> => {
  const files = groups.flatMap(({ pages }) => pages.map(({ path }) => pageFile(publicDir, path)));
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const countryNames = getTool('countries').countries.flatMap(({ name, also = [] }) => [name, ...also].map(fold));
  const file: SearchHelpFile = { help: { ...getSearch(), countryNames }, vocabulary: vocabularyOf(pages) };
  await writeFile(join(publicDir, 'pagefind/help.json'), JSON.stringify(file));
};
