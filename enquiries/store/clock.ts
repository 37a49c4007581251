import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** How far the clocks of servers may be apart. */
export const skewMs = 600_000;

/**
 * A time that has come, or one that lies further ahead than it may: a clock that was wrong for a while wrote that one,
 * and nothing waits for it.
 */
export const hasCome = (column: string, now: number, longestMs: number): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longestMs + skewMs})`;
