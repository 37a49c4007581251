import { fill, some } from '../../../../common/wording.ts';
import { plainNumerals } from '../../rules/plain-numerals.ts';
import { type Countries, type Country, fold } from './countries.ts';
import { isYear, type Name, type Part, partsOf } from './list-line.ts';
import { type Entry, type Pairing, pairUp } from './list-records.ts';
import { type NumberToken, type Reading, tokensOf } from './list-tokens.ts';
import { type ListWords, readWords } from './list-words.ts';
import { nearMisses } from './near-miss.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import { cleanHeadcount, cleanName, mergeRows } from './rows.ts';
import type { CountryRow } from './types.ts';

export type PasteWords = Pick<
  PayrollAdvisor['paste'],
  | 'nothing'
  | 'merged'
  | 'unread'
  | 'rounded'
  | 'totals'
  | 'totalDiffers'
  | 'noNumber'
  | 'several'
  | 'range'
  | 'spaced'
  | 'cut'
  | 'vocabulary'
  | 'headerWords'
  | 'totalWords'
>;
/** A part of the list that names no country we know. It stays in the box until the visitor has settled it. */
export interface Unsettled {
  /** As it was pasted. */
  text: string;
  /** The name without its number; empty where only a number was found. */
  name: string;
  headcount: number | null;
  /** What the visitor may have meant, to be asked about. */
  guesses: readonly Country[];
  /** One number for several countries, which are the guesses. */
  isShared: boolean;
}
export interface PastedList {
  rows: CountryRow[];
  unsettled: Unsettled[];
  /** What the visitor should know about the reading, in words. */
  notices: string[];
}

/** In the order in which they are said. */
const KINDS = ['merged', 'noNumber', 'unread', 'several', 'range', 'spaced', 'rounded'] as const;
type Kind = (typeof KINDS)[number];
/** A row of a spreadsheet, or a list of all countries in one line. */
const LINE_LIMIT = 10_000;
/** More is never a list of countries. */
const TEXT_LIMIT = 50_000;
/** Looking for what may be meant costs time; nobody settles more than this one by one. */
const GUESS_LIMIT = 40;

const READINGS: readonly [Reading, ...Reading[]] = [
  { joinSpaces: true, joinCommas: true },
  { joinSpaces: true, joinCommas: false },
  { joinSpaces: false, joinCommas: true },
  { joinSpaces: false, joinCommas: false },
];

/** Before the first word or number of a line; a minus sign would touch its number. */
const BULLET = /^\s*[-–—*•·‣▪◦]\s+/;

interface Line extends Pairing {
  text: string;
  parts: Part[];
  isRow: boolean;
}

const isPair = ({ entities }: Part): boolean => new Set(entities.map(({ kind }) => kind)).size === 2;

/** Something without its other half weighs more than any number of further columns. */
const UNPAIRED = 100;
/** Names without a number and numbers without a name: where they are few, the line was read as it was meant. */
const doubts = ({ entries }: Pairing): number =>
  entries.reduce((sum, { name, number, more }) => {
    const isWhole = name?.country && number && cleanHeadcount(number.value) !== null;
    return sum + (isWhole ? 0 : UNPAIRED) + more.length;
  }, 0);

const readLine = (text: string, isOneOfMany: boolean, countries: Countries, words: ListWords): Line => {
  const read = (reading: Reading): Line => {
    const parts = partsOf(tokensOf(text, countries, words, reading), text, words);
    const pairs = parts.filter(isPair).length;
    const isRow = /[\t|]/.test(text) ? pairs < 2 : isOneOfMany && pairs === 0 && /[;,]/.test(text);
    return { text, parts, isRow, ...pairUp(parts, isRow) };
  };
  const [first, ...others] = READINGS;
  let best = read(first);
  for (const reading of others) {
    if (doubts(best) === 0 || !/\d[ ,]\d/.test(plainNumerals(text))) break;
    const other = read(reading);
    if (doubts(other) < doubts(best)) best = other;
  }
  return best;
};

/**
 * The first line may name the columns, with the year at most: "Headcount 2026". A number of people makes it part of the
 * list, and so does a name beside what may be a year: "Wakanda – 2000 employees".
 */
const isHeading = ({ text, entries, totals }: Line, words: ListWords): boolean => {
  const numbers = [...totals, ...entries.flatMap(({ number, more }) => [...(number ? [number] : []), ...more])];
  const isColumn = ({ from, to }: Name) => words.isHeader(text.slice(from, to));
  const names = entries.flatMap(({ name }) => name ?? []);
  // "MA" is the code of Morocco and a German column of employees; beside another column it is one as well.
  const countries = names.filter(({ country }) => country);
  const rest = countries.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );
  return (
    words.isHeader(rest) &&
    countries.every(isColumn) &&
    (numbers.length === 0 || (numbers.every(isYear) && names.every(isColumn)))
  );
};

/** "Dubai, UAE 400" asks nothing about Dubai, and "+10 %" is nobody. */
const saysNothing = ({ name, number }: Entry, { text, entries }: Line): boolean => {
  if (number) return !name && number.value === null && /^\s*%/.test(text.slice(number.to));
  const called = name && fold(text.slice(name.from, name.to));
  return entries.some((other) => other.number && called && other.name?.country?.cities.includes(called));
};

/** "India (Pune and Mumbai) 300": a number behind cities is that of their country, if the line names no other. */
const withCities = ({ text, entries }: Line): readonly Entry[] => {
  const [country, ...others] = entries.filter(({ name }) => name?.country);
  const [last, ...more] = entries.filter(({ number }) => number);
  const isCity = ({ name }: Entry) =>
    name && country?.name?.country?.cities.includes(fold(text.slice(name.from, name.to)));
  const isMeant = country && !country.number && others.length === 0 && last && more.length === 0;
  return isMeant && entries.every((entry) => entry === country || isCity(entry))
    ? [{ ...last, name: country.name }]
    : entries;
};

