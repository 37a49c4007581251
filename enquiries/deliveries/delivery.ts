import type { Enquiry } from '../store/enquiry.ts';
import type { Digest } from './digest.ts';

/** One way to bring an enquiry to somebody. It throws when it is not certain that it arrived. */
export interface Delivery {
  /** Stands in the outbox: never change one that has been released. */
  readonly name: string;
  /** Least time between two attempts, over all servers. */
  readonly gapMs?: number;
  /** How many attempts a server makes at the same time, where the receiver sets a limit. */
  readonly atOnce?: number;
  /**
   * Gives what the receiver answered, for the record. `progress` is what an earlier attempt left in PartlyDelivered. The
   * signal ends an attempt that takes too long.
   */
  deliver(enquiry: Enquiry, progress: string | null, signal: AbortSignal): Promise<string>;
  /** Brings staff the daily digest of what is held; missing where staff are not who it goes to. */
  digest?(digest: Digest, signal: AbortSignal): Promise<unknown>;
}

/** Some of the work is done and must not be done again. */
export class PartlyDelivered extends Error {
  override name = 'PartlyDelivered';
  readonly progress: string;

  constructor(message: string, progress: string) {
    super(message);
    this.progress = progress;
  }
}

/** The receiver does not exist: the job ends here, and nobody is alarmed. */
export class NobodyThere extends Error {
  override name = 'NobodyThere';
}
