import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import type { LeftWords, When } from '../when.ts';

/** A page, its text kept in blocks, such as a paragraph or a cell, of whole sentences. */
export interface PageText {
  path: string;
  title: string;
  area: string;
  blocks: string[][];
}

/** A thing with a place of its own on a page: a date, a package, a term or a country. */
export interface SearchRecord {
  href: string;
  title: string;
  /** The name of its page. */
  area: string;
  text: string;
  /** Its other names. */
  also?: readonly string[];
  /** Of a date; it has a calendar file as well. */
  at?: Pick<When, 'first' | 'last' | 'precision'> & { label: string };
}

/** The index, written by publish/search-index.ts and fetched by the search; phrases are folded. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  /** How far away a date is. */
  left: LeftWords;
  index: AsPlainObject;
  /** Pages that come first, by the phrase for which they do; by none those of an empty search. */
  best: Record<string, readonly string[]>;
  synonyms: readonly (readonly [phrase: string, means: string])[];
}

export interface Hit {
  href: string;
  title: string;
  area: string;
  /** Pieces of a text, each with whether it was looked for. */
  excerpt: { text: string; isMatch: boolean }[];
  /** The other word by which it was found, where it has none of those that were typed. */
  also?: string | undefined;
}

export interface Found {
  /** How many pages answer by what was typed; `hits` may be fewer. */
  total: number;
  hits: Hit[];
  /** Things of that name, shown first. */
  records: readonly SearchRecord[];
  left: LeftWords;
  /** The words looked for instead, where one was mistyped. */
  corrected?: string | undefined;
}

export type Lookup = (query: string, limit: number) => Promise<Found>;

/** Text as it is compared: without case, accents and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

/** Words that fit more records than this name none of them. */
const MAX_RECORDS = 3;
/** The things that these words name: those called exactly so first, then a few that have all of the words. */
function findRecords(records: readonly SearchRecord[], words: readonly string[]): SearchRecord[] {
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const fitting = records
    .map((record) => ({ record, names: [record.title, ...(record.also ?? [])].map(fold) }))
    .filter(({ names }) => {
      const known = names.flatMap((name) => name.split(' '));
      return words.every((word) =>
        known.some((other) => (word.length > 2 ? other.startsWith(word) : other === word)),
      );
    });
  const exact = fitting.filter(({ names }) => names.includes(phrase));
  const others = fitting.filter((one) => !exact.includes(one));
  return [...exact, ...(others.length > MAX_RECORDS ? [] : others)]
    .slice(0, MAX_RECORDS)
    .map(({ record }) => record);
}

/** Makes the synonyms of content/search.yaml known words; it is never a result. */
export const VOCABULARY = '';

export const indexOptions: Options = {
  idField: 'path',
  fields: ['title', 'address', 'headings', 'text', 'words'],
  tokenize: wordsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 6, address: 4, headings: 2, words: 8 },
    combineWith: 'AND',
    prefix: (term) => term.length > 2,
    filter: ({ id }) => id !== VOCABULARY,
  },
};

/** These words say nothing about a page. */
const IDLE = new Set(
  'a an and are about can do does for from how i in is it me module my of on our the to us we what with you your'.split(
    ' ',
  ),
);
/** Shorter words have too many neighbours to guess a mistake; two mistakes need a longer one. */
const MIN_TYPO_LENGTH = 5;
const MIN_SWAP_LENGTH = 7;
/** Where fewer pages have all the words, those with some of them follow. */
const MIN_RESULTS = 3;
/** A text pasted into the field by mistake costs no more than a long question. */
const MAX_QUERY_LENGTH = 120;
/** About two lines. */
const EXCERPT_LENGTH = 170;

/** Prefix matching then finds the other forms as well. */
function singular(word: string): string {
  return word.length > 4 ? word.replace(/([^s])s$/, '$1') : word;
}

