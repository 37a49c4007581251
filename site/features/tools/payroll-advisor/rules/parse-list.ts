import { fill, formatNumber, some } from '../../../../../common/wording.ts';
import type { PayrollAdvisor } from '../../../../schemas/tools/payroll-advisor.ts';
import { type Countries, type Country, findCountry, fold, nearMisses } from './countries.ts';
import {
  type Entity,
  isName,
  isNumber,
  type ListWords,
  type Part,
  partsOf,
} from './list-tokens.ts';
import { type CountryRow, cleanHeadcount, cleanName, mergeRows, sumOf } from './rows.ts';

type ListFile = Omit<PayrollAdvisor['paste'], 'unsettled'>;
/** A part of the list that names no country we know. It stays until the visitor has settled it. */
export interface Unsettled {
  text: string;
  /** The name without its number; empty where only a number was found. */
  name: string;
  headcount: number | null;
  guesses: readonly Country[];
  /** One number for several countries, which are the guesses. */
  isShared: boolean;
}

interface Entry {
  /** Missing where a number has no name. */
  name?: Entity | undefined;
  /** The first one counts. */
  numbers: readonly Entity[];
  /** Countries that share one number, which we cannot divide: "UAE and Oman 300". */
  shared?: readonly Country[];
}
interface Line {
  text: string;
  isRow: boolean;
  isMixed: boolean;
  entries: readonly Entry[];
}

/** More is never a list of countries. */
const MAX_TEXT_LENGTH = 50_000;
/** Looking for what may be meant costs time; nobody settles more than this one by one. */
const MAX_GUESSES = 20;

function knownIn(entities: readonly Entity[]): Country[] {
  return [...new Set(entities.flatMap(({ country }) => country ?? []))];
}
function isMix(entities: readonly Entity[]): boolean {
  return entities.some(isName) && entities.some(isNumber);
}

/** Names next to each other, and the numbers of the nearest of them, the nearest first. */
function settle(group: readonly Entity[], isJoined: boolean): Entry[] {
  const names = group.filter(isName);
  const [first, last] = [names[0], names.at(-1)];
  const isNameFirst = group[0] === first;
  const numbers = isNameFirst ? group.filter(isNumber) : group.filter(isNumber).toReversed();
  if (!first || !last) return numbers.map((number) => ({ numbers: [number] }));
  const name = { from: first.from, to: last.to };
  const known = names.filter(({ country }) => country);
  if (numbers.length > 0 && known.length === 0) return [{ name, numbers }];
  const shared = knownIn(names);
  if (numbers.length > 0 && isJoined && shared.length > 1) return [{ name, numbers, shared }];
  const nearest = isNameFirst ? known.at(-1) : known[0];
  return names.map((one) => ({ name: one, numbers: one === nearest ? numbers : [] }));
}

function pair({ entities, isJoined }: Part): Entry[] {
  const [names, numbers] = [entities.filter(isName), entities.filter(isNumber)];
  const isNameFirst = entities[0] === names[0];
  if (
    isNameFirst &&
    names.length === numbers.length &&
    entities.slice(0, names.length).every(isName)
  )
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
}

/** Neighbours that belong together become one part. */
function merge(parts: readonly Part[], belong: (before: Part, part: Part) => boolean): Part[] {
  const merged: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const [before, open] = [parts[index - 1], merged.at(-1)];
    if (before && open && belong(before, part)) {
      open.entities.push(...part.entities);
      open.isJoined ||= part.isJoined;
    } else merged.push({ ...part, entities: [...part.entities] });
  }
  return merged;
}

/** Brings the names and numbers of a line together: first within each part, then across parts. */
function pairUp(parts: readonly Part[], isRow: boolean): Entry[] {
  const all = parts.flatMap(({ entities }) => entities);
  const [country, ...others] = knownIn(all);
  if (isRow && country && others.length === 0) {
    const name = all.find((one) => one.country);
    const numbers = all.filter(isNumber);
    const after = numbers.filter(({ from }) => from > (name?.from ?? 0));
    return [{ name, numbers: [...new Set([...after, ...numbers])] }];
  }
  if (isRow && !country) return settle(all, false);
  // "UAE and Oman 300" is one part, "UAE 6,000 and 300 in Oman" are two.
  const joined = merge(
    parts,
    ({ entities: before }, { entities, isJoined }) =>
      isJoined && before.some(isName) && !(before.some(isNumber) && entities.some(isNumber)),
  );
  return merge(joined, (before, part) => !isMix(before.entities) && !isMix(part.entities)).flatMap(
    pair,
  );
}

