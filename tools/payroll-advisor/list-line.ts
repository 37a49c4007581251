import type { NumberToken, PlaceToken, Token } from './list-tokens.ts';
import type { ListWords } from './list-words.ts';
import type { Place } from './places.ts';

/** A name, known or not, or a number, as one line gives them. */
export interface Name {
  kind: 'name';
  /** Missing where we know no country of this name. */
  place?: Place;
  /** Nothing but the name stands in its part of the line. */
  isWhole: boolean;
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
}

const isPlace = (token: Token): token is PlaceToken => token.kind === 'place';
export const isYear = ({ value, from, to }: NumberToken): boolean =>
  value !== null && value >= 1990 && value < 2050 && to - from === 4;

/**
 * "In" may be India or a word, "NA" Namibia or "not available". A code counts where nothing but codes and names of
 * countries stands in its part; one that is an ordinary word as well counts only where it has a number.
 */
const isCountry = (
  token: PlaceToken,
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
  const isOnly = line.every((other) => other === token || other.kind !== 'place');
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
      .filter(isPlace)
      .filter((token) => isCountry(token, part, line, text.slice(token.from, token.to), words));
    const unknown = run.filter(
      (token) =>
        (token.kind === 'word' && !words.passedOver.has(token.folded) && !words.notPeople.has(token.folded)) ||
        (isPlace(token) &&
          !known.includes(token) &&
          !words.passedOver.has(text.slice(token.from, token.to).toLowerCase())),
    );
    const [first, last] = [unknown[0], unknown.at(-1)];
    for (const { place, from, to } of known) {
      const before = entities.at(-1);
      if (before?.kind === 'name' && before.place === place) before.to = to;
      else entities.push({ kind: 'name', place, isWhole: !first, from, to });
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

/** "Our people: UAE 6,000" begins with words that are no name. */
const withoutPreamble = (tokens: readonly Token[]): readonly Token[] => {
  const colon = tokens.findIndex((token) => token.kind === 'mark' && token.mark === ':');
  const isNamed = tokens.slice(0, colon).some((token) => isPlace(token) && !token.isCode);
  const isPreamble = colon >= 0 && tokens[colon + 1]?.kind === 'place' && !isNamed;
  return isPreamble ? tokens.slice(colon + 1) : tokens;
};

/** A line in its parts, as separators divide it. */
export const partsOf = (tokens: readonly Token[], text: string, words: ListWords): Part[] => {
  const line = withoutPreamble(tokens);
  const parts: Token[][] = [[]];
  for (const token of line) {
    const last = parts.at(-1);
    if (token.kind !== 'mark' || token.mark === 'each' || token.mark === ':') last?.push(token);
    else if (last?.length) parts.push([]);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const [first, last] = [part[0], part.at(-1)];
      const hasPlace = part.some((token) => isPlace(token) && !token.isCode);
      return {
        entities: readPart(part, line, text, words),
        isEach: part.some((token) => token.kind === 'mark' && token.mark === 'each'),
        isTotal: !hasPlace && words.isTotal(text.slice(first?.from, last?.to)),
      };
    });
};
