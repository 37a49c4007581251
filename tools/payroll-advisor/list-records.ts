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

/** A name that is all of its part of the line wins over one inside other words, such as "Example India Ltd". */
const clearest = (names: readonly Name[]): Name[] => {
  const whole = names.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : [...names];
};

/** A row of a spreadsheet about one country: the first number after the name counts, else the first one before it. */
const readRow = (name: Name, entities: readonly Entity[]): Entry => {
  const numbers = entities.filter(isNumber);
  const number = numbers.find(({ from }) => from > name.from) ?? numbers[0];
  return { name, number, more: numbers.filter((other) => other !== number) };
};

/** Names beside each other and the number that belongs to the nearest of them. */
const settle = (names: readonly Name[], [number, ...more]: readonly NumberToken[], isNumberFirst: boolean): Entry[] => {
  const countries = clearest(names.filter(({ country }) => country));
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
  const countries = clearest(names.filter(({ country }) => country));
  const [only] = countries;
  const isOne = new Set(countries.map(({ country }) => country)).size === 1;
  // "The rest is 60 in Ghana": one country and one number belong together, whatever stands around them.
  const isPlain = names.length === 1 || entities.filter(isNumber).length === 1;
  if (only && isOne && (isRow || isPlain)) return [readRow(only, entities)];
  return takeTurns(entities);
};

/** Brings the names and numbers of a line together: first within each part, then across parts. */
export const pairUp = (parts: readonly Part[], isRow: boolean): Pairing => {
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
