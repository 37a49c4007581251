import type { Actor } from '../staff/actor.ts';
import type { DeskParts } from './parts.ts';

/** A page that refreshes its list is not noted every time. */
const restMs = 3_600_000;

/** Notes who looked through all enquiries. What somebody searched for is not noted: it may be a visitor's name. */
export function readingNotes({ staff, now }: DeskParts) {
  const notedAt = new Map<string, number>();
  return async (me: Actor, what: 'listed-all' | 'searched'): Promise<void> => {
    const key = `${me.id} ${what}`;
    if (now() - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs) return;
    notedAt.set(key, now());
    await staff.note({ by: me, what });
  };
}
