import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '../../common/day.ts';
import { type Delivery, PartlyDelivered, RecipientUnknown } from '../deliveries/delivery.ts';
import type { Log, LogFacts } from '../log.ts';
import { type Database, faultCode, isFaultOfRow, reasonOf } from '../store/database.ts';
import {
  type ClaimedJob,
  claim,
  MAX_WAIT_MS,
  recordDelivered,
  recordFailure,
} from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { ACKNOWLEDGEMENT } from '../store/tables.ts';

/** Longer than a receiver may be silent; the lease is longer still, or two would send. */
const ATTEMPT_TIMEOUT_MS = 150_000;
const LEASE_MS = 180_000;
const POLL_MS = 2000;
const RECORD_RETRY_MS = 2000;
const STORE_RETRY_MS = 10_000;
const DEFAULT_MAX_JOBS = 10;

const FIRST_WAIT_MS = 30_000;
const MAX_STEP_MS = MAX_WAIT_MS / 1.5;
/** Only a clock that jumped says 72 hours after so few attempts. */
const MIN_ATTEMPTS = 12;
/** 72 hours. Mail servers try for 4 to 5 days (RFC 5321, 4.5.4.1); staff want to know sooner. */
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;

/**
 * When to try again: after 30 s, doubling up to 4 h, each half to one and a half times that, so
 * that what failed together does not come back together. The last attempt falls on the end of the
 * 72 hours; null after it.
 */
export function nextAttempt(
  job: { attempts: number; attempts_before?: number; first_attempt_at: number | null },
  now: number,
  random: () => number,
): number | null {
  const end = (job.first_attempt_at ?? now) + GIVE_UP_AFTER_MS;
  if (now >= end && job.attempts >= MIN_ATTEMPTS) return null;
  const step = Math.min(
    FIRST_WAIT_MS * 2 ** (job.attempts - (job.attempts_before ?? 0) - 1),
    MAX_STEP_MS,
  );
  const next = Math.round(now + step * (0.5 + random()));
  return now < end ? Math.min(next, end) : next;
}

export interface WorkerParts {
  store: Store;
  deliveries: readonly Delivery[];
  log: Log;
  now: () => number;
  random?: () => number;
  attemptMs?: number;
  recordMs?: number;
}

/** Delivers stored enquiries. Each delivery has its own lane: a slow one delays no other. */
export function openWorker(parts: WorkerParts) {
  const { store, deliveries, log, now, random = Math.random } = parts;
  const owner = randomUUID();
  /** Aborting it ends the pause of every lane; then it is replaced. */
  let wake = new AbortController();
  const cutOff = new AbortController();
  let isStopping = false;
  let lanes: Promise<void>[] = [];

  /** While the store is unavailable: what was sent and not recorded would be sent again. */
  const record = async (
    facts: LogFacts,
    write: (database: Database) => Promise<void>,
  ): Promise<void> => {
    const { signal } = cutOff;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await store.use(write);
      } catch (error) {
        if (signal.aborted || isFaultOfRow(error)) throw error;
        if (isFirst)
          log.warn('the outcome of an attempt waits to be recorded', {
            ...facts,
            store: faultCode(error),
          });
        await pause(parts.recordMs ?? RECORD_RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  };

  const arrive = async (job: ClaimedJob, receipt: string): Promise<void> => {
    const facts = { job: job.id, attempt: job.attempts };
    try {
      await record(facts, (database) => recordDelivered(database, { ...job, receipt }, now()));
      log.info('delivered', facts);
    } catch (error) {
      // The lease runs out and the delivery is repeated, with the same Message-ID.
      log.warn('delivered but not recorded', { ...facts, fault: faultCode(error) });
    }
  };

  const fail = async (job: ClaimedJob, error: unknown): Promise<void> => {
    const again = () => (cutOff.signal.aborted ? now() : nextAttempt(job, now(), random));
    const dueAt = error instanceof RecipientUnknown ? null : again();
    const progress = error instanceof PartlyDelivered ? error.progress : job.progress;
    const failure = { owner, at: now(), dueAt, error: reasonOf(error), progress };
    const facts = { job: job.id, attempt: job.attempts, fault: faultCode(error) };
    try {
      await record(facts, (database) => recordFailure(database, job, failure));
      if (dueAt !== null)
        log.warn('not delivered yet', { ...facts, again: new Date(dueAt).toISOString() });
      else if (job.delivery === ACKNOWLEDGEMENT) log.info('acknowledgement given up', facts);
      else
        log.error(
          job.message_id === null ? 'parked after 72 hours' : 'a reply was not sent',
          facts,
        );
    } catch (fault) {
      log.warn('not delivered and not recorded', { ...facts, store: faultCode(fault) });
    }
  };

  const attempt = async (delivery: Delivery, job: ClaimedJob): Promise<void> => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(parts.attemptMs ?? ATTEMPT_TIMEOUT_MS),
      cutOff.signal,
    ]);
    const delivering = Promise.try(() => delivery.deliver(job.enquiry, job.progress, signal, job));
    const tooLong = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      await arrive(job, await Promise.race([delivering, tooLong]));
    } catch (error) {
      // A mail server may take the mail later than we wait. Then it must not be sent again.
      if (signal.aborted) delivering.then((receipt) => arrive(job, receipt)).catch(() => {});
      await fail(job, error);
    }
  };

  const round = async (delivery: Delivery): Promise<number> => {
    const { name, atOnce = DEFAULT_MAX_JOBS } = delivery;
    const claimed = { delivery: name, owner, now: now(), leaseMs: LEASE_MS, most: atOnce };
    const jobs = await store.use((database) => claim(database, claimed));
    await Promise.all(jobs.map((job) => attempt(delivery, job)));
    return jobs.length;
  };

  const lane = async (delivery: Delivery): Promise<void> => {
    while (!isStopping) {
      // Taken before looking for jobs: an enquiry stored meanwhile ends the pause at once.
      const { signal } = wake;
      let waitMs = 0;
      try {
        if ((await round(delivery)) === 0) waitMs = POLL_MS;
      } catch (error) {
        log.warn('the outbox cannot be read', { delivery: delivery.name, fault: faultCode(error) });
        waitMs = STORE_RETRY_MS;
      }
      if (waitMs > 0) await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  const nudge = (): void => {
    wake.abort();
    wake = new AbortController();
  };
  /** Jobs that are due wait for the next start. */
  const stopClaiming = (): void => {
    isStopping = true;
    nudge();
  };

  return {
    start(): void {
      lanes = deliveries.map(lane);
    },
    nudge,
    stopClaiming,
    /** Finishes the attempts under way; after the grace period the rest waits for a start. */
    async stop(graceMs: number): Promise<void> {
      stopClaiming();
      const cut = setTimeout(() => cutOff.abort(new Error('The program ended.')), graceMs);
      await Promise.all(lanes);
      clearTimeout(cut);
    },
    async runOnce(): Promise<number> {
      const counts = await Promise.all(deliveries.map(round));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
