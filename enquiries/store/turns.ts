import { hasCome } from './clock.ts';
import type { Writer } from './database.ts';

/** True for exactly one caller on any server until `restMs` have passed. */
export async function takeTurn(writer: Writer, name: string, now: number, restMs: number): Promise<boolean> {
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

/** Ends the wait early. True for the one caller that ended it. */
export async function giveTurnBack(writer: Writer, name: string): Promise<boolean> {
  const given = await writer.deleteFrom('turn').where('name', '=', name).returning('name').execute();
  return given.length > 0;
}
