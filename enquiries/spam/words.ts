/** A web address: with its scheme, with www, or a domain that goes on with a slash. Every part is bounded. */
const link =
  /(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?<![\p{L}\p{N}.@-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,24}\/[^\s<>"'\]]*/giu;

export const linksIn = (text: string): string[] => text.match(link) ?? [];

/** Cyrillic letters that spammers put into Latin words, with the letters they imitate. */
const imitated = new Map([...'аеорсухіѕјԁ'].map((letter, i) => [letter, [...'aeopcyxisjd'][i] ?? letter]));
const unmask = (word: string): string => [...word].map((letter) => imitated.get(letter) ?? letter).join('');
const mixedWord =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}])[\p{sc=Latin}\p{sc=Cyrillic}]*(?:\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin})[\p{sc=Latin}\p{sc=Cyrillic}]*/gu;

/** Words written with figures for letters, as "v1agra"; "s4hana", "b2b" and addresses are none. */
const figuredWord = /(?<![\p{L}\p{N}@.])(?=[a-z]*[a-z][0135@]{1,2}[a-z])[a-z0135@]{4,24}(?![\p{L}\p{N}@]|\.[a-z])/gu;
const letterFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 5: 's', '@': 'a' };
const unfigure = (word: string): string => word.replace(/[0135@]/g, (figure) => letterFor[figure] ?? figure);

/** Letters pulled apart, as "c-a-s-i-n-o" or "U.A.E.". */
const pulledApart = /(?<![\p{L}\p{N}])[a-zа-я]([ .*_-])[a-zа-я](?:\1[a-zа-я])+(?![\p{L}\p{N}])/gu;
const pullTogether = (word: string, between: string): string => word.replaceAll(between, '');

/** More than the longest message, for the few characters that are folded into several. */
const longest = 10_000;

/**
 * A text as its words, so that phrases match whole words in every script: lower case, one space around each word,
 * " . " at the start and where a sentence ends, LINK for a web address. Accents, Arabic vowel signs, invisible characters
 * and styled letters are folded, words in disguise shown; in scripts without spaces every character is a word.
 */
export function wordsOf(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{sc=Inherited}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, longest);
  const words = folded
    .replace(link, ' LINK ')
    .replace(mixedWord, unmask)
    .replace(figuredWord, unfigure)
    .replace(pulledApart, pullTogether)
    .replace(/[+$€£₹%\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu, ' $& ')
    .replace(/[.!?;:।؟…]+(?=\s|$)|[。！？]|\n\s*\n/gu, ' . ')
    .replace(/[^\p{L}\p{M}\p{N}+$€£₹%. ]|(?<=[^ ])\.(?=[^ ])/gu, ' ')
    .replace(/ {2,}/g, ' ');
  return ` . ${words.trim()} `;
}

const gap = '(?:[^ .]+ ){0,4}';
const wordPattern = (word: string): string => {
  if (word === '#') return '\\d+';
  if (word === '.') return '\\.';
  const isStem = word.endsWith('*');
  const spaced = (isStem ? word.slice(0, -1) : word).replaceAll('_', ' ');
  const folded = spaced === 'LINK' ? spaced : wordsOf(spaced).slice(3, -1);
  return folded.replace(/[+$]/g, '\\$&') + (isStem ? '[^ ]*' : '');
};
const slotPattern = (slot: string): string =>
  slot === '..' ? gap : `(?:${slot.split('|').map(wordPattern).join('|')}) `;

/**
 * Phrases, one per line or between commas, as one pattern over what `wordsOf` returns. `a|b` is either word, `_` joins
 * the words of one choice, `word*` takes any ending, `#` is a number, `.` the edge of a sentence and `..` up to four
 * words inside one. Nothing repeats without a bound but single words, so the work grows with the length only.
 */
export function phrases(list: string): RegExp {
  const patterns = list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(/\s+/).map(slotPattern).join(''));
  return new RegExp(`(?<= )(?:${patterns.join('|')})`, 'gu');
}

/** What is found, once: "employee" and "employees" are one word. */
export function findAll(words: string, pattern: RegExp): string[] {
  const found = new Map<string, string>();
  for (const phrase of words.match(pattern) ?? []) found.set(phrase.slice(0, 6).trim(), phrase.trim());
  return [...found.values()];
}
