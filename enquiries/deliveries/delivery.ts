import { z } from 'zod';
import type { Enquiry } from '../store/enquiry.ts';
import type { ClaimedJob } from '../store/outbox.ts';

/** Tells staff something apart from the enquiries themselves, such as the overview. */
export interface Notice {
  /** The same over all attempts. */
  id: string;
  subject: string;
  text: string;
}

/** One way to deliver an enquiry. It throws unless the enquiry certainly arrived. */
export interface Delivery {
  /** Kept in the outbox: never change one that has been released. */
  readonly name: string;
  /** How many attempts a server makes at once, where the receiver sets a limit. */
  readonly atOnce?: number;
  /** Resolves to the receipt. `progress` is what an earlier attempt left in PartlyDelivered. */
  deliver(
    enquiry: Enquiry,
    progress: string | null,
    signal: AbortSignal,
    job?: Pick<ClaimedJob, 'reply' | 'staffToken' | 'noteToken'>,
  ): Promise<string>;
  /** Missing where it does not go to staff. */
  notify?(notice: Notice, signal: AbortSignal): Promise<unknown>;
}

/** A delivery with the settings that turn it on; those without a default go together. */
interface DeliveryKind<Shape extends z.ZodRawShape = z.ZodRawShape> {
  settings: Shape;
  open(settings: z.infer<z.ZodObject<Shape>>, now: () => number): Delivery | undefined;
}

export function deliveryKind<Shape extends z.ZodRawShape>(
  kind: DeliveryKind<Shape>,
): DeliveryKind<Shape> {
  return kind;
}

export function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(address)?.hostname ?? '');
}
function isSafe(text: string) {
  return text.startsWith('https:') || isThisMachine(text);
}
const ONLY_HTTPS = 'must be an address that begins with https://; http is for this machine only';
export const webAddress = z
  .url({ protocol: /^https?$/, error: ONLY_HTTPS })
  .refine(isSafe, { error: ONLY_HTTPS });

export class PartlyDelivered extends Error {
  override name = 'PartlyDelivered';
  readonly progress: string;

  constructor(message: string, progress: string) {
    super(message);
    this.progress = progress;
  }
}

/** The receiver does not exist: the job ends here, without an alert. */
export class RecipientUnknown extends Error {
  override name = 'RecipientUnknown';
}
