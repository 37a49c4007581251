import { type Counted, count } from '../../../common/wording.ts';

/** The message field of the enquiry form holds 5,000 characters; the rest is room for the visitor's own words. */
export const LETTER_LIMIT = 4000;
/** A link longer than this would push the words out of the message. */
const LINK_LIMIT = 1000;

interface Letter {
  head: readonly string[];
  /** Lines that may be left out from the end. */
  body: readonly string[];
  more: Counted;
  tail: readonly string[];
}

export const linkLine = (words: string, link: string): string[] =>
  link.length <= LINK_LIMIT ? [words.replace('{link}', () => link)] : [];

/** The whole letter if it fits; otherwise fewer lines of its body and a line that says how many are left out. */
export const fitLetter = ({ head, body, more, tail }: Letter): string => {
  for (let kept = body.length; ; kept -= 1) {
    const left = body.length - kept;
    const text = [...head, ...body.slice(0, kept), ...(left > 0 ? [count(left, more)] : []), ...tail].join('\n');
    if (kept === 0 || text.length <= LETTER_LIMIT) return text.slice(0, LETTER_LIMIT);
  }
};
