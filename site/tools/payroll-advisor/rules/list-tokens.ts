import { plainNumerals } from '../../rules/plain-numerals.ts';
import { readNumber } from '../../rules/read-number.ts';
import { type Countries, type Country, fold } from './countries.ts';
import type { ListWords } from './list-words.ts';

/** Where a token stands in its line. */
interface Span {
  from: number;
  to: number;
}
export interface CountryToken extends Span {
  kind: 'country';
  country: Country;
  /** An ISO code, which may as well be an ordinary word such as "in". */
  isCode: boolean;
}
export interface WordToken extends Span {
  kind: 'word';
  folded: string;
}
export interface NumberToken extends Span {
  kind: 'number';
  /** null for something like a number that is no head-count, for example -5 or 12 %. */
  value: number | null;
  /** Two numbers that were read as a range. */
  isRange: boolean;
  /** "100 200" may as well be two columns. */
  isSpaced: boolean;
}
export interface MarkToken extends Span {
  kind: 'mark';
  mark: ',' | ';' | ':' | '\t' | '|' | '/' | 'and' | 'each';
}
export type Token = CountryToken | WordToken | NumberToken | MarkToken;

/** How digits are read where it is in doubt. */
export interface Reading {
  /** "3 200" is one number. */
  joinSpaces: boolean;
  /** "300,200" is one number. */
  joinCommas: boolean;
}

/** The longest name has eight words, and each letter of "U.A.E." is a word of its own. */
const MOST_WORDS = 10;
/** What may stand between two words of one name. */
const INSIDE_NAME = /^[\s.,'’`´&()\-–]*$/;
const WORD = /\p{L}[\p{L}\p{M}\u200c\u200d]*/uy;
/** Arabic writes "and" and "in" without a space before the name. */
const GLUED = /^(?:و|ب|وب)(?=\p{L}{3})/u;

const numberPattern = ({ joinSpaces, joinCommas }: Reading, isCell: boolean): RegExp => {
  const marks = `.'’${joinSpaces ? ' ' : ''}${joinCommas ? ',' : ''}`;
  const grouped = `\\d{1,3}([${marks}])\\d{3}(?:\\1\\d{3})*(?!\\d)(?:(?!\\1)[.,]\\d{1,2}(?!\\d))?`;
  const lakhs = joinCommas ? '|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)' : '';
  const comma = isCell ? `|,\\d${joinCommas ? '+' : '{1,2}(?!\\d)'}` : '';
  return new RegExp(`(?:${grouped}${lakhs}|\\d+(?:\\.\\d+${comma})?)(?:\\s?k(?![\\p{L}\\p{M}]))?\\+?`, 'iuy');
};
const patterns = new Map<string, RegExp>();
const patternFor = (reading: Reading, isCell: boolean): RegExp => {
  const key = [reading.joinSpaces, reading.joinCommas, isCell].join();
  const known = patterns.get(key) ?? numberPattern(reading, isCell);
  patterns.set(key, known);
  return known;
};

/** Flags are two letters of the code; each of them has two halves in JavaScript, so the places stay the same. */
const withoutFlags = (line: string): string =>
  line.replace(/([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])/gu, (_, ...letters: string[]) => {
    const code = letters.slice(0, 2).map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1a5));
    return ` ${code.join('')} `;
  });

