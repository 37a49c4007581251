import { setTimeout as pause } from 'node:timers/promises';
import type { BackupHealth } from '../backup/state.ts';
import { confirmWritable, faultCode } from '../store/database.ts';
import { countWaiting } from '../store/read.ts';
import type { Store } from '../store/store.ts';

interface HealthParts {
  store: Store;
  now: () => number;
  deliverySetUp: boolean;
  alertAfterMinutes: number;
  /** Undefined where the store is backed up by programs of its own. */
  backup?: (() => BackupHealth) | undefined;
  /** Longer than a healthy store needs; a monitor must get its response. */
  limitMs?: number;
}

const UNAVAILABLE = {
  ok: false,
  degraded: true,
  store: 'unavailable' as const,
  pending: null,
  parked: null,
  quarantined: null,
  kept: null,
  oldestUndeliveredSeconds: null,
  oldestHeldSeconds: null,
};

/** By writing. Not `ok`: none can be taken. `degraded`: undelivered, late, or no backup. */
export function healthCheck(parts: HealthParts) {
  const { store, now, deliverySetUp, alertAfterMinutes, backup, limitMs = 2000 } = parts;
  const since = (time: number | null) =>
    time === null ? null : Math.max(0, Math.round((now() - time) / 1000));
  const look = async () => {
    const { kind, oldest, oldestHeld, ...counts } = await store.use(async (database) => {
      await confirmWritable(database);
      return { kind: database.kind, ...(await countWaiting(database.reader)) };
    });
    const oldestUndeliveredSeconds = since(oldest);
    const isLate = (oldestUndeliveredSeconds ?? 0) > alertAfterMinutes * 60;
    const ages = { oldestUndeliveredSeconds, oldestHeldSeconds: since(oldestHeld) };
    const backups = { backup: backup?.() ?? null };
    const degraded = !deliverySetUp || isLate || backups.backup?.isLate === true;
    const state = { ok: true, degraded, deliverySetUp, store: kind, fault: null };
    return { ...state, ...counts, ...ages, ...backups };
  };
  const failed = (fault: string) => ({
    ...UNAVAILABLE,
    deliverySetUp,
    backup: backup?.() ?? null,
    fault,
  });
  return () => {
    const tooLong = pause(limitMs, failed('no response in time'), { ref: false });
    return Promise.race([look(), tooLong]).catch((error) => failed(faultCode(error)));
  };
}
export type Health = Awaited<ReturnType<ReturnType<typeof healthCheck>>>;
