import { faultCode } from '../store/database.ts';
import type { StoreDoor } from '../store/door.ts';
import { confirmWritable } from '../store/probe.ts';
import { countWaiting } from '../store/read.ts';

export interface Health {
  /** False when the store cannot write: no enquiry can be taken. */
  ok: boolean;
  store: 'sqlite' | 'postgres' | 'unavailable';
  /** Enquiries that still have something to be delivered. */
  pending: number | null;
  /** Enquiries whose delivery was given up after 72 hours and waits for staff. */
  parked: number | null;
  quarantined: number | null;
  oldestUndeliveredSeconds: number | null;
  fault: string | null;
}

/** Tells the truth by writing. Requests that come together share one look, so asking often costs little. */
export function healthCheck(door: StoreDoor, now: () => number): () => Promise<Health> {
  const look = async (): Promise<Health> => {
    try {
      return await door.use(async (database) => {
        await confirmWritable(database);
        const { oldest, ...counts } = await countWaiting(database.reader);
        const seconds = oldest === null ? null : Math.max(0, Math.round((now() - oldest) / 1000));
        return { ok: true, store: database.kind, ...counts, oldestUndeliveredSeconds: seconds, fault: null };
      });
    } catch (error) {
      const unknown = { pending: null, parked: null, quarantined: null, oldestUndeliveredSeconds: null };
      return { ok: false, store: 'unavailable', ...unknown, fault: faultCode(error) };
    }
  };
  let current: Promise<Health> | undefined;
  return () => {
    current ??= look().finally(() => {
      current = undefined;
    });
    return current;
  };
}
