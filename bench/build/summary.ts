import { type Column, markdownTable } from '../lib/markdown-table.ts';
import { round } from '../lib/statistics.ts';
import type { Build } from './run-build.ts';

export interface Row extends Build {
  name: string;
  /** With what an earlier build kept: Astro's store of content and the pictures for shared links. */
  again: Build;
}

/** From here on pages are counted: the first hundred carry the cost of starting. */
export const FIRST_PAGES = 100;

/** What each page beyond the first hundred adds. Nothing for small sites: there the noise is larger than the pages. */
export const msPerPage = (build: Build, first: Build | undefined): number | undefined =>
  first && build.pages >= 2 * FIRST_PAGES
    ? round(((build.seconds - first.seconds) * 1000) / (build.pages - first.pages), 1)
    : undefined;

export const tableOf = (rows: readonly Row[]): string => {
  // Posts bring further pages of the list with them, so that it has some more than a hundred.
  const base = rows.findLast(({ pages }) => FIRST_PAGES <= pages && pages < 2 * FIRST_PAGES);
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
      column('ms a page', (row) => msPerPage(row, base)),
      column('Peak MB', ({ megabytes }) => megabytes),
      column('Build again s', ({ again }) => again.seconds),
      column('ms a page, again', ({ again }) => msPerPage(again, base?.again)),
      column('Peak MB, again', ({ again }) => again.megabytes),
    ],
    rows,
  );
};
