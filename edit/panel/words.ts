import { createContext, useContext } from 'react';
import { fill } from '../../common/wording.ts';
import type { EditWord } from '../words.schema.ts';

export type Say = (name: EditWord, values?: Record<string, string | number>) => string;

export const sayWith =
  (words: Readonly<Record<string, string>>): Say =>
  (name, values = {}) =>
    fill(words[name] ?? name, values);

export const WordsContext = createContext<Say>((name) => name);
export const useWords = (): Say => useContext(WordsContext);
