import { skewMs } from './clock.ts';
import type { Database } from './database.ts';

const hour = 3_600_000;
const day = 24 * hour;
const steadyAfterMs = 7 * day;

/**
 * Whether the clock can be trusted with deleting is seen from the database: a server notes the time every hour, and
 * time that is more than a day away from the last note has jumped (or no server ran, which looks the same). Nothing is
 * deleted until a week has passed without a jump. A clock that is wrong for longer meets the limit on how much may be
 * deleted at once.
 *
 * After a step back, what was noted as waiting since some later day has been waiting since now.
 */
export async function noteTime(database: Database, now: number): Promise<'steady' | 'jumped'> {
  const last = await database.reader.selectFrom('clock').selectAll().executeTakeFirst();
  const passed = last ? now - last.seen_at : Number.POSITIVE_INFINITY;
  if (passed >= -skewMs && passed < hour) return 'steady';
  const jumped = Math.abs(passed) > day;
  await database.atomically(async (writer) => {
    const note = { seen_at: now, steady_since: last && !jumped ? last.steady_since : now };
    await writer
      .insertInto('clock')
      .values({ id: 1, ...note })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(note))
      .execute();
    const later = now + skewMs;
    await writer.updateTable('outbox').set({ waiting_since: now }).where('waiting_since', '>', later).execute();
  });
  return last && jumped ? 'jumped' : 'steady';
}

export async function isSteady(database: Database, now: number): Promise<boolean> {
  const last = await database.reader.selectFrom('clock').selectAll().executeTakeFirst();
  return last !== undefined && Math.abs(now - last.seen_at) <= day && now - last.steady_since >= steadyAfterMs;
}