/** Names, numbers and separators of one line, in their order. Anything else is passed over. */
export const tokensOf = (line: string, countries: Countries, words: ListWords, reading: Reading): Token[] => {
  const text = plainNumerals(withoutFlags(line)).replace(/^(\s*)\d{1,3}[.)](?=\s+\p{L})/u, (index) =>
    ' '.repeat(index.length),
  );
  // In a row of cells a comma between digits is a decimal comma; in a line of commas it may part two numbers.
  const numbers = patternFor(reading, /[\t;|]/.test(text) || text.split(',').length === 2);
  const found: Token[] = [];
  const at = (pattern: RegExp, from: number): string | undefined => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.[0];
  };
  const wordsFrom = (from: number): Span[] => {
    const spans: Span[] = [];
    for (let next = from; spans.length < MOST_WORDS; ) {
      const word = at(WORD, next);
      if (word === undefined) break;
      spans.push({ from: next, to: next + word.length });
      const gap = /[^\p{L}]*/uy;
      gap.lastIndex = next + word.length;
      const between = gap.exec(text)?.[0] ?? '';
      if (!INSIDE_NAME.test(between) || between.includes('\t')) break;
      next += word.length + between.length;
    }
    return spans;
  };
  /** The longest known name that begins here. */
  const countryAt = (from: number): CountryToken | undefined => {
    const spans = wordsFrom(from);
    const start = fold(text.slice(from, spans[0]?.to));
    if (start.length > 1 && !countries.starts.has(start)) return undefined;
    for (const { to } of spans.reverse()) {
      const key = fold(text.slice(from, to));
      const country = countries.byKey.get(key);
      if (country) return { kind: 'country', country, isCode: !country.keys.includes(key), from, to };
    }
    return undefined;
  };
  const readWord = (from: number, to: number): Token => {
    const raw = text.slice(from, to);
    const folded = fold(raw);
    const country = countryAt(from);
    // "AND" is Andorra where a row begins with it.
    const isRowHead = raw === raw.toUpperCase() && text.slice(0, from).trim() === '' && /^\s*\d/.test(text.slice(to));
    const isOrdinary = words.and.has(folded) ? !isRowHead : words.range.has(folded) && found.at(-1)?.kind === 'number';
    if (country && !(country.isCode && isOrdinary)) return country;
    if (words.and.has(folded)) return { kind: 'mark', mark: 'and', from, to };
    if (words.each.has(folded)) return { kind: 'mark', mark: 'each', from, to };
    const glued = GLUED.exec(raw)?.[0].length ?? 0;
    const behind = glued > 0 ? countryAt(from + glued) : undefined;
    if (behind && !behind.isCode) {
      found.push({ kind: 'mark', mark: 'and', from, to: from + glued });
      return behind;
    }
    return { kind: 'word', folded, from, to };
  };
  /** "300–350", "300 to 350" and "between 300 and 350" count as one number, the higher one. */
  const joinRange = (): void => {
    const [before, low, to, high] = [found.at(-4), found.at(-3), found.at(-2), found.at(-1)];
    if (high?.kind !== 'number' || low?.kind !== 'number') return;
    const isBetween = before?.kind === 'word' && words.between.has(before.folded) && to?.kind === 'mark';
    if (!isBetween && !(to?.kind === 'word' && words.range.has(to.folded))) return;
    const value = Math.max(low.value ?? 0, high.value ?? 0);
    found.splice(isBetween ? -4 : -3, 4, { ...high, from: low.from, value, isRange: true });
  };
  /** "1 lakh 20 thousand" is one number. */
  const joinTimes = (): void => {
    const [high, low] = found.slice(-2);
    if (high?.kind !== 'number' || low?.kind !== 'number' || text.slice(high.to, low.from).trim() !== '') return;
    const isNamed = /\p{L}/u.test(text.slice(high.from, high.to));
    if (isNamed && high.value !== null && low.value !== null && high.value > low.value)
      found.splice(-2, 2, { ...low, from: high.from, value: high.value + low.value });
  };

  for (let i = 0; i < text.length; ) {
    const sign = text.charAt(i);
    const date = at(words.date, i);
    const number = date === undefined ? at(numbers, i) : undefined;
    const word = at(WORD, i);
    if (date) i += date.length;
    else if (number) {
      const to = i + number.length;
      const isMinus = /(?:^|[\t;|,])\s*[-−]\s*$/.test(text.slice(0, i));
      const isShare = /^\s*%/.test(text.slice(to));
      const low = found.at(-1);
      const dash = low?.kind === 'number' ? text.slice(low.to, i) : '';
      const value = isMinus || isShare ? null : readNumber(number);
      if (low?.kind === 'number' && /^\s*[-–—]\s*$/.test(dash))
        found.splice(-1, 1, { ...low, to, value: Math.max(low.value ?? 0, value ?? 0), isRange: true });
      else {
        const isSpaced = /^\d{3} /.test(plainNumerals(number)) && line.slice(i, to).includes(' ');
        found.push({ kind: 'number', value, isRange: false, isSpaced, from: i, to });
      }
      i = to;
      joinRange();
    } else if (word) {
      const last = found.at(-1);
      const by = words.times.get(fold(word));
      const gap = last && text.slice(last.to, i);
      if (by && last?.kind === 'number' && (gap === '' || (word.length > 1 && gap?.trim() === ''))) {
        last.value = last.value === null ? null : Math.round(last.value * by);
        last.to = i + word.length;
        i = last.to;
        joinTimes();
      } else {
        const token = readWord(i, i + word.length);
        found.push(token);
        i = token.to;
      }
    } else {
      if (sign === ',' || sign === ';' || sign === ':' || sign === '\t' || sign === '|' || sign === '/')
        found.push({ kind: 'mark', mark: sign, from: i, to: i + 1 });
      else if (/[&+•·]/.test(sign)) found.push({ kind: 'mark', mark: 'and', from: i, to: i + 1 });
      i += 1;
    }
  }
  return found;
};
