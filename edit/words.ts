import { fill } from '../common/wording.ts';
import words from './words.json' with { type: 'json' };

export type WordName = keyof typeof words;

/** Words of edit mode, with their {placeholders} filled in. */
export const say = (name: WordName, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(words[name], values);
