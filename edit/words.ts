import { fill } from '../common/wording.ts';
import words from './words.json' with { type: 'json' };

export type WordName = keyof typeof words;

/** Words of edit mode, with their {placeholders} filled in. */
export function say(
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(words[name], values);
}
