export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Pagefind escapes "<" and ">" of the page's text and puts <mark> round each match. It becomes plain pieces here,
 * because Trusted Types let no page take text as HTML.
 */
export const readExcerpt = (excerpt: string): Piece[] =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, i) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), isMatch: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
