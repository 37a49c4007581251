import { withoutReordering } from '../../common/text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isWide =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60\uFFE0-\uFFE6]|^\p{Emoji_Presentation}/u;

const graphemes = (text: string) => [...segmenter.segment(text)].map((one) => one.segment);
const widthOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + (isWide.test(part) ? 2 : 1), 0);

function toWidth(text: string, width: number): string {
  const parts = graphemes(withoutReordering(text));
  if (widthOf(parts) <= width) return `${parts.join('')}${' '.repeat(width - widthOf(parts))}`;
  while (widthOf(parts) > width - 1) parts.pop();
  return `${parts.join('')}…${' '.repeat(width - 1 - widthOf(parts))}`;
}

export interface Column<Row> {
  title: string;
  most: number;
  text(row: Row): string;
}

export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [
    columns.map((column) => column.title),
    ...rows.map((row) => columns.map((column) => column.text(row))),
  ];
  const widths = columns.map((column, index) =>
    Math.min(column.most, Math.max(...cells.map((line) => widthOf(graphemes(withoutReordering(line[index] ?? '')))))),
  );
  return cells
    .map(
      (line) =>
        `${line
          .map((cell, index) => toWidth(cell, widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
