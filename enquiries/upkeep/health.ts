import { setTimeout as pause } from 'node:timers/promises';
import { confirmWritable, faultCode } from '../store/database.ts';
import { countWaiting } from '../store/read.ts';
import type { Store } from '../store/store.ts';

export interface Health {
  /** False when the store cannot write: no enquiry can be taken. */
  ok: boolean;
  /** True when a person should look: not ok, no delivery is set up, or an enquiry waits too long for its delivery. */
  degraded: boolean;
  deliverySetUp: boolean;
  store: 'sqlite' | 'postgres' | 'unavailable';
  pending: number | null;
  parked: number | null;
  quarantined: number | null;
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

const unavailable = {
  ok: false,
  degraded: true,
  store: 'unavailable',
  pending: null,
  parked: null,
  quarantined: null,
  kept: null,
  oldestUndeliveredSeconds: null,
  oldestHeldSeconds: null,
} as const;

/** Tells the truth by writing. */
export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { store, now, deliverySetUp, alertAfterMinutes, limitMs = 2000 } = parts;
  const since = (time: number | null) => (time === null ? null : Math.max(0, Math.round((now() - time) / 1000)));
  const look = async (): Promise<Health> => {
    const { kind, oldest, oldestHeld, ...counts } = await store.use(async (database) => {
      await confirmWritable(database);
      return { kind: database.kind, ...(await countWaiting(database.reader)) };
    });
    const oldestUndeliveredSeconds = since(oldest);
    const isLate = (oldestUndeliveredSeconds ?? 0) > alertAfterMinutes * 60;
    const ages = { oldestUndeliveredSeconds, oldestHeldSeconds: since(oldestHeld) };
    return {
      ok: true,
      degraded: !deliverySetUp || isLate,
      deliverySetUp,
      store: kind,
      ...counts,
      ...ages,
      fault: null,
    };
  };
  return () => {
    const tooLong = pause(limitMs, { ...unavailable, deliverySetUp, fault: 'no answer in time' }, { ref: false });
    const failed = (error: unknown): Health => ({ ...unavailable, deliverySetUp, fault: faultCode(error) });
    return Promise.race([look(), tooLong]).catch(failed);
  };
}
