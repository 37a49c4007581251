import type { Delivery } from '../deliveries/delivery.ts';
import { composeDigest } from '../deliveries/digest.ts';
import type { Log } from '../log.ts';
import { giveTurnBack, takeTurn } from '../store/clock.ts';
import { faultCode } from '../store/database.ts';
import { countWaiting, listHeld, recordDigested } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { fileDelivery } from '../store/tables.ts';

const day = 24 * 3_600_000;
const turn = 'digest';
/** More would make no mail that anybody reads. */
const mostItems = 100;

export interface HeldDigestParts {
  store: Store;
  deliveries: readonly Delivery[];
  /** Where staff decide on what is held. */
  desk: string;
  log: Log;
  now: () => number;
}

/** Tells staff once a day what is held, so that nobody honest waits unseen. One server speaks for all. */
export class HeldDigest {
  readonly #parts: HeldDigestParts;

  constructor(parts: HeldDigestParts) {
    this.#parts = parts;
  }

  async check(): Promise<void> {
    const { store, desk, log, now } = this.#parts;
    const held = await store.use(({ reader }) => listHeld(reader, mostItems));
    if (held.length === 0) return;
    const { quarantined } = await store.use(({ reader }) => countWaiting(reader));
    const isMyTurn = await store.use((database) => database.atomically((writer) => takeTurn(writer, turn, now(), day)));
    if (!isMyTurn) return;
    const arrived = await this.#send(composeDigest(held, Math.max(quarantined, held.length), now(), desk));
    if (arrived.length === 0) {
      await store.use((database) => database.atomically((writer) => giveTurnBack(writer, turn)));
      return;
    }
    log.info('digest of held enquiries sent', { count: held.length, deliveries: arrived.join(' ') });
    // A file reached nobody: what it names must stay.
    if (arrived.every((name) => name === fileDelivery)) return;
    const ids = held.map((enquiry) => enquiry.id);
    await store.use((database) => recordDigested(database, ids, now()));
  }

  async #send(digest: ReturnType<typeof composeDigest>): Promise<string[]> {
    const { deliveries, log } = this.#parts;
    const attempts = deliveries.flatMap((delivery) => {
      const sent = delivery.digest?.(digest, new AbortController().signal);
      return sent ? [sent.then(() => delivery.name)] : [];
    });
    const results = await Promise.allSettled(attempts);
    return results.flatMap((result) => {
      if (result.status === 'fulfilled') return [result.value];
      log.error('the digest of held enquiries was not sent', { fault: faultCode(result.reason) });
      return [];
    });
  }
}
