/** All addresses begin with the version: a later form can change without breaking old links. */
export const VERSION = '1';
/** Longer than any honest state; a hostile address costs no more than this. */
const MAX_ADDRESS_LENGTH = 8000;

/** Base 36 keeps a headcount within five characters. */
export function encodeNumber(value: number | null): string {
  return value?.toString(36) ?? '';
}
/** null for everything that is not one to five characters of base 36. */
export function decodeNumber(text: string | undefined): number | null {
  return text && /^[\da-z]{1,5}$/.test(text) ? Number.parseInt(text, 36) : null;
}

/** The part after the version, or null where this version of the tool can read nothing. */
export function bodyOf(address: string): string | null {
  const text = address.replace(/^#/, '');
  return text.startsWith(VERSION) && text.length > 1 ? text.slice(1, MAX_ADDRESS_LENGTH) : null;
}

/** The place of a choice in its list, from 1; 0 where there is none. New ones go last. */
export function encodeChoice<Choice>(choices: readonly Choice[], choice: Choice | null): number {
  return choice === null ? 0 : choices.indexOf(choice) + 1;
}
/** null where the digit means nothing. */
export function decodeChoice<Choice>(
  choices: readonly Choice[],
  digit: string | undefined,
): Choice | null {
  return choices[Number(digit) - 1] ?? null;
}
