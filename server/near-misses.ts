/** Pages that an unknown address may mean; `isSure` where it can only be the one, and only one letter or word is off. */
export interface Meant {
  pages: readonly string[];
  isSure: boolean;
}

interface Address {
  to: string;
  /** The first word of a page below another one names the area and not the page. */
  area: string | undefined;
  words: readonly string[];
}

const MAX_PATH_LENGTH = 80;
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 24;
const MAX_KEPT = 1000;
/** In a shorter word another letter makes another word. */
const MIN_FUZZY_LENGTH = 5;
/** More pages than this are no help. */
const MAX_PAGES = 3;
/** A page with more words that were not asked for is another page. */
const MAX_EXTRA_WORDS = 2;
const NOTHING: Meant = { pages: [], isSure: false };
const PROGRAM_ENDING = /\.(?:html?|php|aspx?|jsp)$/;

/** The words of a path, each in the singular, without the ending of a page or a program. */
function wordsOf(path: string): string[] {
  const words =
    path
      .toLowerCase()
      .replace(PROGRAM_ENDING, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** The word, and what is left of it without one of its letters: two words that share one differ by a slip. */
function slipsOf(word: string): string[] {
  if (word.length < MIN_FUZZY_LENGTH) return [word];
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Prepares all that can be prepared, so that an unknown address costs no more than a page. */
export function nearMisses(
  pages: Iterable<string>,
  redirects: Iterable<readonly [from: string, to: string]>,
): (path: string) => Meant {
  const known = [...[...pages].map((path) => [path, path] as const), ...redirects];
  const addresses = known.map(([from, to]): Address => {
    const words = wordsOf(from);
    return { to, words, area: /^\/[^/]+\/./.test(from) ? words[0] : undefined };
  });
  const spellings = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<Address>>();
  for (const address of addresses)
    for (const word of address.words) {
      addTo(byWord, word, address);
      for (const slip of slipsOf(word)) addTo(spellings, slip, word);
    }

  const meantBy = (asked: readonly string[]) => {
    const named = new Set<string>();
    let found: Address[] | undefined;
    for (const word of asked) {
      const words = byWord.has(word)
        ? [word]
        : slipsOf(word).flatMap((slip) => [...(spellings.get(slip) ?? [])]);
      const withWord = new Set(words.flatMap((one) => [...(byWord.get(one) ?? [])]));
      found = found ? found.filter((address) => withWord.has(address)) : [...withWord];
      // Most unknown addresses mean no page at all: their first word says so.
      if (found.length === 0) return [];
      for (const one of words) named.add(one);
    }
    return (found ?? []).map(({ to, area, words }) => ({
      to,
      extra: words.filter((word) => !named.has(word) && word !== area).length,
      isInArea: area !== undefined && named.has(area),
    }));
  };

  const best = (asked: readonly string[]): Meant => {
    const found = meantBy(asked).filter(({ extra }) => extra <= MAX_EXTRA_WORDS);
    const least = Math.min(...found.map(({ extra }) => extra));
    const nearest = found.filter(({ extra }) => extra === least);
    const targets = [...new Set(nearest.map(({ to }) => to))];
    if (targets.length === 0 || targets.length > MAX_PAGES) return NOTHING;
    const isSure = least === 0 || (least === 1 && nearest.some(({ isInArea }) => isInArea));
    return { pages: targets, isSure: isSure && targets.length === 1 };
  };

  const find = (path: string): Meant => {
    if (path.length > MAX_PATH_LENGTH) return NOTHING;
    const asked = wordsOf(path);
    const isReadable =
      asked.length > 0 &&
      asked.length <= MAX_WORDS &&
      asked.every((word) => word.length <= MAX_WORD_LENGTH);
    if (!isReadable) return NOTHING;
    const meant = best(asked);
    // A page that is looked for in the wrong area is worth a question, but no redirect.
    return meant.pages.length > 0 || asked.length === 1
      ? meant
      : { pages: best(asked.slice(1)).pages, isSure: false };
  };
  // The same slips come again and again.
  const kept = new Map<string, Meant>();
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const meant = find(path);
    if (kept.size < MAX_KEPT) kept.set(path, meant);
    return meant;
  };
}
