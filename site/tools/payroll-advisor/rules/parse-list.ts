import { fill, some } from '../../../../common/wording.ts';
import { type Countries, type Country, fold } from './countries.ts';
import {
  type Entity,
  isYear,
  type ListWords,
  type Name,
  type NumberToken,
  type Part,
  partsOf,
  readWords,
} from './list-tokens.ts';
import { nearMisses } from './near-miss.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import { cleanHeadcount, cleanName, mergeRows, sumOf } from './rows.ts';
import type { CountryRow } from './types.ts';

/** In the order in which they are said. */
const KINDS = ['merged', 'noNumber', 'unread', 'several'] as const;
type Kind = (typeof KINDS)[number];
export type PasteWords = Pick<
  PayrollAdvisor['paste'],
  Kind | 'nothing' | 'totals' | 'totalDiffers' | 'cut' | 'vocabulary' | 'headerWords' | 'totalWords'
>;
/** A part of the list that names no country we know. It stays in the box until the visitor has settled it. */
export interface Unsettled {
  text: string;
  /** The name without its number; empty where only a number was found. */
  name: string;
  headcount: number | null;
  guesses: readonly Country[];
  /** One number for several countries, which are the guesses. */
  isShared: boolean;
}
export interface PastedList {
  rows: CountryRow[];
  unsettled: Unsettled[];
  notices: string[];
}

/** What a line says about one country. */
interface Entry {
  /** Missing where a number has no name. */
  name?: Pick<Name, 'from' | 'to' | 'country'>;
  number?: NumberToken | undefined;
  /** Further numbers of the same row, which are not used. */
  more: readonly NumberToken[];
  /** Countries that share one number, which we cannot divide: "UAE and Oman 300". */
  shared?: readonly Country[];
}
interface Line {
  text: string;
  isRow: boolean;
  parts: readonly Part[];
  entries: readonly Entry[];
}

/** A row of a spreadsheet, or a list of all countries in one line. */
const LINE_LIMIT = 10_000;
/** More is never a list of countries. */
const TEXT_LIMIT = 50_000;
/** Looking for what may be meant costs time; nobody settles more than this one by one. */
const GUESS_LIMIT = 20;

const isName = (entity: Entity): entity is Name => entity.kind === 'name';
const isNumber = (entity: Entity): entity is NumberToken => entity.kind === 'number';

/** The first number that can be one of people: in "40 % (400)" the second. */
const withNumber = (numbers: readonly NumberToken[], preferred = numbers): Pick<Entry, 'number' | 'more'> => {
  const number = preferred.find(({ value }) => value !== null) ?? preferred[0] ?? numbers[0];
  return { number, more: numbers.filter((other) => other !== number) };
};

/** Names next to each other, and the number that belongs to the nearest of them. */
const settle = (names: readonly Name[], numbers: readonly NumberToken[], isNumberFirst: boolean): Entry[] => {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return numbers.map((number) => ({ number, more: [] }));
  const span = { from: first.from, to: last.to };
  const known = names.filter(({ country }) => country);
  if (known.length === 0 && numbers.length > 0) return [{ name: span, ...withNumber(numbers) }];
  const shared = [...new Set(known.flatMap(({ country }) => country ?? []))];
  if (
    numbers.length > 0 &&
    known.length === names.length &&
    shared.length > 1 &&
    names.some(({ isJoined }) => isJoined)
  )
    return [{ name: span, shared, ...withNumber(numbers) }];
  const nearest = isNumberFirst ? known[0] : known.at(-1);
  return names.map((name) => (name === nearest ? { name, ...withNumber(numbers) } : { name, more: [] }));
};

