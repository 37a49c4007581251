/** The comment lines directly above a line, as one text. Lines count from 1. */
const commentAbove = (lines: readonly string[], line: number): string => {
  const words: string[] = [];
  for (let i = line - 2; i >= 0; i--) {
    const comment = /^\s*#\s*(.*)$/.exec(lines[i] ?? '');
    if (!comment) break;
    words.unshift(comment[1]?.trim() ?? '');
  }
  return words.join(' ');
};

/** A comment above a whole list, or at the top of a file, mostly says other things. */
const ASKS = /\b(?:confirm|owner|provisional)\b/i;

/**
 * The comment that explains an open point. `above` begins with its own line, then the entries around it, outwards:
 * what stands directly above the point or its entry is about it; further out only what asks for something counts.
 */
export const noteFor = (yaml: string, above: readonly number[]): string | undefined => {
  const lines = yaml.split(/\r?\n/);
  const header = lines.findIndex((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const blank = lines.findIndex((line) => line.trim() === '');
  const top = commentAbove(lines, (blank > 0 && blank < header ? blank : header) + 1);
  const [near, far] = [above.slice(0, 2), above.slice(2)];
  const comments = [
    ...near.map((line) => commentAbove(lines, line)),
    ...[...far.map((line) => commentAbove(lines, line)), top].filter((comment) => ASKS.test(comment)),
  ];
  return comments.find((comment) => comment !== '');
};
