import { z } from 'zod';
import words from '../../content/interface.json' with { type: 'json' };
import { sentence } from '../../content-reader/schema-words.ts';

/** The words that components share, by the place where each one appears. */
export type WordName = keyof typeof words;
export type InterfaceWords = Record<WordName, string>;
export type SearchWord = Extract<WordName, `search${string}`>;

export const interfaceWords = z.record(
  z.enum(Object.keys(words) as WordName[]),
  sentence.describe('Words of the interface; keep what is in {braces}'),
);
