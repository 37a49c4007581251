import { sql } from 'kysely';
import { gulfDay, monthsBefore } from '../../common/day.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** How often something happened on a day. Nothing says who did it, or what else they did. */
export type Tally = Tables['tally'];

/** Each 1.5 % wide, so that a percentile read from them is off by less than 1 %. */
const BUCKET_STEP = 1.015;
/** Layout shift is a small number without a unit; times are milliseconds. */
function scaleOf(measure: string): number {
  return measure === 'CLS' ? 1000 : 1;
}
export const MEASURES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
type Measure = (typeof MEASURES)[number];

export function bucketOf(measure: Measure, value: number): number {
  return Math.round(Math.log(1 + value * scaleOf(measure)) / Math.log(BUCKET_STEP));
}
function middleOf(measure: Measure, bucket: number): number {
  return (BUCKET_STEP ** bucket - 1) / scaleOf(measure);
}

/** The value that three quarters did not exceed, from how often each bucket was met. */
export function percentile75(measure: Measure, buckets: ReadonlyMap<number, number>): number {
  const rank = 0.75 * [...buckets.values()].reduce((sum, times) => sum + times, 0);
  let met = 0;
  for (const [bucket, times] of [...buckets].sort(([one], [other]) => one - other)) {
    met += times;
    if (met >= rank) return middleOf(measure, bucket);
  }
  return Number.NaN;
}

const ROWS_PER_STATEMENT = 500;

export function addTallies(database: Database, tallies: readonly Tally[]): Promise<void> {
  return database.atomically(async (writer) => {
    for (let at = 0; at < tallies.length; at += ROWS_PER_STATEMENT)
      await writer
        .insertInto('tally')
        .values(tallies.slice(at, at + ROWS_PER_STATEMENT))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name', 'detail'])
            .doUpdateSet({ times: sql<number>`tally.times + excluded.times` }),
        )
        .execute();
  });
}

/** The promise of the privacy policy. */
const KEPT_MONTHS = 25;

export function forgetTallies(database: Database, now: number): Promise<void> {
  return database.atomically(async (writer) => {
    await writer
      .deleteFrom('tally')
      .where('day', '<', gulfDay(monthsBefore(now, KEPT_MONTHS)))
      .execute();
  });
}
