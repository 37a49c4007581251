type Cell = string | number | undefined;

const textOf = (cell: Cell): string => {
  if (cell === undefined || Number.isNaN(cell)) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
};

/** A Markdown table that also reads well in a terminal. Columns that begin with a number are aligned right. */
export const markdownTable = (titles: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const cells = [titles, ...rows.map((row) => row.map(textOf))];
  const widths = titles.map((_, column) => Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)));
  const isNumber = titles.map((_, column) => typeof rows[0]?.[column] === 'number');
  const pad = (text: string, column: number, filling: string): string =>
    isNumber[column] ? text.padStart(widths[column] ?? 0, filling) : text.padEnd(widths[column] ?? 0, filling);
  const line = (texts: readonly string[], filling = ' '): string =>
    `| ${texts.map((text, column) => pad(text, column, filling)).join(' | ')} |`;
  const rule = line(
    titles.map((_, column) => (isNumber[column] ? '-:' : '--')),
    '-',
  );
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map((texts) => line(texts)), ''].join('\n');
};
