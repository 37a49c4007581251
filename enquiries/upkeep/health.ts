import { setTimeout as pause } from 'node:timers/promises';
import { faultCode } from '../store/database.ts';
import { confirmWritable } from '../store/probe.ts';
import { countWaiting } from '../store/read.ts';
import type { Store } from '../store/store.ts';

/** What a monitor is told: nothing personal and no secret. */
export interface Health {
  /** False when the store cannot write: no enquiry can be taken. */
  ok: boolean;
  /** True when somebody should look: not ok, no delivery is set up, or an enquiry waits too long for its delivery. */
  degraded: boolean;
  /** False when mails only become files. */
  deliverySetUp: boolean;
  store: 'sqlite' | 'postgres' | 'unavailable';
  /** Enquiries that still have something to be delivered. */
  pending: number | null;
  /** Enquiries whose delivery was given up after 72 hours and waits for staff. */
  parked: number | null;
  quarantined: number | null;
  /** Enquiries that only became files. */
  kept: number | null;
  oldestUndeliveredSeconds: number | null;
  oldestHeldSeconds: number | null;
  fault: string | null;
}

export interface HealthParts {
  store: Store;
  now: () => number;
  deliverySetUp: boolean;
  alertAfterMinutes: number;
  /** Longer than a healthy store needs; a monitor must get its answer. */
  limitMs?: number;
}

const unknown = {
  pending: null,
  parked: null,
  quarantined: null,
  kept: null,
  oldestUndeliveredSeconds: null,
  oldestHeldSeconds: null,
};

/** Tells the truth by writing. Requests that come together share one look, so asking often costs little. */
export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { store, now, deliverySetUp, alertAfterMinutes, limitMs = 2000 } = parts;
  const unavailable = (fault: string): Health => ({
    ok: false,
    degraded: true,
    deliverySetUp,
    store: 'unavailable',
    fault,
    ...unknown,
  });
  const since = (time: number | null) => (time === null ? null : Math.max(0, Math.round((now() - time) / 1000)));
  const writable = async (): Promise<Pick<Health, 'store' | 'fault'>> => {
    try {
      return await store.use(async (database) => {
        await confirmWritable(database);
        return { store: database.kind, fault: null };
      });
    } catch (error) {
      return { store: 'unavailable', fault: faultCode(error) };
    }
  };
  /** A full disk can still be read. */
  const counts = async () => {
    try {
      const { oldest, oldestHeld, ...numbers } = await store.use(({ reader }) => countWaiting(reader));
      return { ...numbers, oldestUndeliveredSeconds: since(oldest), oldestHeldSeconds: since(oldestHeld) };
    } catch {
      return unknown;
    }
  };
  const look = async (): Promise<Health> => {
    const found = await writable();
    const waiting = (await store.isOpen()) ? await counts() : unknown;
    const ok = found.fault === null;
    const isLate = (waiting.oldestUndeliveredSeconds ?? 0) > alertAfterMinutes * 60;
    return { ok, degraded: !ok || !deliverySetUp || isLate, deliverySetUp, ...found, ...waiting };
  };
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
