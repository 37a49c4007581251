import { percentile } from '../lib/statistics.ts';

/** Lighthouse's two ways to be slow: calculated from a fast load, or really applied to it. */
export const METHODS = ['simulate', 'devtools'] as const;
export type Method = (typeof METHODS)[number];

/** What is loaded: the page, or its floor. */
export type Kind = 'page' | 'floor';

export interface Run {
  page: string;
  kind: Kind;
  method: Method;
}

/** Pages and floors take turns, so that a slow minute of the machine falls on all of them. */
export const planRuns = (pages: readonly string[], rounds: number): Run[] =>
  Array.from({ length: rounds }).flatMap(() =>
    METHODS.flatMap((method) =>
      pages.flatMap((page) => (['page', 'floor'] as const).map((kind) => ({ page, kind, method }))),
    ),
  );

/** Slower than this share of a good moment, and the machine had other work. */
const QUIET_SHARE = 0.8;
/** A good moment: only a quarter of the runs met a better one. The very best may be luck. */
const GOOD = 75;

/**
 * Which runs fell on a busy moment, by Lighthouse's measure of the processor at their beginning (its benchmarkIndex;
 * more is faster, 0 is a load that failed). Judged at the end, because only then the good moments are known.
 */
export const busyRuns = (speeds: readonly number[]): number[] => {
  const good = percentile(speeds, GOOD);
  return [...speeds.keys()].filter((index) => (speeds[index] ?? 0) < good * QUIET_SHARE);
};
