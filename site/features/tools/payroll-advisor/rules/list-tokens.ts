import { plainNumerals, readNumber } from '../../shared/read-number.ts';
import { type Countries, type Country, findCountry, fold } from './countries.ts';

/** A name or a number, and its place in the line. */
export interface Entity {
  from: number;
  to: number;
  /** Missing where we know no country of this name. */
  country?: Country;
  /** Only a number has it. */
  value?: number;
}
export function isNumber({ value }: Entity): boolean {
  return value !== undefined;
}
export function isName({ value }: Entity): boolean {
  return value === undefined;
}

/** A part of a line between two separators. */
export interface Part {
  entities: Entity[];
  /** "and" or "/" is before it. */
  isJoined: boolean;
}
export type ListWords = Readonly<Record<'and' | 'legalForms' | 'passedOver', ReadonlySet<string>>>;

interface Token extends Entity {
  /** Folded; "and" for "&", empty for a number or another separator. */
  key: string;
  mark?: string | undefined;
  /** Known by an ISO code, which may as well be an ordinary word such as "in". */
  isCode?: boolean;
}
function isSure({ country, isCode }: Token): boolean {
  return country !== undefined && !isCode;
}

/** The longest name has eight words. */
const MAX_NAME_WORDS = 9;
const MONTH = '(?:jan|feb|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*';
/** 20 and two more digits; a number of people may look like it. */
const YEAR = '20[1-4]\\d(?!\\d)';
const ORDINAL = '(?:st|nd|rd|th)';

/** Numbers that count no people. */
const NOT_PEOPLE = [
  // 31.12.2025
  '\\d{1,4}(?<dot>[./-])\\d{1,2}\\k<dot>\\d{2,4}(?!\\d)',
  // 31-Dec-2025 · Dec 31, 2025 · June 2019; March and May are also words
  `(?:\\d{1,2}[\\s-])?(?:${MONTH}[\\s.'’-]?\\d{2,4}|(?:mar|march|may)[\\s.'’-]?20\\d\\d)(?!\\d)` +
    `(?:${ORDINAL}?,?\\s${YEAR})?`,
  // FY 2026 · by 2027
  `(?:in|since|from|by|until|planned|fy|q[1-4]|h[12])\\s?${YEAR}`,
  // 28th
  `\\d{1,2}${ORDINAL}(?!\\p{L})`,
  // 12 %
  '\\d[\\d.,]{0,12}\\s?%',
  // AE01, and AE10 before a number
  '(?<=\\p{L})0\\d{1,3}(?!\\d)',
  '(?<=(?<!\\p{L})\\p{L}{2})\\d\\d(?=[^\\d\\n]*[\\s;,|]\\d)',
].join('|');

