import { fill } from '../common/wording.ts';
import words from './words.json' with { type: 'json' };

/** Words of edit mode, with their {placeholders} filled in. */
export const say = (name: keyof typeof words, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(words[name], values);
