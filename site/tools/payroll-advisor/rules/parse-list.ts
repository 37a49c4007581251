import { fill, some } from '../../../../common/wording.ts';
import { type Countries, type Country, fold } from './countries.ts';
import {
  type Entity,
  isName,
  isNumber,
  type ListWords,
  type Name,
  type NumberToken,
  type Part,
  partsOf,
} from './list-tokens.ts';
import { nearMisses } from './near-miss.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import { type CountryRow, cleanHeadcount, cleanName, mergeRows, sumOf } from './rows.ts';

/** Words that a list may contain, and what is said about it. */
type ListFile = Omit<PayrollAdvisor['paste'], 'unsettled'>;
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

/** What a line says about one country. */
interface Entry {
  /** Missing where a number has no name. */
  name?: Name | undefined;
  /** The first one counts. */
  numbers: readonly NumberToken[];
  /** Countries that share one number, which we cannot divide: "UAE and Oman 300". */
  shared?: readonly Country[];
}
interface Line {
  text: string;
  isRow: boolean;
  parts: readonly Part[];
  entries: readonly Entry[];
}

/** More is never a list of countries. */
const TEXT_LIMIT = 50_000;
/** Looking for what may be meant costs time; nobody settles more than this one by one. */
const GUESS_LIMIT = 20;

const knownIn = (entities: readonly Entity[]): Country[] => [
  ...new Set(entities.flatMap((entity) => (isName(entity) && entity.country) || [])),
];
const isPair = (entities: readonly Entity[]): boolean => entities.some(isName) && entities.some(isNumber);

/** Names next to each other, and the number that belongs to the nearest of them. */
const settle = (group: readonly Entity[], isJoined: boolean): Entry[] => {
  const [names, numbers] = [group.filter(isName), group.filter(isNumber)];
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return numbers.map((number) => ({ numbers: [number] }));
  const name = { from: first.from, to: last.to };
  const known = names.filter(({ country }) => country);
  if (numbers.length > 0 && known.length === 0) return [{ name, numbers }];
  const shared = knownIn(names);
  if (numbers.length > 0 && isJoined && shared.length > 1) return [{ name, numbers, shared }];
  const nearest = group[0] === first ? known.at(-1) : known[0];
  return names.map((one) => ({ name: one, numbers: one === nearest ? numbers : [] }));
};

const pair = (entities: readonly Entity[], isJoined: boolean): Entry[] => {
  const [names, numbers] = [entities.filter(isName), entities.filter(isNumber)];
  const isNameFirst = entities[0] !== undefined && isName(entities[0]);
  if (isNameFirst && names.length === numbers.length && entities.slice(0, names.length).every(isName))
    return names.map((name, index) => ({ name, numbers: numbers.slice(index, index + 1) }));
  // Names and numbers take turns, whichever of the two comes first.
  const groups: Entity[][] = [];
  for (const [index, entity] of entities.entries()) {
    const before = entities[index - 1];
    const isNext = before && isName(entity) === isNameFirst && isName(before) !== isNameFirst;
    if (!before || isNext) groups.push([]);
    groups.at(-1)?.push(entity);
  }
  return groups.flatMap((group) => settle(group, isJoined));
};

/** Brings the names and numbers of a line together: first within each part, then across parts. */
const pairUp = (parts: readonly Part[], isRow: boolean): Entry[] => {
  const all = parts.flatMap(({ entities }) => entities);
  const [country, ...others] = knownIn(all);
  if (isRow && country && others.length === 0) {
    const name = all.filter(isName).find((one) => one.country);
    const numbers = all.filter(isNumber);
    const after = numbers.filter(({ from }) => from > (name?.from ?? 0));
    return [{ name, numbers: [...new Set([...after, ...numbers])] }];
  }
  if (isRow && !country) return settle(all, false);
  const joined: Part[] = [];
  for (const { entities, isJoined } of parts) {
    const before = joined.at(-1);
    // "UAE and Oman 300" is one part, "UAE 6,000 and 300 in Oman" are two.
    if (isJoined && before && !(before.entities.some(isNumber) && entities.some(isNumber))) {
      before.entities.push(...entities);
      before.isJoined = true;
    } else joined.push({ entities: [...entities], isJoined: false });
  }
  const entries: Entry[] = [];
  const loose: Part = { entities: [], isJoined: false };
  const settleLoose = () => {
    entries.push(...pair(loose.entities, loose.isJoined));
    loose.entities = [];
    loose.isJoined = false;
  };
  for (const { entities, isJoined } of joined) {
    if (isPair(entities)) {
      settleLoose();
      entries.push(...pair(entities, isJoined));
    } else {
      loose.entities.push(...entities);
      loose.isJoined ||= isJoined;
    }
  }
  settleLoose();
  return entries;
};

