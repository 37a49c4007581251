import { type Counted, count } from '../wording.ts';

/** What the message field of the enquiry form holds. */
export const MESSAGE_LIMIT = 4000;
/** A link longer than this would push the words out of the message. */
const LINK_LIMIT = 1000;

/** A form sends each line break as two characters (HTML, "Constructing the entry list"), so they count twice. */
const sizeOf = (text: string): number => text.length + text.split('\n').length - 1;

export interface Letter {
  head: readonly string[];
  /** Lines that may be left out from the end. */
  body: readonly string[];
  more: Counted;
  tail: readonly string[];
}

export const linkLine = (words: string, link: string): string[] =>
  link.length <= LINK_LIMIT ? [words.replace('{link}', () => link)] : [];

const compose = ({ head, body, more, tail }: Letter, kept: number): string => {
  const left = body.length - kept;
  return [...head, ...body.slice(0, kept), ...(left > 0 ? [count(left, more)] : []), ...tail].join('\n');
};

/** The whole letter if it fits; otherwise fewer lines of its body and a line that says how many are left out. */
export const fitLetter = (letter: Letter, limit: number = MESSAGE_LIMIT): string => {
  let kept = letter.body.length;
  while (kept > 0 && sizeOf(compose(letter, kept)) > limit) kept -= 1;
  const text = compose(letter, kept);
  if (sizeOf(text) <= limit) return text;
  const lines = text.split('\n').length;
  return `${text.slice(0, Math.max(0, limit - lines)).replace(/\p{Surrogate}/gu, '')}…`;
};
