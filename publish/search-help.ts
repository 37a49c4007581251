import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSingle } from '../site/content-reader/singles.ts';
import type { Help, Vocabulary } from '../site/islands/Search/understand.ts';
import { fold, wordsOf } from '../site/islands/Search/words-of.ts';
import { listFiles } from './list-files.ts';

/** Pages that nobody looks for. */
const HIDDEN = /(^|\/)(404|thank-you|gallery)\.html$/;

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
export const writeSearchHelp = async (publicDir: string): Promise<void> => {
  const files = (await listFiles(publicDir)).filter((file) => file.endsWith('.html') && !HIDDEN.test(file));
  const pages = await Promise.all(files.map((file) => readFile(join(publicDir, file), 'utf8')));
  const countryNames = readSingle('countries').countries.flatMap(({ name, also = [] }) => [name, ...also].map(fold));
  const help: Help = { ...readSingle('search'), countryNames };
  await writeFile(join(publicDir, 'pagefind/help.json'), JSON.stringify({ help, vocabulary: vocabularyOf(pages) }));
};
