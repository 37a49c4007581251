/** How mail programs begin what they quote: a ruled line, one around words, or "On … wrote:". */
const DIVIDER = /^(_{8,}|-{2,} ?[^-]{3,60}-{2,}|On .{5,200} wrote:)\s*$/;
const HEADER = /^\*?(From|Sent|Date|To|Cc|Subject):/;

/** The quoted lines at the end of a text, with the line that introduces them; those between two replies stay in it. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  let start = lines.findIndex(
    (line, at) =>
      DIVIDER.test(line) ||
      [line, lines[at + 1] ?? '', lines[at + 2] ?? ''].every((one) => HEADER.test(one)),
  );
  if (start < 0) {
    const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'));
    const isQuoted = lines.slice(last + 1).some((line) => line.startsWith('>'));
    start = isQuoted ? last + 1 : lines.length;
    if (isQuoted && lines[last]?.trimEnd().endsWith(':'))
      start = lines[last - 1]?.startsWith('On ') ? last - 1 : last;
  }
  const own = lines.slice(0, start).join('\n').trim();
  return own === ''
    ? { text, quoted: '' }
    : { text: own, quoted: lines.slice(start).join('\n').trim() };
}