/** Whole sentences from one block of a page, from the one with the most of these words. */
function excerptOf(blocks: readonly string[][], terms: ReadonlySet<string>): Hit['excerpt'] {
  // A heading alone says little, so a sentence of some length wins over it.
  const weigh = (sentence: string) =>
    2 * new Set(wordsOf(sentence).filter((word) => terms.has(word))).size +
    (sentence.length > 40 ? 1 : 0);
  let best = { weight: -1, text: '' };
  for (const block of blocks)
    for (const [at, sentence] of block.entries()) {
      const weight = weigh(sentence);
      if (weight <= best.weight) continue;
      let text = sentence;
      for (const next of block.slice(at + 1)) {
        if (text.length + next.length > EXCERPT_LENGTH) break;
        text += ` ${next}`;
      }
      best = { weight, text };
    }
  return best.text
    .split(/([\p{L}\p{N}][\p{L}\p{M}\p{N}’']*)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMatch: terms.has(fold(text)) }));
}

/** Looks up what people type: best pages first, then literal hits, then those by a synonym. */
export function openFinder(
  { index: built, best: listed, synonyms, records, left }: SearchIndex,
  pages: readonly PageText[],
) {
  const index = MiniSearch.loadJS(built, indexOptions);
  const texts = new Map(pages.map((page) => [page.path, page]));
  const best = new Map(Object.entries(listed));

  const isKnown = (word: string) =>
    index.search(singular(word), { prefix: true, filter: () => true }).length > 0;
  /** The word with the fewest mistakes; of several the one that most pages have. */
  const correct = (word: string): string => {
    if (word.length < MIN_TYPO_LENGTH || isKnown(word)) return word;
    for (const fuzzy of word.length < MIN_SWAP_LENGTH ? [1] : [1, 2]) {
      const terms = index
        .search(word, { fuzzy, prefix: false, filter: () => true })
        .flatMap((result) => result.terms);
      const countOf = (term: string) => terms.filter((other) => other === term).length;
      const [most] = terms.toSorted((one, other) => countOf(other) - countOf(one));
      if (most !== undefined) return most;
    }
    return word;
  };
  const search = (words: readonly string[]): SearchResult[] => {
    const query = words.map(singular).join(' ');
    const all = index.search(query);
    return all.length < MIN_RESULTS
      ? [...all, ...index.search(query, { combineWith: 'OR', prefix: true })]
      : all;
  };

  return (query: string, limit: number): Found => {
    const typed = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
    const words = typed.map(correct);
    const phrase = words.join(' ');
    const telling = words.filter((word) => !IDLE.has(word));
    const phrases = [phrase, telling.map(singular).join(' ')];
    const first = phrases.map((wording) => best.get(wording)).find(Boolean) ?? [];
    const meant = synonyms
      .filter(([part]) => phrases.some((wording) => ` ${wording} `.includes(` ${part} `)))
      .map(([, means]) => means);
    const results = [
      { also: undefined, found: search(telling.length > 0 ? telling : words) },
      ...meant.map((also) => ({ also, found: search(wordsOf(also)) })),
    ].flatMap(({ also, found }) => found.map(({ id, terms }) => ({ id, terms, also })));

    // The first of several results for a page is the nearest to what was typed.
    const nearest = new Map(results.toReversed().map((result) => [result.id, result]));
    const paths: string[] = [...new Set([...first, ...results.map(({ id }) => id)])];
    const alsoOf = (path: string) => (first.includes(path) ? undefined : nearest.get(path)?.also);
    const hits = paths.slice(0, limit).map((path): Hit => {
      const { title = '', area = '', blocks = [] } = texts.get(path) ?? {};
      const excerpt = excerptOf(blocks, new Set(nearest.get(path)?.terms));
      return { href: path, title, area, excerpt, also: alsoOf(path) };
    });
    return {
      total: paths.filter((path) => !alsoOf(path)).length,
      hits,
      records: findRecords(records, telling.length > 0 ? telling : words),
      left,
      corrected: phrase === typed.join(' ') ? undefined : phrase,
    };
  };
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
  return response.json();
}

/** Loads while the visitor is still typing, and tries again with the next query. */
export function startSearch(): Lookup {
  let loading: Promise<ReturnType<typeof openFinder>> | undefined;
  const load = () => {
    loading ??= Promise.all([
      fetchJson<SearchIndex>('/search/index.json'),
      fetchJson<PageText[]>('/search/texts.json'),
    ]).then((files) => openFinder(...files));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  load();
  return async (query, limit) => (await load())(query, limit);
}
