/** Lines that belong together: points of a list, rows of a table, lines of a quotation. */
const ROW = /^\s*(?:[-*+>|]|\d+[.)]\s)/;

/**
 * What is pasted into Markdown, with a blank line between its paragraphs. Word and mail programs put one line break there,
 * and begin the points of a list with a dot of their own.
 */
export const withParagraphs = (pasted: string): string => {
  const lines = pasted
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/^\s*[•·▪◦]\s*/, '- ').trimEnd());
  // Whoever has left blank lines knows what a paragraph is.
  if (lines.some((line, i) => line === '' && i > 0 && i < lines.length - 1)) return lines.join('\n');
  return lines
    .map((line, i) => {
      const next = lines[i + 1];
      if (next === undefined) return line;
      return next === '' || (ROW.test(line) && ROW.test(next)) ? `${line}\n` : `${line}\n\n`;
    })
    .join('');
};
