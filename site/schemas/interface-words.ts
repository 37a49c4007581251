import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type words from '../../content/interface.json';
import { sentence } from '../../content-reader/schema-words.ts';

/** The words that components share, by the place where each one appears. */
export type WordName = keyof typeof words;
export type InterfaceWords = Record<WordName, string>;
export type SearchWord = Extract<WordName, `search${string}`>;

/** Not imported: a broken file would stop the check that explains it. */
function names(): WordName[] {
  try {
    return Object.keys(JSON.parse(readFileSync('content/interface.json', 'utf8'))) as WordName[];
  } catch {
    return [];
  }
}

export const interfaceWords = z.record(
  z.enum(names()),
  sentence.describe('Words of the interface; keep what is in {braces}'),
);
