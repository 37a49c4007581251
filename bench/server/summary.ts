import { markdownTable } from '../lib/markdown-table.ts';
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
  const times = ({ p50Ms, p99Ms }: LoadResult): string => `${p50Ms} · ${p99Ms}`;
  return markdownTable(
    [...['Answer', 'Bytes', 'ours /s', 'nginx /s', 'ours / nginx'], ...['ours p50 · p99 ms', 'nginx p50 · p99 ms']],
    rows.map(({ name, status, bytes, results: { ours, nginx }, toNginx }) => [
      `${name} (${status})`,
      ...[bytes, ours.perSecond, nginx.perSecond, toNginx],
      ...[times(ours), times(nginx)],
    ]),
  );
};
