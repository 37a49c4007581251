import { setTimeout as pause } from 'node:timers/promises';
import { faultCode } from '../store/database.ts';
import { confirmWritable } from '../store/probe.ts';
import { countWaiting } from '../store/read.ts';
import type { Store } from '../store/store.ts';

/** What a monitor is told: nothing personal and no secret. */
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

const unavailable = (fault: string): Health => ({
  ok: false,
  store: 'unavailable',
  pending: null,
  parked: null,
  quarantined: null,
  oldestUndeliveredSeconds: null,
  fault,
});

/**
 * Tells the truth by writing. Requests that come together share one look, so asking often costs little. The limit is
 * longer than a healthy store needs; a monitor must get its answer.
 */
export function healthCheck(store: Store, now: () => number, limitMs = 2000): () => Promise<Health> {
  const look = (): Promise<Health> =>
    store.use(async (database) => {
      await confirmWritable(database);
      const { oldest, ...counts } = await countWaiting(database.reader);
      const seconds = oldest === null ? null : Math.max(0, Math.round((now() - oldest) / 1000));
      return { ok: true, store: database.kind, ...counts, oldestUndeliveredSeconds: seconds, fault: null };
    });
  let current: Promise<Health> | undefined;
  return () => {
    current ??= Promise.race([look(), pause(limitMs, unavailable('no answer in time'), { ref: false })])
      .catch((error: unknown) => unavailable(faultCode(error)))
      .finally(() => {
        current = undefined;
      });
    return current;
  };
}
