/** Longer than any name; PostgreSQL takes no word of more than 2,047 bytes. */
const longest = 60;
/** A message is at most 5,000 characters; notes grow for as long as people write them. */
const most = 5000;

/**
 * A text as words to be found by: in small letters, without accents, each once. An address is found by its parts.
 */
export function searchWords(...texts: readonly string[]): string[] {
  const folded = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longest)))].slice(0, most);
}
