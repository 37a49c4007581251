import type { Deadline } from './schema.ts';
import { readWhen } from './when.ts';

/** {ends|was to end}: the words until the day, and those after it. */
const PAIR = /\{([^{}|]+)\|([^{}|]+)\}/;
export interface Piece {
  text: string;
  /** What the piece becomes when its day has passed; nothing for words that hold always. */
  after?: string | undefined;
}

/** A text in pieces, so that a page can change the tense on the day of the visit. */
export const piecesOf = (text: string): Piece[] => {
  const [, before, after] = PAIR.exec(text) ?? [];
  if (before === undefined) return [{ text }];
  const at = text.search(PAIR);
  const rest = text.slice(at + `{${before}|${after}}`.length);
  return [{ text: text.slice(0, at) }, { text: before, after }, ...piecesOf(rest)].filter((piece) => piece.text !== '');
};

export const inTense = (text: string, isPast: boolean): string =>
  piecesOf(text)
    .map(({ text: before, after = before }) => (isPast ? after : before))
    .join('');

/** A record in the words that are true on a day. */
export const spokenOn = <Record extends Deadline>(record: Record, today: string): Record => {
  const at = readWhen(record.when);
  const say = (text: string): string => inTense(text, at !== undefined && at.last < today);
  const { text, affects, action, news } = record;
  return {
    ...record,
    text: say(text),
    affects: say(affects),
    action: say(action),
    news: news && say(news),
  };
};
