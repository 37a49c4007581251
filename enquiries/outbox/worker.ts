import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, PartlyDelivered, RecipientUnknown } from '../deliveries/delivery.ts';
import type { Log, LogFacts } from '../log.ts';
import { faultCode, isFaultOfRow, reasonOf } from '../store/database.ts';
import { GroupCommit } from '../store/group-commit.ts';
import {
  type Arrival,
  type ClaimedJob,
  claim,
  longestWaitMs,
  recordDelivered,
  recordFailure,
} from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { acknowledgement } from '../store/tables.ts';

/** Longer than a receiver may be silent; the lease is longer still, or two workers would send the same mail. */
const attemptMs = 150_000;
const leaseMs = 180_000;
const pollMs = 2000;
const recordMs = 2000;
const awayMs = 10_000;
const usuallyAtOnce = 10;

const second = 1000;
const hour = 3600 * second;
const firstWait = 30 * second;
const longestStep = longestWaitMs / 1.5;

/** Only a clock that jumped says 72 hours after so few attempts. */
const leastAttempts = 12;

/** Mail servers try for 4 to 5 days (RFC 5321, 4.5.4.1); staff want to know sooner. */
const giveUpAfterMs = 72 * hour;

/**
 * When to try again after a failure, also after staff have: 30 s, doubling up to 4 h, each between half and one and a half times that, so that
 * what failed together does not come back together. The last attempt falls on the end of the 72 hours; null after it.
 */
export function nextAttempt(
  job: { attempts: number; attempts_before?: number; first_attempt_at: number | null },
  now: number,
  random: () => number,
): number | null {
  const end = (job.first_attempt_at ?? now) + giveUpAfterMs;
  if (now >= end && job.attempts >= leastAttempts) return null;
  const step = Math.min(firstWait * 2 ** (job.attempts - (job.attempts_before ?? 0) - 1), longestStep);
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

/** Delivers stored enquiries. Each delivery has a lane of its own, so that a slow one delays no other. */
export class OutboxWorker {
  readonly #parts: WorkerParts;
  readonly #owner = randomUUID();
  /** Aborting it ends the pause of every lane; then it is replaced. */
  #wake = new AbortController();
  readonly #cutOff = new AbortController();
  /** What arrives together is recorded together: one flush of the disk for all. */
  readonly #delivered = new GroupCommit<Arrival, void>(async (arrivals) => {
    const { store, now } = this.#parts;
    await store.use((database) => recordDelivered(database, arrivals, now()));
    return arrivals.map(() => undefined);
  }, isFaultOfRow);
  #isResting = false;
  #lanes: Promise<void>[] = [];

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#lanes = this.#parts.deliveries.map((delivery) => this.#lane(delivery));
  }

  nudge(): void {
    this.#wake.abort();
    this.#wake = new AbortController();
  }

  /** Begins nothing new. What is due waits for the next start. */
  rest(): void {
    this.#isResting = true;
    this.nudge();
  }

  /** Finishes the attempts under way; what is left after the grace period waits for the next start. */
  async stop(graceMs: number): Promise<void> {
    this.rest();
    const cut = setTimeout(() => this.#cutOff.abort(new Error('The program ended.')), graceMs);
    await Promise.all(this.#lanes);
    clearTimeout(cut);
  }

  async runOnce(): Promise<number> {
    const counts = await Promise.all(this.#parts.deliveries.map((delivery) => this.#round(delivery)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #lane(delivery: Delivery): Promise<void> {
    while (!this.#isResting) {
      // Taken before looking for jobs, so that an enquiry stored meanwhile ends the pause before it begins.
      const { signal } = this.#wake;
      let rest = 0;
      try {
        if ((await this.#round(delivery)) === 0) rest = pollMs;
      } catch (error) {
        this.#parts.log.warn('the outbox cannot be read', { delivery: delivery.name, fault: faultCode(error) });
        rest = awayMs;
      }
      if (rest > 0) await pause(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #round(delivery: Delivery): Promise<number> {
    const { store, now } = this.#parts;
    const { name, atOnce = usuallyAtOnce } = delivery;
    const claimed = { delivery: name, owner: this.#owner, now: now(), leaseMs, most: atOnce };
    const jobs = await store.use((database) => claim(database, claimed));
    await Promise.all(jobs.map((job) => this.#attempt(delivery, job)));
    return jobs.length;
  }

  async #attempt(delivery: Delivery, job: ClaimedJob): Promise<void> {
    let answer: string;
    try {
      answer = await this.#deliver(delivery, job);
    } catch (error) {
      await this.#fail(job, error);
      return;
    }
    await this.#arrive(job, answer);
  }

  async #arrive(job: ClaimedJob, answer: string): Promise<void> {
    const { log } = this.#parts;
    const facts = { job: job.id, attempt: job.attempts };
    try {
      await this.#record(facts, () => this.#delivered.add({ id: job.id, attempts: job.attempts, answer }));
      log.info('delivered', facts);
    } catch (error) {
      // The lease runs out and the delivery is repeated, with the same Message-ID: at least once, never less.
      log.warn('delivered but not recorded', { ...facts, fault: faultCode(error) });
    }
  }

  async #deliver(delivery: Delivery, job: ClaimedJob): Promise<string> {
    const limit = this.#parts.attemptMs ?? attemptMs;
    const signal = AbortSignal.any([AbortSignal.timeout(limit), this.#cutOff.signal]);
    const delivering = delivery.deliver(job.enquiry, job.progress, signal, job);
    const tooLong = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      return await Promise.race([delivering, tooLong]);
    } catch (error) {
      // A mail server may take the mail later than we wait. Then it must not be sent again.
      if (signal.aborted) delivering.then((answer) => this.#arrive(job, answer)).catch(() => {});
      throw error;
    }
  }

  async #fail(job: ClaimedJob, error: unknown): Promise<void> {
    const { store, log, now, random = Math.random } = this.#parts;
    const again = () => (this.#cutOff.signal.aborted ? now() : nextAttempt(job, now(), random));
    const dueAt = error instanceof RecipientUnknown ? null : again();
    const failure = {
      owner: this.#owner,
      at: now(),
      dueAt,
      error: reasonOf(error),
      progress: error instanceof PartlyDelivered ? error.progress : job.progress,
    };
    const facts = { job: job.id, attempt: job.attempts, fault: faultCode(error) };
    try {
      await this.#record(facts, () => store.use((database) => recordFailure(database, job, failure)));
      if (dueAt !== null) log.warn('not delivered yet', { ...facts, again: new Date(dueAt).toISOString() });
      else if (job.delivery === acknowledgement) log.info('acknowledgement given up', facts);
      else log.error(job.message_id === null ? 'parked after 72 hours' : 'an answer was not sent', facts);
    } catch (fault) {
      log.warn('not delivered and not recorded', { ...facts, store: faultCode(fault) });
    }
  }

  /**
   * Writes down what became of an attempt, and waits for a store that is away: what is sent and not recorded is sent
   * again. The lane can do nothing else meanwhile.
   */
  async #record(facts: LogFacts, write: () => Promise<void>): Promise<void> {
    const { signal } = this.#cutOff;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await write();
      } catch (error) {
        if (signal.aborted || isFaultOfRow(error)) throw error;
        if (isFirst)
          this.#parts.log.warn('the outcome of an attempt waits to be recorded', { ...facts, store: faultCode(error) });
        await pause(this.#parts.recordMs ?? recordMs, undefined, { signal }).catch(() => {});
      }
    }
  }
}
