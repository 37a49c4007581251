import { type Counted, count } from '../../../../common/wording.ts';

/** The message field holds 5,000 characters; the rest is for the visitor's own words. */
export const MAX_LETTER_LENGTH = 4000;

interface Letter {
  handOver: { greeting: string; link: string; more: Counted; closing: string };
  /** The address of the result. */
  link: string;
  head: readonly string[];
  /** Lines that may be left out from the end. */
  body: readonly string[];
}

/** The whole letter if it fits; else fewer lines, and one that says how many are left out. */
export function fitLetter({ handOver: words, link, head, body }: Letter): string {
  const address = words.link.replace('{link}', () => link);
  for (let kept = body.length; ; kept -= 1) {
    const left = body.length - kept;
    const rest = left > 0 ? [count(left, words.more)] : [];
    const lines = [
      words.greeting,
      '',
      ...head,
      ...body.slice(0, kept),
      ...rest,
      '',
      address,
      words.closing,
    ];
    const text = lines.join('\n');
    if (kept === 0 || text.length <= MAX_LETTER_LENGTH) return text.slice(0, MAX_LETTER_LENGTH);
  }
}
