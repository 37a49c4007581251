/** Lines that belong together: points of a list, lines of a quotation, rows of a table. */
const ROW = /^\s*(?:[-*+>|]|\d+[.)]\s)/;

/** Word begins the points of a list with a dot or a number of its own, and a tab. */
const withoutTabs = (line: string): string =>
  line
    .replace(/^\s*[•·▪◦]\s*|^\s*[o§]\t/, '- ')
    .replace(/^\s*(\w{1,3}[.)])\t/, '$1 ')
    // In Markdown a tab at the start of a line makes it code.
    .replace(/^\t+(?![-*+\d])/, '')
    .trimEnd();

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|'));

const tableOf = (rows: readonly string[]): string => {
  const [head = '', ...rest] = rows.map((row) => `| ${cellsOf(row).join(' | ')} |`);
  const rule = `|${cellsOf(rows[0] ?? '')
    .map(() => '---')
    .join('|')}|`;
  return [head, rule, ...rest].join('\n');
};

/** The rows of a spreadsheet, or of a table on a web page, have tabs between their cells: they become one part. */
const withTables = (lines: readonly string[]): string[] => {
  const parts: string[][] = [];
  for (const line of lines) {
    const rows = parts.at(-1);
    const isNextRow = line.includes('\t') && cellsOf(rows?.[0] ?? '').length === cellsOf(line).length;
    if (rows && isNextRow) rows.push(line);
    else parts.push([line]);
  }
  return parts.map((rows) => (rows.length > 1 ? tableOf(rows) : (rows[0] ?? '').replaceAll('\t', ' ')));
};

/**
 * What is pasted into Markdown, with a blank line between its paragraphs, where Word and mail programs put a single line
 * break. A text that has blank lines already has its paragraphs; only its tables are set apart.
 */
export const withParagraphs = (pasted: string, mayHaveTables = false): string => {
  const lines = pasted.replace(/\r\n?/g, '\n').split('\n').map(withoutTabs);
  const hasBlankLines = lines.some((line, i) => line === '' && i > 0 && i < lines.length - 1);
  const parts = mayHaveTables ? withTables(lines) : lines;
  const isTable = (part: string): boolean => part.includes('\n');
  return parts
    .map((part, i) => {
      const next = parts[i + 1];
      if (next === undefined) return part;
      const isApart = isTable(part) || isTable(next) || !(hasBlankLines || (ROW.test(part) && ROW.test(next)));
      return part !== '' && next !== '' && isApart ? `${part}\n\n` : `${part}\n`;
    })
    .join('');
};
