import type { SearchHelp, Vocabulary } from '../../common/search-help.ts';
import { fold, wordsOf } from '../../common/words-of.ts';
import { isOneTypo } from './one-typo.ts';

/** What a search means. */
export interface Meaning {
  /** Pages that come first. */
  best: string[];
  /** Queries for the engine, the nearest to what was typed first. */
  queries: string[];
  /** What was looked for instead of a mistyped word. */
  corrected?: string | undefined;
}

/** Shorter words have too many neighbours. */
const SHORTEST_TYPO = 5;
/** Says nothing about a page. */
const IDLE = new Set(
  'a an and are about can do does for from how i in is it me my of on our the to us we what with you your'.split(' '),
);
const ENDINGS = ['s', 'es', 'ed', 'ing', 'er'];

/**
 * The engine shortens a word until it finds something, so "linkedin" finds "linked". A word counts as known only where
 * the pages have it, the beginning of a longer one or another form of it.
 */
const isKnown = (word: string, all: readonly string[], vocabulary: Vocabulary): boolean =>
  Object.hasOwn(vocabulary, word) ||
  all.some((other) => other.startsWith(word)) ||
  ENDINGS.some((end) => word.endsWith(end) && Object.hasOwn(vocabulary, word.slice(0, -end.length)));

/** The nearest word with one typing mistake; of several the one that most pages have. */
const nearest = (word: string, all: readonly string[], vocabulary: Vocabulary): string | undefined =>
  word.length < SHORTEST_TYPO
    ? undefined
    : all
        .filter((other) => other.length >= SHORTEST_TYPO - 1 && isOneTypo(word, other))
        .sort((one, other) => (vocabulary[other] ?? 0) - (vocabulary[one] ?? 0))[0];

/** "SAP jobs in Bangalore" contains "SAP jobs". A single word would say too little about the others. */
const longestPart = (phrase: string, help: SearchHelp): string =>
  help.best
    .flatMap(({ words }) => words.map(fold))
    .filter((part) => part.includes(' ') && ` ${phrase} `.includes(` ${part} `))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Works out what somebody means who types these words. */
export const understand = (typed: string, help: SearchHelp, vocabulary: Vocabulary): Meaning => {
  const all = Object.keys(vocabulary);
  const helpWords = [...help.best, ...help.synonyms].flatMap(({ words }) => words.flatMap(wordsOf));
  const known = new Set([...all, ...helpWords]);
  const words = wordsOf(typed);
  const fixed = words.map((word) => {
    if (known.has(word) || isKnown(word, all, vocabulary)) return word;
    return (
      nearest(word, all, vocabulary) ??
      helpWords.find((other) => word.length >= SHORTEST_TYPO && isOneTypo(word, other)) ??
      word
    );
  });
  const phrase = fixed.join(' ');
  const bare = fixed.filter((word) => !IDLE.has(word));
  const means = (text: string) =>
    help.synonyms.filter((entry) => entry.words.map(fold).includes(text)).map((entry) => entry.means);
  const pinned = (text: string) =>
    help.best.filter((entry) => entry.words.map(fold).includes(text)).map((entry) => entry.page);

  const found = bare.filter((word) => isKnown(word, all, vocabulary));
  const isCountry =
    help.countryNames.includes(phrase) || (found.length === 0 && bare.some((word) => help.countryNames.includes(word)));
  const exact = [...pinned(phrase), ...pinned(bare.join(' '))];
  const best = [
    ...new Set([
      ...(exact.length > 0 ? exact : pinned(longestPart(phrase, help))),
      ...(isCountry && found.length === 0 ? help.countries : []),
    ]),
  ];
  const queries = [...(found.length > 0 ? [found.join(' ')] : []), ...means(phrase), ...bare.flatMap(means)];
  return { best, queries: [...new Set(queries)], corrected: phrase === words.join(' ') ? undefined : phrase };
};