function readLine(
  text: string,
  isOneOfMany: boolean,
  countries: Countries,
  words: ListWords,
): Line {
  const parts = partsOf(text, countries, words);
  const pairs = parts.filter(({ entities }) => isMix(entities)).length;
  const isRow = /[\t|]/.test(text) ? pairs < 2 : isOneOfMany && pairs === 0 && /[;,]/.test(text);
  const isMixed = isMix(parts.flatMap(({ entities }) => entities));
  return { text, isRow, isMixed, entries: pairUp(parts, isRow) };
}

/** Whole words only: "summit" is no sum. */
function finder(words: readonly string[]) {
  const folded = words.map((word) => ` ${fold(word)} `);
  return (text: string): boolean => folded.some((word) => ` ${fold(text)} `.includes(word));
}

/** Reads a list, however written. Unknown names stay unsettled, and every change is said. */
export function parseList(text: string, countries: Countries, file: ListFile, more: string) {
  const setOf = (list: readonly string[]) => new Set(list.map(fold));
  const words = {
    and: setOf(file.and),
    legalForms: setOf(file.legalForms),
    passedOver: setOf(file.passedOver),
  };
  const headers = setOf(file.headerWords);
  const [isHeader, isTotal] = [finder(file.headerWords), finder(file.totalWords)];
  const texts = text
    .slice(0, MAX_TEXT_LENGTH)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const separate = texts.map((line) => readLine(line, texts.length > 1, countries, words));
  /** The first lines may be a title or name the columns: "Headcount 2026". */
  const isHeading = ({ text: line, entries }: Line): boolean => {
    const hasColumns = line
      .split(/[\t;,|]/)
      .some((cell) => headers.has(fold(cell)) && !findCountry(countries, cell));
    const isColumn = ({ from, to, country }: Entity): boolean => {
      const isKnown = isHeader(line.slice(from, to));
      return country ? isKnown && hasColumns : isKnown || hasColumns;
    };
    const isYear = ({ value }: Entity): boolean => /^20[1-4]\d$/.test(`${value}`);
    return (
      isHeader(line) &&
      entries.every(({ name, numbers }) => numbers.every(isYear) && (!name || isColumn(name)))
    );
  };
  const start = separate.findIndex((line) => !isHeading(line));
  const list = separate.slice(Math.max(0, start));
  // Every cell has a line of its own, or a line of names is above one of numbers.
  const lines = list.some(({ isMixed }) => isMixed)
    ? list
    : [readLine(list.map((line) => line.text).join(', '), false, countries, words)];

  const rows: CountryRow[] = [];
  const unsettled: Unsettled[] = [];
  const totals: number[] = [];
  const several = new Set<string>();
  for (const { text: line, isRow, entries } of lines) {
    const counted = new Set(entries.map(({ name, numbers }) => numbers[0] && name?.country));
    for (const { name, numbers, shared } of entries) {
      const called = name ? line.slice(name.from, name.to) : '';
      const headcount = cleanHeadcount(numbers[0]?.value ?? null);
      // "Dubai, UAE 400" names one country, not two.
      if (!numbers[0] && name?.country?.cities.includes(fold(called)) && counted.has(name.country))
        continue;
      if (name?.country) {
        const { code, name: country } = name.country;
        if (numbers.length > 1) several.add(country);
        rows.push({ code, name: country, headcount });
      } else if (numbers[0] && isTotal(called))
        totals.push(...numbers.map(({ value = 0 }) => value));
      else {
        const spans = name ? [name, ...numbers] : numbers;
        const from = Math.min(...spans.map((span) => span.from));
        const to = Math.max(...spans.map((span) => span.to));
        unsettled.push({
          text: (isRow ? line : line.slice(from, to)).trim(),
          name: cleanName(called),
          headcount,
          guesses:
            shared ??
            (called && unsettled.length < MAX_GUESSES ? nearMisses(countries, called) : []),
          isShared: shared !== undefined,
        });
      }
    }
  }

  const { rows: merged, merged: repeated } = mergeRows(rows);
  const given = some(totals.map(formatNumber), more);
  const notices = [
    repeated.length > 0 && fill(file.merged, { countries: some(repeated, more) }),
    several.size > 0 && fill(file.several, { countries: some([...several], more) }),
    given && fill(file.totals, { given, read: sumOf([...merged, ...unsettled]) }),
    merged.length + unsettled.length === 0 && file.nothing,
    text.length > MAX_TEXT_LENGTH && file.cut,
  ].filter((notice) => typeof notice === 'string' && notice !== '');
  return { rows: merged, unsettled, notices };
}
