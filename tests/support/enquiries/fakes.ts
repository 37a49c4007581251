import type { Delivery } from '../../../enquiries/deliveries/delivery.ts';
import type { Log, LogFacts } from '../../../enquiries/log.ts';
import { openWorker, type WorkerParts } from '../../../enquiries/outbox/worker.ts';
import type { Database } from '../../../enquiries/store/database.ts';
import { recordDelivered } from '../../../enquiries/store/outbox.ts';
import { openStore } from '../../../enquiries/store/store.ts';

/** A clock that moves only when told to. */
export class TestClock {
  time = Date.UTC(2026, 10, 15, 9);
  readonly now = () => this.time;

  pass(amount: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = amount;
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

/** Keeps what was logged, to be looked at and to be searched for what must not be in it. */
export class TestLog implements Log {
  readonly lines: { level: string; event: string; facts: LogFacts }[] = [];
  info = (event: string, facts: LogFacts = {}) => void this.lines.push({ level: 'info', event, facts });
  warn = (event: string, facts: LogFacts = {}) => void this.lines.push({ level: 'warn', event, facts });
  error = (event: string, facts: LogFacts = {}) => void this.lines.push({ level: 'error', event, facts });

  get text(): string {
    return JSON.stringify(this.lines);
  }

  events(level: string): string[] {
    return this.lines.filter((line) => line.level === level).map((line) => line.event);
  }
}

export function storeOf(database: Database, log: Log = new TestLog()) {
  return openStore(async () => database, log);
}

/** Nobody waits for anything any more. */
export async function closeAll(database: Pick<Database, 'atomically'>): Promise<void> {
  const closed = { status: 'closed', waiting_since: null } as const;
  await database.atomically((writer) => writer.updateTable('enquiry').set(closed).execute());
}

/** As if the first attempt of a delivery had arrived. */
export function arrive(database: Database, enquiryId: string, delivery: string, now: number) {
  return recordDelivered(database, { id: `${enquiryId}/${delivery}`, delivery, attempts: 1, receipt: '250 OK' }, now);
}

/** As if servers had noted the time every hour for a month. */
export async function steadyClock(database: Database, now: number): Promise<void> {
  const note = { seen_at: now, steady_since: now - 30 * 24 * 3_600_000 };
  await database.atomically((writer) =>
    writer
      .insertInto('clock')
      .values({ id: 1, ...note })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(note))
      .execute(),
  );
}

/** A worker whose attempts begin when the test says so, and whose waiting times are exact. */
export function workerOn(
  database: Database,
  deliveries: readonly Delivery[],
  clock: TestClock,
  more: Partial<WorkerParts> = {},
) {
  return openWorker({
    store: storeOf(database),
    deliveries,
    log: new TestLog(),
    now: clock.now,
    random: () => 0.5,
    ...more,
  });
}
