import type { Enquiry } from '../store/enquiry.ts';

/** One way to deliver an enquiry. It throws unless the enquiry certainly arrived. */
export interface Delivery {
  /** Kept in the outbox: never change one that has been released. */
  readonly name: string;
  /** The least time between two attempts, across all servers. */
  readonly gapMs?: number;
  /** How many attempts a server makes at once, where the receiver sets a limit. */
  readonly atOnce?: number;
  /** `progress` is what an earlier attempt left in PartlyDelivered. The signal ends an attempt that takes too long. */
  deliver(enquiry: Enquiry, progress: string | null, signal: AbortSignal): Promise<void>;
}

/** Some of it is done and must not be repeated. */
export class PartlyDelivered extends Error {
  override name = 'PartlyDelivered';
  readonly progress: string;

  constructor(message: string, progress: string) {
    super(message);
    this.progress = progress;
  }
}

/** The recipient does not exist and nobody needs to know: the job ends with this as its last error. */
export class RecipientUnknown extends Error {
  override name = 'RecipientUnknown';
}
