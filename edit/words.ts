import { fill } from '../common/wording.ts';
import words from './words.json' with { type: 'json' };

export type WordName = Exclude<keyof typeof words, 'atDesk'>;

let isAtDesk = false;
/** Nobody at the desk can start a program, so it has other words for a few things. */
export function speakAtDesk(): void {
  isAtDesk = true;
}

/** Words of edit mode, with their {placeholders} filled in. */
export function say(
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const own: Readonly<Partial<Record<WordName, string>>> = isAtDesk ? words.atDesk : {};
  return fill(own[name] ?? words[name], values);
}
