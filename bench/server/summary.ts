import { type Column, markdownTable } from '../lib/markdown-table.ts';
import { median, round } from '../lib/statistics.ts';
import type { LoadResult } from './load-generator.ts';

export const CONTENDERS = ['ours', 'nginx'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** The contenders one after the other: a pair in one round met the same machine. */
export type Round = Record<Contender, LoadResult>;

export interface Row {
  name: string;
  status: number;
  bytes: number;
  results: Record<Contender, LoadResult>;
  /** Median of the rounds' own ratios. */
  toNginx: number;
}

export const summarise = (rounds: readonly Round[]): Pick<Row, 'results' | 'toNginx'> => {
  const middle = (contender: Contender): LoadResult => ({
    perSecond: Math.round(median(rounds.map((one) => one[contender].perSecond))),
    p50Ms: round(median(rounds.map((one) => one[contender].p50Ms)), 2),
    p99Ms: round(median(rounds.map((one) => one[contender].p99Ms)), 2),
  });
  return {
    results: { ours: middle('ours'), nginx: middle('nginx') },
    toNginx: round(median(rounds.map(({ ours, nginx }) => ours.perSecond / nginx.perSecond)), 2),
  };
};

export const tableOf = (rows: readonly Row[]): string => {
  const column = (title: string, text: (row: Row) => string | number): Column<Row> => ({
    title,
    align: 'right',
    text: (row) => String(text(row)),
  });
  const rates = CONTENDERS.map((name) => column(`${name} /s`, ({ results }) => results[name].perSecond));
  const times = CONTENDERS.map((name) =>
    column(`${name} p50 · p99 ms`, ({ results }) => `${results[name].p50Ms} · ${results[name].p99Ms}`),
  );
  return markdownTable<Row>(
    [
      { title: 'Answer', text: ({ name, status }) => `${name} (${status})` },
      column('Bytes', ({ bytes }) => bytes),
      ...rates,
      column('ours / nginx', ({ toNginx }) => toNginx),
      ...times,
    ],
    rows,
  );
};
