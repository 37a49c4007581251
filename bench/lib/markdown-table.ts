export interface Column<Row> {
  title: string;
  /** Numbers are aligned right. */
  align?: 'left' | 'right';
  text: (row: Row) => string;
}

const pad = (text: string, width: number, align: Column<never>['align']): string =>
  align === 'right' ? text.padStart(width) : text.padEnd(width);

/** A Markdown table that also reads well in a terminal. */
export const markdownTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    `| ${texts.map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.align)).join(' | ')} |`;
  const rule = columns.map(({ align }, index) => {
    const dashes = '-'.repeat(widths[index] ?? 3);
    return align === 'right' ? `${dashes.slice(1)}:` : dashes;
  });
  const [head = [], ...body] = cells;
  return [line(head), line(rule), ...body.map(line), ''].join('\n');
};