/** "UAE  India" above "6000  3200": a table that lies on its side. */
const turnTable = (lines: readonly Line[]): Entry[] | undefined => {
  const [names, numbers] = lines.map(({ parts }) => parts.flatMap(({ entities }) => entities));
  if (lines.length !== 2 || !names || !numbers || names.length < 2 || names.length !== numbers.length) return undefined;
  const entries = names.flatMap((name, index): Entry[] => {
    const number = numbers[index];
    return name.kind === 'name' && number?.kind === 'number' ? [{ name, number, more: [] }] : [];
  });
  return entries.length === names.length ? entries : undefined;
};

/** Every name has a line of its own, and so has every number. */
const takesTurns = (lines: readonly Line[]): boolean => {
  const entities = lines.map(({ parts }) => parts.flatMap((part) => part.entities));
  return (
    entities.every(({ length }) => length === 1) &&
    entities.some(([entity]) => entity?.kind === 'name' && entity.country) &&
    entities.some(([entity]) => entity?.kind === 'number') &&
    lines.every(({ totals }) => totals.length === 0)
  );
};

/**
 * Reads a list of countries and head-counts, however it was written: rows of a spreadsheet, lines or one sentence.
 * Nothing is lost in silence: what names no country stays unsettled, and what was changed is said.
 */
export const parseList = (text: string, countries: Countries, file: PasteWords, more: string): PastedList => {
  const words = readWords(file.vocabulary, file.headerWords, file.totalWords);
  const given = text.slice(0, TEXT_LIMIT).split(/\r\n|\r|\n/);
  const isCut = text.length > TEXT_LIMIT || given.some(({ length }) => length > LINE_LIMIT);
  const texts = given.map((line) => line.slice(0, LINE_LIMIT).replace(BULLET, '')).filter((line) => line.trim() !== '');
  const read = (line: string) => readLine(line, texts.length > 1, countries, words);
  const separate = texts.map(read);
  const lines = takesTurns(separate) ? [read(texts.join(', '))] : separate;
  const turned = turnTable(lines);
  const rows: CountryRow[] = [];
  const unsettled: Unsettled[] = [];
  const said: Record<Kind, string[]> = {
    merged: [],
    noNumber: [],
    unread: [],
    several: [],
    range: [],
    spaced: [],
    rounded: [],
  };
  const totals: number[] = [];

  const keep = (country: Country, { number, more: others, name }: Entry) => {
    const headcount = cleanHeadcount(number?.value ?? null);
    if (!number) said.noNumber.push(country.name);
    else if (headcount === null) said.unread.push(country.name);
    else if (number.value !== headcount) said.rounded.push(country.name);
    if (number?.isRange) said.range.push(country.name);
    if (number?.isSpaced) said.spaced.push(country.name);
    const isRowCount = (other: NumberToken) =>
      other.from < (name?.from ?? 0) && other.value !== null && other.value <= texts.length;
    if (others.some((other) => other.value !== null && !isRowCount(other))) said.several.push(country.name);
    rows.push({ code: country.code, name: country.name, headcount });
  };
  const leave = ({ name, number, more: others }: Entry, line: Line) => {
    const spans = [name, number, ...others].flatMap((span) => span ?? []);
    const from = Math.min(...spans.map((span) => span.from));
    const to = Math.max(...spans.map((span) => span.to));
    const called = name ? cleanName(line.text.slice(name.from, name.to)) : '';
    unsettled.push({
      text: (line.isRow ? line.text : line.text.slice(from, to)).trim(),
      name: called,
      headcount: cleanHeadcount(number?.value ?? null),
      guesses: name?.several ?? (called && unsettled.length < GUESS_LIMIT ? nearMisses(countries, called) : []),
      isShared: name?.several !== undefined,
    });
  };

  const take = (entry: Entry, line: Line) => {
    const { name, number } = entry;
    if (name?.country) keep(name.country, entry);
    else if (name && number && words.isTotal(line.text.slice(name.from, name.to)))
      totals.push(...[number, ...entry.more].flatMap(({ value }) => value ?? []));
    else if (!saysNothing(entry, line)) leave(entry, line);
  };

  for (const [index, line] of (turned ? [] : lines).entries()) {
    if (rows.length === 0 && lines.length > index + 1 && isHeading(line, words)) continue;
    totals.push(...line.totals.flatMap(({ value }) => value ?? []));
    for (const entry of withCities(line)) take(entry, line);
  }
  for (const entry of turned ?? []) if (lines[0]) take(entry, lines[0]);

  const { rows: list, merged } = mergeRows(rows);
  said.merged = merged;
  const notices = KINDS.filter((kind) => said[kind].length > 0).map((kind) =>
    fill(file[kind], { countries: some([...new Set(said[kind])], more) }),
  );
  const people = [...list, ...unsettled].reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  // Sums of parts of the list may stand beside that of the whole, or instead of it.
  const isAgreed = [...totals, totals.reduce((sum, total) => sum + total, 0)].includes(people);
  if (totals.length > 0)
    notices.push(isAgreed ? file.totals : fill(file.totalDiffers, { given: Math.max(...totals), read: people }));
  if (list.length === 0 && unsettled.length === 0) notices.push(file.nothing);
  if (isCut) notices.push(file.cut);
  return { rows: list, unsettled, notices };
};