const DECIMALS = '(?:[.,]\\d{1,2}(?!\\d))?';
const AMOUNT = [
  // 1,200 · 1.200,50 · 1 200
  `\\d{1,3}(?<group>[.,'’ ])\\d{3}(?:\\k<group>\\d{3})*(?!\\d)${DECIMALS}`,
  // 1,50,000
  '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)',
  // 12.5
  `\\d+${DECIMALS}`,
].join('|');
/** 6k · 6 thousand · 6,000+ */
const NUMBER = `(?:${AMOUNT})(?:\\s?(?:k|thousand|lakhs?|millions?|crores?)(?!\\p{L}))?\\+?`;
const TOKEN = new RegExp(
  `${NOT_PEOPLE}|(?<number>${NUMBER})|(?<word>\\p{L}[\\p{L}\\p{M}\\u200c\\u200d.'’]*)|(?<mark>[,;|/\\t&+•·])`,
  'giu',
);
/** A bullet or the number of a row, before the first word of a line: "1. UAE 40" or "1 UAE 40", not "40 UAE 2026". */
const BULLET =
  /^\s*(?:[-–—*•·‣▪◦]\s+|\d{1,3}(?:[.)]\s+|\t)(?=\p{L})|\d{1,3} +(?=(?:\p{Lu}[\p{L}.'’]* +)+(?:[-–] +)?(?!\S*20[1-4]\d\s*$)\d[\d.,]*\s*$))/u;
function blank(text: string) {
  return ' '.repeat(text.length);
}

/** "Oman (with Salalah)" has a note, "300 (Oman)" and "Congo (Kinshasa)" name a country. */
function withoutNotes(line: string, countries: Countries): string {
  return line.replace(/\(([^()\d]*)\)/g, (note, text: string, at: number) => {
    const [before] = /\S*\s*$/.exec(line.slice(Math.max(0, at - 30), at)) ?? [];
    return findCountry(countries, text) || findCountry(countries, `${before} ${text}`)
      ? ` ${text} `
      : blank(note);
  });
}

/** Every token keeps its place in the line. */
function tokensOf(line: string, countries: Countries): Token[] {
  return [
    ...withoutNotes(plainNumerals(line), countries).replace(BULLET, blank).matchAll(TOKEN),
  ].flatMap(({ index: from, 0: all, groups: { number, word, mark } = {} }) => {
    const span = { from, to: from + all.length };
    const value = number ? readNumber(number) : null;
    if (value !== null) return { ...span, key: '', value };
    if (word || mark) return { ...span, mark, key: mark === '&' ? 'and' : fold(word ?? '') };
    return [];
  });
}

/** The longest known name that begins with a token, and how many tokens it takes. */
function countryAt(tokens: readonly Token[], at: number, { byKey }: Countries) {
  let key = '';
  let best: { country: Country; key: string; length: number } | undefined;
  for (const [place, token] of tokens.slice(at, at + MAX_NAME_WORDS).entries()) {
    if (!token.key && !(key && token.mark === ',')) break;
    if (token.key) key += key ? ` ${token.key}` : token.key;
    // Arabic writes "and" without a space before the name.
    const country = token.key
      ? (byKey.get(key) ?? byKey.get(fold(/^و(.+)/.exec(key)?.[1] ?? '')))
      : undefined;
    if (country) best = { country, key, length: place + 1 };
  }
  return best;
}

/** The names and numbers of a line. Words next to a known name belong to it; others are a name that we do not know. */
export function partsOf(line: string, countries: Countries, words: ListWords): Part[] {
  const tokens = tokensOf(line, countries);
  const parts: { items: Token[]; isJoined: boolean }[] = [{ items: [], isJoined: false }];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const { country, key = token.key, length = 1 } = countryAt(tokens, at, countries) ?? {};
    const isAnd = words.and.has(key);
    if (country && !isAnd && key !== 'na') {
      const isCode =
        !country.keys.includes(key) &&
        (key.length < 3 || words.passedOver.has(key) || words.legalForms.has(key));
      at += length - 1;
      parts.at(-1)?.items.push({ ...token, to: tokens[at]?.to ?? token.to, country, isCode });
    } else if (token.mark || isAnd)
      parts.push({ items: [], isJoined: isAnd || /[/+•·]/.test(token.mark ?? '') });
    else parts.at(-1)?.items.push(token);
  }
  const all = parts.flatMap(({ items }) => items);
  const hasName = all.some(isSure);
  let at = -1;
  return parts.flatMap(({ items, isJoined }) => {
    const isOneWord = items.filter(({ key }) => key).length === 1;
    const isAlone = items.filter(({ key }) => key && !words.passedOver.has(key)).length < 2;
    const hasOwnName = items.some(isSure);
    /** "In" may be India or a word, "MA" Morocco or German for employees, "AG" Antigua or the end of a company's name. */
    const isMeant = ({ from, to, key }: Token): boolean => {
      if (hasOwnName || (words.legalForms.has(key) && !isAlone)) return false;
      if (isOneWord && items.some(isNumber))
        return !hasName || !words.passedOver.has(key) || items.at(-1)?.value !== undefined;
      if (isOneWord) return !(hasName && all[at - 1]?.value !== undefined);
      const raw = line.slice(from, to);
      return (
        raw === raw.toUpperCase() &&
        (!words.passedOver.has(key) || all[at + 1]?.value !== undefined)
      );
    };
    const entities: Entity[] = [];
    let unknown: Token[] = [];
    let isNamed = false;
    const endRun = () => {
      const [first, last] = [unknown[0], unknown.at(-1)];
      if (first && last && !isNamed) entities.push({ from: first.from, to: last.to });
      unknown = [];
      isNamed = false;
    };
    for (const item of items) {
      const { from, to, country, isCode } = item;
      at += 1;
      if (isNumber(item)) {
        endRun();
        entities.push(item);
      } else if (country && (!isCode || isMeant(item))) {
        isNamed = true;
        const before = entities.at(-1);
        if (before?.country === country) before.to = to;
        else entities.push({ from, to, country });
      } else if (!words.passedOver.has(item.key)) unknown.push(item);
    }
    endRun();
    return entities.length > 0 ? { entities, isJoined } : [];
  });
}
