import { markdownTable } from '../lib/markdown-table.ts';
import { round } from '../lib/statistics.ts';
import type { Build } from './run-build.ts';

export interface Row extends Build {
  name: string;
  /** With the pictures for shared links that an earlier build kept. */
  again: Build;
}

/** What each further page adds; the same in every row of a build that grows linearly. */
const msPerPage = (build: Build, first: Build): number =>
  build.pages > first.pages
    ? round(((build.cpuSeconds - first.cpuSeconds) * 1000) / (build.pages - first.pages), 1)
    : Number.NaN;

const cellsOf = (build: Build, today: Build): number[] => [
  build.seconds,
  build.cpuSeconds,
  msPerPage(build, today),
  build.megabytes,
];

export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(
    [
      ...['Content', 'Pages', 'First build s', 'CPU s', 'CPU ms a page', 'Peak MB'],
      ...['Build again s', 'CPU s, again', 'CPU ms a page, again', 'Peak MB, again'],
    ],
    rows.map((row) => {
      const [today = row] = rows;
      return [row.name, row.pages, ...cellsOf(row, today), ...cellsOf(row.again, today.again)];
    }),
  );
