import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../common/day.ts';
import type { Database, Writer } from './database.ts';

/** How far the clocks of two servers may differ. */
export const SKEW_MS = 600_000;

/** The time has come, or is further ahead than it can be: then a wrong clock wrote it, and nothing waits for it. */
export function hasCome(column: string, now: number, maxMs: number): RawBuilder<SqlBool> {
  return sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + maxMs + SKEW_MS})`;
}

/** True for exactly one caller on any server until `restMs` have passed. */
export async function takeTurn(
  writer: Writer,
  name: string,
  now: number,
  restMs: number,
): Promise<boolean> {
  const next_at = now + restMs;
  const taken = await writer
    .insertInto('turn')
    .values({ name, next_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ next_at })
        .where(hasCome('turn.next_at', now, restMs)),
    )
    .returning('name')
    .execute();
  return taken.length > 0;
}

export async function giveTurnBack(writer: Writer, name: string): Promise<void> {
  await writer.deleteFrom('turn').where('name', '=', name).execute();
}

const STEADY_AFTER_MS = 7 * DAY_MS;

/**
 * Whether the clock can be trusted with deleting: a server notes the time every hour, and time that
 * is more than a day away from the last note has jumped (or no server ran, which looks the same).
 * Nothing is deleted until a week has passed without a jump. After a step back, what was noted as
 * waiting since some later day has been waiting since now.
 */
export async function noteTime(database: Database, now: number): Promise<'steady' | 'jumped'> {
  const last = await database.reader.selectFrom('clock').selectAll().executeTakeFirst();
  const passed = last ? now - last.seen_at : Number.POSITIVE_INFINITY;
  if (passed >= -SKEW_MS && passed < HOUR_MS) return 'steady';
  const jumped = Math.abs(passed) > DAY_MS;
  await database.atomically(async (writer) => {
    const note = { seen_at: now, steady_since: last && !jumped ? last.steady_since : now };
    await writer
      .insertInto('clock')
      .values({ id: 1, ...note })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(note))
      .execute();
    const later = now + SKEW_MS;
    await writer
      .updateTable('outbox')
      .set({ waiting_since: now })
      .where('waiting_since', '>', later)
      .execute();
    if (passed >= -SKEW_MS) return;
    // A retry that was planned while the clock was ahead is planned again.
    await writer
      .updateTable('outbox')
      .set((set) => ({
        due_at: now,
        first_attempt_at: set
          .case()
          .when('first_attempt_at', '>', later)
          .then(now)
          .else(set.ref('first_attempt_at'))
          .end(),
      }))
      .where('state', '=', 'pending')
      .where('due_at', '>', later)
      .execute();
  });
  return last && jumped ? 'jumped' : 'steady';
}

export async function isSteady(database: Database, now: number): Promise<boolean> {
  const last = await database.reader.selectFrom('clock').selectAll().executeTakeFirst();
  return (
    last !== undefined &&
    Math.abs(now - last.seen_at) <= DAY_MS &&
    now - last.steady_since >= STEADY_AFTER_MS
  );
}
