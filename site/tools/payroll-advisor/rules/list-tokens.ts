import { plainNumerals, readNumber } from '../../rules/read-number.ts';
import { type Countries, type Country, fold } from './countries.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';

interface Span {
  from: number;
  to: number;
}
export interface Name extends Span {
  kind: 'name';
  /** Missing where we know no country of this name. */
  country?: Country;
  /** Nothing but the name is in its part of the line. */
  isWhole: boolean;
  /** "and" or "/" is between it and the name before. */
  isJoined: boolean;
}
export interface NumberToken extends Span {
  kind: 'number';
  /** null for something like a number that is no headcount, for example -5 or 12 %. */
  value: number | null;
}
export type Entity = Name | NumberToken;
interface Word extends Span {
  kind: 'word';
  key: string;
  isNote: boolean;
  /** Set where the word is an ISO code, which may as well be an ordinary word such as "in". */
  code?: Country;
}
interface Mark extends Span {
  kind: 'mark';
  mark: string;
  isNote: boolean;
}
type Token = Word | Mark | NumberToken;
type Item = Name | Word | NumberToken;

/** The words besides names and numbers that a list may contain, ready to be looked up. */
export type ListWords = Readonly<Record<'and' | 'passedOver' | 'notPeople' | 'units', ReadonlySet<string>>> & {
  /** What a word after a number multiplies it by. */
  times: ReadonlyMap<string, number>;
};

/** Not in the data: the check of the content takes it for a gap that an editor left. */
const UNDECIDED = 'tbd';

export const readWords = (file: PayrollAdvisor['paste']['vocabulary']): ListWords => {
  const setOf = (words: readonly string[]) => new Set(words.map(fold));
  return {
    and: setOf(file.and),
    passedOver: setOf([...file.passedOver, UNDECIDED]),
    notPeople: setOf(file.notPeople),
    units: setOf(file.units),
    times: new Map(file.times.flatMap(({ by, words }) => words.map((word) => [fold(word), by]))),
  };
};

/** The longest name has eight words. */
const MOST_WORDS = 9;
const MONTH = '(?:jan|feb|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*';
/** 31.12.2025 · 10:15:22 · Q1 · FY 2026 · 31 Dec 2025 · June 2019: their numbers are no people. */
const DATE = `\\d{1,4}(?<dot>[./-])\\d{1,2}\\k<dot>\\d{2,4}(?!\\d)|\\d{1,2}:\\d{2}(?::\\d{2})?(?![\\d:])|(?:q[1-4]|h[12]|fy\\s?\\d{2,4})(?![\\p{L}\\d])|(?:\\d{1,2}\\s)?${MONTH}[\\s.'’-]?\\d{2,4}(?!\\d)`;
/** 1,200 · 1.200,50 · 1 200 · 1,50,000 · 12.5 · 6k · 6,000+ · 300–350 · 12 % */
const NUMBER =
  "(?:\\d{1,3}(?<group>[.,'’ ])\\d{3}(?:\\k<group>\\d{3})*(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)|\\d+(?:[.,]\\d{1,2}(?!\\d))?)(?:\\s?k(?!\\p{L}))?\\+?";
const TOKEN = new RegExp(
  `${DATE}|(?<number>${NUMBER})(?:\\s?[-–—]\\s?(?<upTo>\\d[\\d.,'’]{0,12}))?(?<share>\\s?%)?|(?<word>\\p{L}[\\p{L}\\p{M}\\u200c\\u200d.'’]*)|(?<mark>[,;|/\\t&+•·])|(?<open>\\((?=[^()\\d]*\\)))|\\)`,
  'giu',
);
/** Before the first word of a line; a minus sign would touch its number. */
const BULLET = /^\s*(?:[-–—*•·‣▪◦]\s+|\d{1,3}[.)]\s+(?=\p{L}))/u;

/** Words, numbers and separators. What is in brackets without a number is a note. */
const tokensOf = (line: string, countries: Countries, words: ListWords): Token[] => {
  const text = plainNumerals(line).replace(BULLET, (bullet) => ' '.repeat(bullet.length));
  const found: Token[] = [];
  let isNote = false;
  for (const { index: from, 0: all, groups = {} } of text.matchAll(TOKEN)) {
    const span = { from, to: from + all.length };
    const { number, upTo, share, word, mark, open } = groups;
    const last = found.at(-1);
    const key = word ? fold(word) : '';
    const by = words.times.get(key);
    if (number) {
      const isNegative = /(?:^|[\t;|,])\s?[-−]\s?$/.test(text.slice(Math.max(0, from - 4), from));
      const highest = Math.max(readNumber(number) ?? -1, readNumber(upTo ?? '') ?? -1);
      const value = isNegative || share || highest < 0 ? null : highest;
      found.push({ kind: 'number', value, ...span });
    } else if (by && last?.kind === 'number' && from - last.to <= (key.length > 1 ? 1 : 0)) {
      last.value = last.value === null ? null : Math.round(last.value * by);
      last.to = span.to;
    } else if (key) {
      // Arabic writes "and" without a space before the name.
      const rest = fold(key.replace(/^و/, ''));
      const isGlued = rest !== key && !countries.starts.has(key) && countries.starts.has(rest);
      if (isGlued) found.push({ kind: 'mark', mark: '&', isNote, from, to: from + 1 });
      found.push({ kind: 'word', key: isGlued ? rest : key, isNote, ...span, from: isGlued ? from + 1 : from });
    } else if (mark) found.push({ kind: 'mark', mark, isNote, ...span });
    else isNote = open !== undefined;
  }
  return found;
};

