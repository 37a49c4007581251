import { markdownTable } from '../lib/markdown-table.ts';
import type { Latency } from '../lib/statistics.ts';

export interface Measured {
  store: string;
  what: string;
  desk: Latency;
  bare: Latency;
}

const times = ({ p50, p95, p99, max }: Latency): string => [p50, p95, p99, max].join(' · ');

export const tableOf = (measured: readonly Measured[]): string =>
  markdownTable<Measured>(
    [
      { title: 'Store', text: ({ store }) => store },
      { title: 'What', text: ({ what }) => what },
      { title: 'Desk', align: 'right', text: ({ desk }) => times(desk) },
      { title: 'Bare SQL', align: 'right', text: ({ bare }) => times(bare) },
    ],
    measured,
  );
