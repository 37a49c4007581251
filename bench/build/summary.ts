import { type Column, markdownTable } from '../lib/markdown-table.ts';
import { round } from '../lib/statistics.ts';
import type { Build } from './run-build.ts';

export interface Row extends Build {
  name: string;
  /** With the pictures for shared links that an earlier build kept. */
  again: Build;
}

/** What each further page adds; the same in every row of a build that grows linearly. */
export const msPerPage = (build: Build, first: Build | undefined): number | undefined =>
  first && build.pages > first.pages
    ? round(((build.cpuSeconds - first.cpuSeconds) * 1000) / (build.pages - first.pages), 1)
    : undefined;

export const tableOf = (rows: readonly Row[]): string => {
  const [today] = rows;
  const column = (title: string, text: (row: Row) => number | undefined): Column<Row> => ({
    title,
    align: 'right',
    text: (row) => String(text(row) ?? '–'),
  });
  return markdownTable<Row>(
    [
      { title: 'Content', text: ({ name }) => name },
      column('Pages', ({ pages }) => pages),
      column('First build s', ({ seconds }) => seconds),
      column('CPU s', ({ cpuSeconds }) => cpuSeconds),
      column('CPU ms a page', (row) => msPerPage(row, today)),
      column('Peak MB', ({ megabytes }) => megabytes),
      column('Build again s', ({ again }) => again.seconds),
      column('CPU s, again', ({ again }) => again.cpuSeconds),
      column('CPU ms a page, again', ({ again }) => msPerPage(again, today?.again)),
      column('Peak MB, again', ({ again }) => again.megabytes),
    ],
    rows,
  );
};
