/** As long as a message may be; what normalising adds is not looked at. The work grows with the length and no faster. */
const longest = 5_000;

/** A web address: with its scheme, with www, or a domain that goes on with a slash. Every part is bounded. */
const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?<![\p{L}\p{N}.@\-])[a-z0-9\-]{1,63}(?:\.[a-z0-9\-]{1,63}){0,3}\.[a-z]{2,24}\/[^\s<>"'\]]*`;
const link = new RegExp(address, 'giv');

export const linksIn = (text: string): string[] => text.slice(0, longest).match(link) ?? [];

/** Scripts without spaces: every character is a word. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
const token = new RegExp(
  [
    `(?<link>${address})`,
    String.raw`(?<end>[.!?;:।؟…](?=\s|$)|[。！？]|\n\n)`,
    String.raw`(?<word>[${unspaced}+$€£₹%]|[[\p{L}\p{M}\p{N}]--[${unspaced}]]+)`,
  ].join('|'),
  'gv',
);

/**
 * The words of a text in lower case, `.` at the start and where a sentence ends, `LINK` for a web address and `#` for a
 * number. Accents, invisible characters and styled letters are folded away.
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{sc=Inherited}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, longest);
  const words = [...folded.matchAll(token)].map(({ groups }) => {
    if (groups?.['link']) return 'LINK';
    if (groups?.['end']) return '.';
    const word = groups?.['word'] ?? '';
    return /^\d+$/.test(word) ? '#' : word;
  });
  return ['.', ...words];
}