const pair = (entities: readonly Entity[], isRow: boolean): Entry[] => {
  const names = entities.filter(isName);
  const numbers = entities.filter(isNumber);
  const known = names.filter(({ country }) => country);
  const whole = known.filter(({ isWhole }) => isWhole);
  const clearest = isRow && whole.length > 0 ? whole : known;
  const [only] = clearest;
  // A row about one country: the first number after the name counts, else the first one before it.
  const isOne = new Set(clearest.map(({ country }) => country)).size === 1;
  if (only && isOne && (isRow || names.length === 1 || numbers.length === 1)) {
    const after = numbers.filter(({ from, value }) => from > only.from && value !== null);
    return [{ name: only, ...withNumber(numbers, after.length > 0 ? after : numbers) }];
  }
  if (isRow && known.length === 0) return settle(names, numbers, false);
  const isNumberFirst = entities[0]?.kind === 'number';
  if (!isNumberFirst && names.length === numbers.length && entities.slice(0, names.length).every(isName))
    return names.map((name, index) => ({ name, number: numbers[index], more: [] }));
  // Names and numbers take turns, whichever of the two comes first.
  const groups: Entity[][] = [];
  for (const [index, entity] of entities.entries()) {
    const before = entities[index - 1];
    const isNext = before && before.kind !== entity.kind && isNumber(entity) === isNumberFirst;
    if (index === 0 || isNext) groups.push([]);
    groups.at(-1)?.push(entity);
  }
  return groups.flatMap((group) => settle(group.filter(isName), group.filter(isNumber), isNumberFirst));
};

/** Brings the names and numbers of a line together: first within each part, then across parts. */
const pairUp = (parts: readonly Part[], isRow: boolean): Entry[] => {
  if (isRow)
    return pair(
      parts.flatMap(({ entities }) => entities),
      true,
    );
  const joined: Entity[][] = [];
  for (const { entities, isJoined } of parts) {
    const before = joined.at(-1);
    // "UAE and Oman 300" is one part, "UAE 6,000 and 300 in Oman" are two.
    if (isJoined && before && !(before.some(isNumber) && entities.some(isNumber))) before.push(...entities);
    else joined.push([...entities]);
  }
  const entries: Entry[] = [];
  let loose: Entity[] = [];
  for (const entities of [...joined, []]) {
    const isWhole = entities.some(isName) && entities.some(isNumber);
    if (isWhole || entities.length === 0) {
      entries.push(...pair(loose, false), ...pair(entities, false));
      loose = [];
    } else loose.push(...entities);
  }
  return entries;
};

const readLine = (text: string, isOneOfMany: boolean, countries: Countries, words: ListWords): Line => {
  const parts = partsOf(text, countries, words);
  const pairs = parts.filter(({ entities }) => entities.some(isName) && entities.some(isNumber)).length;
  const isRow = /[\t|]/.test(text) ? pairs < 2 : isOneOfMany && pairs === 0 && /[;,]/.test(text);
  return { text, isRow, parts, entries: pairUp(parts, isRow) };
};

/** Whole words only: "summit" is no sum. */
const finder = (words: readonly string[]) => {
  const folded = words.map((word) => ` ${fold(word)} `);
  return (text: string): boolean => folded.some((word) => ` ${fold(text)} `.includes(word));
};

/**
 * Reads a list of countries and headcounts, however it was written: rows of a spreadsheet, lines or one sentence.
 * Nothing is lost in silence: what names no country stays unsettled, and what was changed is said.
 */
