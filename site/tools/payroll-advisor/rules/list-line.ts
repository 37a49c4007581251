import type { Country } from './countries.ts';
import type { CountryToken, NumberToken, Token } from './list-tokens.ts';
import type { ListWords } from './list-words.ts';

/** A name, known or not, or a number, as one line gives them. */
export interface Name {
  kind: 'name';
  /** Missing where we know no country of this name. */
  country?: Country;
  /** Nothing but the name stands in its part of the line. */
  isWhole: boolean;
  /** "and" or "/" stands between it and the name before. */
  isJoined?: boolean;
  /** Countries that share one number, which we cannot divide: "UAE and Oman 300". */
  several?: readonly Country[];
  from: number;
  to: number;
}
export type Entity = Name | NumberToken;

/** A part of a line between two separators. */
export interface Part {
  entities: Entity[];
  /** Its number holds for the names before it as well: "UAE and Oman 500 each". */
  isEach: boolean;
  isTotal: boolean;
  /** "and" or "/" stands before it. */
  isJoined: boolean;
}

const isCountry = (token: Token): token is CountryToken => token.kind === 'country';
/** 2000 is the year that is most often a number of people. */
export const isYear = ({ value, from, to }: NumberToken): boolean =>
  value !== null && value >= 1990 && value < 2050 && value !== 2000 && to - from === 4;

/**
 * "In" may be India or a word, "NA" Namibia or "not available". A code counts where nothing but codes and names of
 * countries stands in its part; one that is an ordinary word as well counts only where it has a number.
 */
const isMeant = (
  token: CountryToken,
  part: readonly Token[],
  line: readonly Token[],
  raw: string,
  words: ListWords,
) => {
  if (!token.isCode) return true;
  const isOrdinary = words.passedOver.has(raw.toLowerCase());
  const others = part.filter((other) => other !== token);
  const isAlone = others.every(
    (other) => other.kind === 'number' || (other.kind === 'word' && words.passedOver.has(other.folded)),
  );
  const next = line.slice(line.indexOf(token) + 1).find(({ kind }) => kind !== 'mark');
  const hasOwnNumber = next?.kind === 'number' || others.some(({ kind }) => kind === 'number');
  const isOnly = line.every((other) => other === token || other.kind !== 'country');
  const isUnit = words.units.has(raw.toLowerCase()) && line[line.indexOf(token) - 1]?.kind === 'number';
  if (isUnit && !isOnly) return next?.kind === 'number';
  const isListOfCodes = line.every(({ kind, ...other }) => kind !== 'word' && (!('isCode' in other) || other.isCode));
  if (isListOfCodes && next?.kind === 'number') return true;
  if (isAlone) return !isOrdinary || hasOwnNumber || isOnly;
  const isUpper = raw === raw.toUpperCase();
  if (isOrdinary) return isUpper && next?.kind === 'number';
  return isUpper && others.every((other) => other.kind !== 'word' || words.passedOver.has(other.folded));
};

/** The names and numbers of one part. Words beside a known name belong to it; others are a name that we do not know. */
const readPart = (part: readonly Token[], line: readonly Token[], text: string, words: ListWords): Entity[] => {
  const entities: Entity[] = [];
  let run: Token[] = [];
  const endRun = () => {
    const known = run
      .filter(isCountry)
      .filter((token) => isMeant(token, part, line, text.slice(token.from, token.to), words));
    const unknown = run.filter(
      (token) =>
        (token.kind === 'word' && !words.passedOver.has(token.folded) && !words.notPeople.has(token.folded)) ||
        (isCountry(token) &&
          !known.includes(token) &&
          !words.passedOver.has(text.slice(token.from, token.to).toLowerCase()) &&
          !words.units.has(text.slice(token.from, token.to).toLowerCase())),
    );
    const [first, last] = [unknown[0], unknown.at(-1)];
    for (const { country, from, to } of known) {
      const before = entities.at(-1);
      if (before?.kind === 'name' && before.country === country) before.to = to;
      else entities.push({ kind: 'name', country, isWhole: !first, from, to });
    }
    if (known.length === 0 && first && last)
      entities.push({ kind: 'name', isWhole: true, from: first.from, to: last.to });
    run = [];
  };
  for (const [index, token] of part.entries()) {
    const next = part[index + 1];
    if (token.kind !== 'number') run.push(token);
    else if (next?.kind !== 'word' || !words.notPeople.has(next.folded)) {
      endRun();
      entities.push(token);
    }
  }
  endRun();
  const names = entities.filter(({ kind }) => kind === 'name').length;
  const isOver = () => entities.filter(({ kind }) => kind === 'number').length > names;
  return entities.filter((entity) => !(entity.kind === 'number' && isYear(entity) && names > 0 && isOver()));
};

/** Where the words end that only introduce a list: "Our people: UAE 6,000". */
const preambleOf = (tokens: readonly Token[]): number => {
  const colon = tokens.findIndex((token) => token.kind === 'mark' && token.mark === ':');
  const isNamed = tokens.slice(0, colon).some((token) => isCountry(token) && !token.isCode);
  return colon >= 0 && tokens[colon + 1]?.kind === 'country' && !isNamed ? colon + 1 : 0;
};

/** A line in its parts, as separators divide it. */
export const partsOf = (tokens: readonly Token[], text: string, words: ListWords): Part[] => {
  const begin = preambleOf(tokens);
  const line = tokens.slice(begin);
  const divide = (some: readonly Token[]): Part[] => {
    const parts: { tokens: Token[]; isJoined: boolean }[] = [{ tokens: [], isJoined: false }];
    for (const token of some) {
      const last = parts.at(-1);
      if (token.kind !== 'mark' || token.mark === 'each' || token.mark === ':') last?.tokens.push(token);
      else if (last?.tokens.length) parts.push({ tokens: [], isJoined: token.mark === 'and' || token.mark === '/' });
      else if (last) last.isJoined = false;
    }
    return parts
      .filter((part) => part.tokens.length > 0)
      .map(({ tokens: part, isJoined }) => {
        const [first, last] = [part[0], part.at(-1)];
        const hasPlace = part.some((token) => isCountry(token) && !token.isCode);
        return {
          entities: readPart(part, some, text, words),
          isEach: part.some((token) => token.kind === 'mark' && token.mark === 'each'),
          isTotal: !hasPlace && words.isTotal(text.slice(first?.from, last?.to)),
          isJoined,
        };
      });
  };
  // People before the colon are those of all countries behind it, unless a name says who they are.
  const people = divide(tokens.slice(0, begin)).filter(({ entities }) =>
    entities.some((entity) => entity.kind === 'number' && entity.value !== null && !isYear(entity)),
  );
  const isNamed = people.some(({ entities, isTotal }) => !isTotal && entities.some(({ kind }) => kind === 'name'));
  return [...people.map((part) => ({ ...part, isTotal: part.isTotal || !isNamed })), ...divide(line)];
};
