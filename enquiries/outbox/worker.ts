import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, NobodyThere, PartlyDelivered } from '../deliveries/delivery.ts';
import type { Log } from '../log.ts';
import { faultCode, reasonOf } from '../store/database.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { claim, type Job, recordDone, recordFailure } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { nextAttempt } from './backoff.ts';

/** Longer than every timeout of a delivery; the lease is longer still, or two workers would send the same mail. */
const attemptMs = 90_000;
const leaseMs = 120_000;
const pollMs = 2000;
/** While the store is away, now and then is often enough. */
const awayMs = 10_000;
const atOnce = 10;
const longestError = 300;

export interface WorkerParts {
  store: Store;
  deliveries: readonly Delivery[];
  log: Log;
  now: () => number;
  random?: () => number;
  attemptMs?: number;
}

/** Brings stored enquiries to where they belong. Each delivery has a lane of its own: a slow one delays no other. */
export class OutboxWorker {
  readonly #parts: WorkerParts;
  readonly #owner = randomUUID();
  /** Ends the rest of all lanes; a fresh one stands ready for the next. */
  #wake = new AbortController();
  readonly #cutOff = new AbortController();
  /** What arrives together is recorded together: one flush of the disk for all. */
  readonly #delivered = new GroupCommit<string, void>(
    async (ids) => {
      const { store, now } = this.#parts;
      await store.use((database) => recordDone(database, ids, now()));
      return ids.map(() => undefined);
    },
    () => false,
  );
  #isStopping = false;
  #lanes: Promise<void>[] = [];

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#lanes = this.#parts.deliveries.map((delivery) => this.#lane(delivery));
  }

  /** Somebody stored an enquiry: look at once. */
  nudge(): void {
    this.#wake.abort();
    this.#wake = new AbortController();
  }

  /** Finishes what is on its way; after the grace it is left to the next start. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.nudge();
    const cut = setTimeout(() => this.#cutOff.abort(new Error('The program ended.')), graceMs);
    await Promise.all(this.#lanes);
    clearTimeout(cut);
  }

  /** One round over everything that is due. Returns the number of attempts. */
  async runOnce(): Promise<number> {
    const counts = await Promise.all(this.#parts.deliveries.map((delivery) => this.#round(delivery)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #lane(delivery: Delivery): Promise<void> {
    while (!this.#isStopping) {
      // Taken before the look: whoever nudges from now on ends the rest before it begins.
      const { signal } = this.#wake;
      let rest = 0;
      try {
        if ((await this.#round(delivery)) === 0) rest = Math.min(pollMs, delivery.gapMs ?? pollMs);
      } catch (error) {
        this.#parts.log.warn('the outbox cannot be read', { delivery: delivery.name, fault: faultCode(error) });
        rest = awayMs;
      }
      if (rest > 0) await pause(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #round(delivery: Delivery): Promise<number> {
    const { store, now } = this.#parts;
    const { name, gapMs } = delivery;
    const jobs = await store.use((database) =>
      claim(database, {
        delivery: name,
        owner: this.#owner,
        now: now(),
        leaseMs,
        most: delivery.atOnce ?? atOnce,
        gapMs,
      }),
    );
    await Promise.all(jobs.map((job) => this.#attempt(delivery, job)));
    return jobs.length;
  }

  async #attempt(delivery: Delivery, job: Job): Promise<void> {
    const { log } = this.#parts;
    try {
      await this.#deliver(delivery, job);
    } catch (error) {
      await (error instanceof NobodyThere ? this.#giveUp(job, error) : this.#fail(job, error));
      return;
    }
    try {
      await this.#delivered.add(job.id);
      log.info('delivered', { job: job.id, attempt: job.attempts });
    } catch (error) {
      // The lease runs out and the delivery is repeated, with the same Message-ID: at least once, never less.
      log.warn('delivered but not recorded', { job: job.id, fault: faultCode(error) });
    }
  }

  async #deliver(delivery: Delivery, job: Job): Promise<void> {
    const limit = this.#parts.attemptMs ?? attemptMs;
    const signal = AbortSignal.any([AbortSignal.timeout(limit), this.#cutOff.signal]);
    const ended = new AbortController();
    const tooLong = once(signal, 'abort', { signal: ended.signal }).then(() => Promise.reject(signal.reason));
    try {
      await Promise.race([delivery.deliver(job.enquiry, job.progress, signal), tooLong]);
    } finally {
      ended.abort();
    }
  }

  async #giveUp(job: Job, error: NobodyThere): Promise<void> {
    const { store, log, now } = this.#parts;
    try {
      await store.use((database) => recordDone(database, [job.id], now(), error.message));
      log.info('given up: nobody is there', { job: job.id, attempt: job.attempts });
    } catch (fault) {
      // The lease runs out and the same answer comes again.
      log.warn('given up but not recorded', { job: job.id, store: faultCode(fault) });
    }
  }

  async #fail(job: Job, error: unknown): Promise<void> {
    const { store, log, now, random = Math.random } = this.#parts;
    const dueAt = this.#cutOff.signal.aborted ? now() : nextAttempt(job, now(), random);
    const failure = {
      owner: this.#owner,
      dueAt,
      error: reasonOf(error).slice(0, longestError),
      progress: error instanceof PartlyDelivered ? error.progress : job.progress,
    };
    const facts = { job: job.id, attempt: job.attempts, fault: faultCode(error) };
    try {
      await store.use((database) => recordFailure(database, job, failure));
      if (dueAt === null) log.error('parked after 72 hours', facts);
      else log.warn('not delivered yet', { ...facts, again: new Date(dueAt).toISOString() });
    } catch (fault) {
      log.warn('not delivered and not recorded', { ...facts, store: faultCode(fault) });
    }
  }
}