export const parseList = (text: string, countries: Countries, file: PasteWords, more: string): PastedList => {
  const words = readWords(file.vocabulary);
  const [isHeader, isTotal] = [finder(file.headerWords), finder(file.totalWords)];
  const given = text.slice(0, TEXT_LIMIT).split(/\r\n|\r|\n/);
  const isCut = text.length > TEXT_LIMIT || given.some(({ length }) => length > LINE_LIMIT);
  const texts = given.map((line) => line.slice(0, LINE_LIMIT)).filter((line) => line.trim() !== '');
  const separate = texts.map((line) => readLine(line, texts.length > 1, countries, words));
  /** The first line may name the columns, with the year at most: "Headcount 2026". */
  const isHeading = ({ text: line, entries }: Line): boolean => {
    const numbers = entries.flatMap(({ number, more: others }) => (number ? [number, ...others] : others));
    const names = entries.flatMap(({ name }) => name ?? []);
    const isColumn = ({ from, to }: (typeof names)[number]) => isHeader(line.slice(from, to));
    const isKnown = names.some((name) => name.country && !isColumn(name) && name.to - name.from > 3);
    return isHeader(line) && !isKnown && (numbers.length === 0 || (numbers.every(isYear) && names.every(isColumn)));
  };
  const list = separate.length > 1 && separate[0] && isHeading(separate[0]) ? separate.slice(1) : separate;
  // Every cell has a line of its own, or a line of names is above one of numbers.
  const isMixed = list.some(
    ({ parts }) => new Set(parts.flatMap(({ entities }) => entities.map(({ kind }) => kind))).size > 1,
  );
  const lines = isMixed ? list : [readLine(list.map((line) => line.text).join(', '), false, countries, words)];

  const rows: CountryRow[] = [];
  const unsettled: Unsettled[] = [];
  const totals: number[] = [];
  const said = new Map<Kind, Set<string>>();
  const say = (kind: Kind, ...names: string[]) => said.set(kind, new Set([...(said.get(kind) ?? []), ...names]));
  const keep = (country: Country, { name, number, more: others }: Entry) => {
    const headcount = cleanHeadcount(number?.value ?? null);
    const isRowCount = ({ from, value }: NumberToken) => from < (name?.from ?? 0) && (value ?? 0) <= texts.length;
    if (!number) say('noNumber', country.name);
    else if (headcount === null) say('unread', country.name);
    if (others.some((other) => other.value !== null && !isRowCount(other))) say('several', country.name);
    rows.push({ code: country.code, name: country.name, headcount });
  };
  const leave = ({ name, number, more: others, shared }: Entry, { text: line, isRow }: Line) => {
    const spans = [name, number, ...others].flatMap((span) => span ?? []);
    const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))];
    const called = name ? cleanName(line.slice(name.from, name.to)) : '';
    unsettled.push({
      text: (isRow ? line : line.slice(from, to)).trim(),
      name: called,
      headcount: cleanHeadcount(number?.value ?? null),
      guesses: shared ?? (called && unsettled.length < GUESS_LIMIT ? nearMisses(countries, called) : []),
      isShared: shared !== undefined,
    });
  };
  for (const line of lines) {
    const cities = new Set(line.entries.flatMap(({ name, number }) => (number && name?.country?.cities) || []));
    for (const entry of line.entries) {
      const { name, number } = entry;
      const called = name ? line.text.slice(name.from, name.to) : '';
      // "Dubai, UAE 400" asks nothing about Dubai, and "+10 %" is nobody.
      const isNobody = number ? !name && number.value === null : cities.has(fold(called));
      if (name?.country) keep(name.country, entry);
      else if (number && isTotal(called)) totals.push(...[number, ...entry.more].flatMap(({ value }) => value ?? []));
      else if (!isNobody) leave(entry, line);
    }
  }

  const { rows: merged, merged: repeated } = mergeRows(rows);
  if (repeated.length > 0) say('merged', ...repeated);
  const notices = KINDS.flatMap((kind) => {
    const names = said.get(kind);
    return names ? fill(file[kind], { countries: some([...names], more) }) : [];
  });
  const people = sumOf([...merged, ...unsettled]);
  // Sums of parts of the list may be next to that of the whole, or instead of it.
  const isAgreed = [...totals, totals.reduce((sum, total) => sum + total, 0)].includes(people);
  if (totals.length > 0)
    notices.push(isAgreed ? file.totals : fill(file.totalDiffers, { given: Math.max(...totals), read: people }));
  if (merged.length === 0 && unsettled.length === 0) notices.push(file.nothing);
  if (isCut) notices.push(file.cut);
  return { rows: merged, unsettled, notices };
};
