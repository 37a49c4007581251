import type { Entity, Name, Part } from './list-line.ts';
import type { NumberToken } from './list-tokens.ts';

/** What a line says about one country. */
export interface Entry {
  /** Missing where a number has no name. */
  name?: Name | undefined;
  number?: NumberToken | undefined;
  /** Further numbers of the same row, which are not used. */
  more: NumberToken[];
}
export interface Pairing {
  entries: Entry[];
  totals: NumberToken[];
}

const isName = (entity: Entity): entity is Name => entity.kind === 'name';
const isNumber = (entity: Entity): entity is NumberToken => entity.kind === 'number';

/** A country that is all of its part of the line wins over one inside other words, such as "Example India Ltd". */
const clearest = (names: readonly Name[]): Name[] => {
  const countries = names.filter(({ country }) => country);
  const whole = countries.filter(({ isWhole }) => isWhole);
  return whole.length > 0 && !names.some(({ isJoined }) => isJoined) ? whole : countries;
};

/** The first number that can be one of people: in "40 % (400)" the second. */
const firstOf = (numbers: readonly NumberToken[]): NumberToken | undefined =>
  numbers.find(({ value }) => value !== null) ?? numbers[0];

/** A row of a spreadsheet about one country: the first number after the name counts, else the first one before it. */
const readRow = (name: Name, entities: readonly Entity[]): Entry => {
  const numbers = entities.filter(isNumber);
  const after = numbers.filter(({ from }) => from > name.from);
  const number = firstOf(after) ?? firstOf(numbers);
  return { name, number, more: numbers.filter((other) => other !== number) };
};

/** "UAE and Oman": one name for countries that "and" connects. */
const together = (names: readonly Name[]): Name | undefined => {
  const [first, last] = [names[0], names.at(-1)];
  const several = [...new Set(names.flatMap(({ country }) => country ?? []))];
  const isJoined = names.slice(1).some((name) => name.isJoined);
  if (!first || !last || !isJoined || several.length < 2) return undefined;
  return { kind: 'name', several, isWhole: true, from: first.from, to: last.to };
};

/** Names beside each other and the number that belongs to the nearest of them. */
const settle = (names: readonly Name[], numbers: readonly NumberToken[], isNumberFirst: boolean): Entry[] => {
  const number = firstOf(numbers);
  const more = numbers.filter((other) => other !== number);
  const countries = clearest(names);
  const shared = number && countries.length === names.length ? together(countries) : undefined;
  if (shared) return [{ name: shared, number, more }];
  const kept = names.filter((name) => !name.country || countries.includes(name));
  const nearest = isNumberFirst ? (countries[0] ?? kept[0]) : (countries.at(-1) ?? kept.at(-1));
  if (!nearest) return number ? [{ number, more }] : [];
  return kept.map((name) => (name === nearest ? { name, number, more } : { name, more: [] }));
};

/** Names and numbers that take turns, whichever of the two comes first. */
const takeTurns = (entities: readonly Entity[]): Entry[] => {
  const isNumberFirst = entities[0]?.kind === 'number';
  const entries: Entry[] = [];
  let names: Name[] = [];
  let numbers: NumberToken[] = [];
  const end = () => {
    entries.push(...settle(names, numbers, isNumberFirst));
    names = [];
    numbers = [];
  };
  for (const entity of entities) {
    const isNext = isNumberFirst ? isNumber(entity) && names.length > 0 : isName(entity) && numbers.length > 0;
    if (isNext) end();
    if (isName(entity)) names.push(entity);
    else numbers.push(entity);
  }
  end();
  return entries;
};

const pair = (entities: readonly Entity[], isRow: boolean): Entry[] => {
  if (entities.length === 0) return [];
  const names = entities.filter(isName);
  const countries = clearest(names);
  const [only] = countries;
  const isOne = new Set(countries.map(({ country }) => country)).size === 1;
  // "The rest is 60 in Ghana": one country and one number belong together, whatever stands around them.
  const isPlain = names.length === 1 || entities.filter(isNumber).length === 1;
  if (only && isOne && (isRow || isPlain)) return [readRow(only, entities)];
  return takeTurns(entities);
};

/** Brings the parts together whose countries share one number: "UAE and Oman 300", "300 in the UAE and Oman". */
const joinParts = (parts: readonly Part[]): Part[] => {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const [first, ...rest] = part.entities;
    if (!part.isJoined || !before || first?.kind !== 'name') {
      joined.push(part);
      continue;
    }
    const entities: Entity[] = [{ ...first, isJoined: true }, ...rest];
    const isNumberFirst = before.entities[0]?.kind === 'number' && entities.every(isName);
    const isShared = !part.isEach && (before.entities.every(isName) || isNumberFirst);
    const isKnown = [...before.entities, ...entities].every((entity) => isNumber(entity) || entity.country);
    if (isShared && isKnown && !part.isTotal && !before.isTotal)
      joined.splice(-1, 1, { ...before, entities: [...before.entities, ...entities] });
    else joined.push({ ...part, entities });
  }
  return joined;
};

/** Brings the names and numbers of a line together: first within each part, then across parts. */
export const pairUp = (given: readonly Part[], isRow: boolean): Pairing => {
  const parts = joinParts(given);
  const entries: Entry[] = [];
  const totals: NumberToken[] = [];
  let loose: Entity[] = [];
  let isAfterTotal = false;
  const flush = () => {
    entries.push(...pair(loose, isRow));
    loose = [];
  };
  if (isRow && !parts.some(({ isTotal }) => isTotal))
    return {
      entries: pair(
        parts.flatMap(({ entities }) => entities),
        isRow,
      ),
      totals,
    };
  for (const { entities, isEach, isTotal } of parts) {
    const numbers = entities.filter(isNumber);
    isAfterTotal = isTotal || (isAfterTotal && numbers.length === entities.length);
    if (isAfterTotal) {
      flush();
      totals.push(...numbers);
    } else if (numbers.length === 0 || numbers.length === entities.length) loose.push(...entities);
    else {
      const own = pair(entities, false);
      const shared = isEach && loose.every(isName) ? own.find(({ number }) => number)?.number : undefined;
      if (shared) {
        entries.push(...loose.filter(isName).map((name) => ({ name, number: shared, more: [] })));
        loose = [];
      }
      flush();
      entries.push(...own);
    }
  }
  flush();
  return { entries, totals };
};