const readLine = (text: string, isOneOfMany: boolean, countries: Countries, words: ListWords): Line => {
  const parts = partsOf(text, countries, words);
  const pairs = parts.filter(({ entities }) => isPair(entities)).length;
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
export const parseList = (text: string, countries: Countries, file: ListFile, more: string) => {
  const words = { and: new Set(file.and.map(fold)), passedOver: new Set(file.passedOver.map(fold)) };
  const [isHeader, isTotal] = [finder(file.headerWords), finder(file.totalWords)];
  const texts = text
    .slice(0, TEXT_LIMIT)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const separate = texts.map((line) => readLine(line, texts.length > 1, countries, words));
  /** The first line may name the columns, with the year at most: "Headcount 2026". */
  const isHeading = ({ text: line, entries }: Line): boolean =>
    isHeader(line) &&
    !/\p{Nd}/u.test(line.replace(/20[1-4]\d/g, '')) &&
    entries.every(({ name }) => !name || isHeader(line.slice(name.from, name.to)));
  const list = separate.length > 1 && separate[0] && isHeading(separate[0]) ? separate.slice(1) : separate;
  // Every cell has a line of its own, or a line of names is above one of numbers.
  const isMixed = list.some(({ parts }) => isPair(parts.flatMap(({ entities }) => entities)));
  const lines = isMixed ? list : [readLine(list.map((line) => line.text).join(', '), false, countries, words)];

  const rows: CountryRow[] = [];
  const unsettled: Unsettled[] = [];
  const totals: number[] = [];
  const several = new Set<string>();
  const headcountOf = ({ numbers }: Entry) => cleanHeadcount(numbers[0]?.value ?? null);
  const leave = (entry: Entry, { text: line, isRow }: Line) => {
    const { name, numbers, shared } = entry;
    const spans = name ? [name, ...numbers] : numbers;
    const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))];
    const called = name ? cleanName(line.slice(name.from, name.to)) : '';
    unsettled.push({
      text: (isRow ? line : line.slice(from, to)).trim(),
      name: called,
      headcount: headcountOf(entry),
      guesses: shared ?? (called && unsettled.length < GUESS_LIMIT ? nearMisses(countries, called) : []),
      isShared: shared !== undefined,
    });
  };
  for (const line of lines) {
    const cities = new Set(line.entries.flatMap(({ name, numbers }) => (numbers[0] && name?.country?.cities) || []));
    for (const entry of line.entries) {
      const { name, numbers } = entry;
      const called = name ? line.text.slice(name.from, name.to) : '';
      if (name?.country) {
        if (numbers.length > 1) several.add(name.country.name);
        rows.push({ code: name.country.code, name: name.country.name, headcount: headcountOf(entry) });
      } else if (numbers[0] && isTotal(called)) totals.push(...numbers.map(({ value }) => value));
      // "Dubai, UAE 400" asks nothing about Dubai.
      else if (numbers[0] || !cities.has(fold(called))) leave(entry, line);
    }
  }

  const { rows: merged, merged: repeated } = mergeRows(rows);
  const notices: string[] = [];
  if (repeated.length > 0) notices.push(fill(file.merged, { countries: some(repeated, more) }));
  if (several.size > 0) notices.push(fill(file.several, { countries: some([...several], more) }));
  const people = sumOf([...merged, ...unsettled]);
  // Sums of parts of the list may be next to that of the whole, or instead of it.
  const isAgreed = [...totals, totals.reduce((sum, total) => sum + total, 0)].includes(people);
  if (totals.length > 0)
    notices.push(isAgreed ? file.totals : fill(file.totalDiffers, { given: Math.max(...totals), read: people }));
  if (merged.length === 0 && unsettled.length === 0) notices.push(file.nothing);
  if (text.length > TEXT_LIMIT) notices.push(file.cut);
  return { rows: merged, unsettled, notices };
};
