import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { confirmWritable, faultCode } from '../store/database.ts';
import { countByDelivery, countWaiting } from '../store/read.ts';
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

/** The text format of Prometheus 0.0.4. Names and states are ours: none needs escaping. */
const gauge = (name: string, help: string, samples: readonly string[]): string =>
  `# HELP enquiries_${name} ${help}\n# TYPE enquiries_${name} gauge\n${samples.map((one) => `enquiries_${name}${one}\n`).join('')}`;

export async function readMetrics(store: Store, health: () => Promise<Health>): Promise<string> {
  const seen = await health();
  const jobs = await store.use(({ reader }) => countByDelivery(reader)).catch(() => []);
  const age = (seconds: number | null) => (seen.pending === null ? null : (seconds ?? 0));
  const values: [name: string, help: string, value: number | null][] = [
    ['store_writable', 'Whether enquiries can be stored.', Number(seen.ok)],
    ['degraded', 'Whether a person should look.', Number(seen.degraded)],
    ['delivery_set_up', 'Whether enquiries are brought to anybody.', Number(seen.deliverySetUp)],
    ['pending', 'Enquiries that wait for a delivery.', seen.pending],
    ['parked', 'Enquiries whose delivery waits for staff.', seen.parked],
    ['held', 'Enquiries in quarantine that nobody has decided on.', seen.quarantined],
    ['kept_as_file', 'Enquiries that only became files.', seen.kept],
    ['oldest_undelivered_seconds', 'Age of the oldest that waits; 0 for none.', age(seen.oldestUndeliveredSeconds)],
    ['oldest_held_seconds', 'Age of the oldest in quarantine; 0 for none.', age(seen.oldestHeldSeconds)],
  ];
  const deliveries = jobs.map(({ delivery, state, number }) => `{delivery="${delivery}",state="${state}"} ${number}`);
  return [
    ...values.map(([name, help, value]) => gauge(name, help, value === null ? [] : [` ${value}`])),
    gauge('deliveries', 'Deliveries by their state.', deliveries),
  ].join('');
}

const timeoutMs = 10_000;

export interface HeartbeatParts {
  url: string;
  health: () => Promise<Health>;
  log: Log;
}

/** Calls the owner's monitor while all is well. Silence is the alarm, so it also tells of a server that is gone. */
export async function beat({ url, health, log }: HeartbeatParts): Promise<void> {
  if ((await health()).degraded) return;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) log.warn('the heartbeat was not taken', { fault: `HTTP_${response.status}` });
  } catch (error) {
    log.warn('the heartbeat was not sent', { fault: faultCode(error) });
  }
}