/** The longest known name that begins with a token, and how many tokens it takes. */
const countryAt = (
  tokens: readonly Token[],
  at: number,
  countries: Countries,
): [Country, string, number] | undefined => {
  const first = tokens[at];
  if (first?.kind !== 'word' || !countries.starts.has(first.key)) return undefined;
  const keys: string[] = [];
  let best: [Country, string, number] | undefined;
  for (let next = at; keys.length < MOST_WORDS; next += 1) {
    const token = tokens[next];
    const isInside = token?.kind === 'word' || (token?.kind === 'mark' && /[,&]/.test(token.mark));
    if (!token || !isInside) break;
    if (token.kind === 'mark' && token.mark === ',') continue;
    keys.push(token.kind === 'word' ? token.key : 'and');
    const key = keys.join(' ');
    const country = token.kind === 'word' ? countries.byKey.get(key) : undefined;
    if (country) best = [country, key, next - at + 1];
  }
  return best;
};

/** A line in its parts, as separators divide it, with its countries and without its notes. */
const itemsOf = (line: string, countries: Countries, words: ListWords): { items: Item[]; isJoined: boolean }[] => {
  const tokens = tokensOf(line, countries, words);
  let items: Item[] = [];
  const parts = [{ items, isJoined: false }];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const [country, key = '', length = 1] = countryAt(tokens, at, countries) ?? [];
    const isNote = token.kind !== 'number' && token.isNote;
    const { from } = token;
    if (country?.keys.includes(key)) {
      at += length - 1;
      const to = tokens[at]?.to ?? token.to;
      // "4,200 (Oman)" names a country, "Saudi Arabia (with Bahrain)" adds a note.
      if (!isNote || !items.some(({ kind }) => kind === 'name'))
        items.push({ kind: 'name', country, isWhole: true, isJoined: false, from, to });
    } else if (isNote) continue;
    else if (token.kind === 'mark' || (token.kind === 'word' && words.and.has(token.key))) {
      items = [];
      parts.push({ items, isJoined: token.kind === 'word' || /[/&+•·]/.test(token.mark) });
    } else if (token.kind === 'word') items.push(country && length === 1 ? { ...token, code: country } : token);
    else {
      const after = tokens[at + 1];
      if (after?.kind !== 'word' || !words.notPeople.has(after.key)) items.push(token);
    }
  }
  return parts.filter((part) => part.items.length > 0);
};

/** 2000 is the year that is most often a number of people. */
export const isYear = ({ value, from, to }: NumberToken): boolean =>
  value !== null && value >= 1990 && value < 2050 && value !== 2000 && to - from === 4;

/** A part of a line between two separators. */
export interface Part {
  entities: Entity[];
  /** "and" or "/" is before it. */
  isJoined: boolean;
}

/** The names and numbers of a line. Words next to a known name belong to it; others are a name that we do not know. */
export const partsOf = (line: string, countries: Countries, words: ListWords): Part[] => {
  const parts = itemsOf(line, countries, words);
  const all = parts.flatMap(({ items }) => items);
  const hasName = all.some(({ kind }) => kind === 'name');
  let at = -1;
  return parts.flatMap(({ items, isJoined }) => {
    const others = items.filter((item) => item.kind === 'word' && !item.code);
    const isOrdinary = (item: Item) => item.kind === 'word' && words.passedOver.has(item.key);
    const isPlain = others.every(isOrdinary);
    const hasOwnName = items.some(({ kind }) => kind === 'name');
    const hasNumber = items.some(({ kind }) => kind === 'number');
    /** "In" may be India or a word, "NA" Namibia or "not available", "MA" Morocco or German for employees. */
    const isMeant = (word: Word): boolean => {
      const raw = line.slice(word.from, word.to);
      const isUpper = raw === raw.toUpperCase();
      const isBeforeNumber = all[at + 1]?.kind === 'number';
      if (words.units.has(word.key) && hasName && all[at - 1]?.kind === 'number') return false;
      if (hasOwnName) return isUpper && !isOrdinary(word) && isBeforeNumber;
      if (isOrdinary(word) && !hasNumber && (hasName || !isBeforeNumber)) return false;
      return isUpper ? isPlain : others.length === 0;
    };
    const entities: Entity[] = [];
    let known: Name[] = [];
    let unknown: Word[] = [];
    const endRun = () => {
      const [first, last] = [unknown[0], unknown.at(-1)];
      for (const name of known) {
        const before = entities.at(-1);
        if (before?.kind === 'name' && before.country === name.country) before.to = name.to;
        else entities.push({ ...name, isWhole: !first, isJoined: isJoined && entities.length === 0 });
      }
      if (known.length === 0 && first && last)
        entities.push({ kind: 'name', isWhole: true, isJoined, from: first.from, to: last.to });
      known = [];
      unknown = [];
    };
    for (const item of items) {
      at += 1;
      if (item.kind === 'number') {
        endRun();
        entities.push(item);
      } else if (item.kind === 'name') known.push(item);
      else if (item.code && isMeant(item))
        known.push({ kind: 'name', country: item.code, isWhole: true, isJoined: false, from: item.from, to: item.to });
      else if (!isOrdinary(item) && !words.notPeople.has(item.key) && !(item.code && words.units.has(item.key)))
        unknown.push(item);
    }
    endRun();
    const names = entities.filter(({ kind }) => kind === 'name').length;
    const isOver = names > 0 && entities.length > 2 * names;
    const kept = entities.filter((entity) => !(isOver && entity.kind === 'number' && isYear(entity)));
    return kept.length > 0 ? { entities: kept, isJoined } : [];
  });
};
