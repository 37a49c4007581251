import { z } from 'zod';
import { statuses } from '../../common/desk-names.ts';
import { enquiryAnswer } from './enquiry.ts';

/**
 * `answer` is pressed when the mail program opens: it sets "in conversation" and, if nobody has it, assigns it to whoever
 * pressed. `spam` puts into quarantine what was not there; `release` takes it out and delivers it. `dismiss` delivers no
 * more; of what is in quarantine it means "this is spam", and the enquiry leaves the list.
 *
 * `note`, `read` and `unread` overwrite nothing, so they never meet a conflict.
 */
export const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('read') }),
  z.object({ do: z.literal('unread') }),
  z.object({ do: z.literal('answer') }),
  z.object({ do: z.literal('assign'), to: z.string().nullable() }),
  z.object({ do: z.literal('status'), status: z.enum(statuses) }),
  z.object({ do: z.literal('note'), text: z.string().trim().min(1).max(5000) }),
  z.object({ do: z.literal('release') }),
  z.object({ do: z.literal('spam') }),
  z.object({ do: z.literal('retry') }),
  z.object({ do: z.literal('dismiss') }),
]);
export type Action = z.infer<typeof action>;

/** POST actions. `version` is that of the enquiry on the screen. */
export const actionRequest = z.object({
  version: z.number().int(),
  action,
  /** A UUID made once for a note, so that one kept while offline is not added twice. */
  once: z.uuid().optional(),
});
export type ActionRequest = z.infer<typeof actionRequest>;

export const actionAnswer = z.object({
  enquiry: enquiryAnswer,
  /** What takes the action back, with the version of `enquiry`; the last one is done first. Empty where there is none. */
  undo: z.array(action),
});
export type ActionAnswer = z.infer<typeof actionAnswer>;

/** GET erasure: what erasing this person would remove. For owners. */
export const erasureLook = z.object({
  name: z.string(),
  address: z.string(),
  enquiries: z.number().int(),
  notes: z.number().int(),
  mailFiles: z.number().int(),
});
export type ErasureLook = z.infer<typeof erasureLook>;

/** POST erasure: the address as it was typed. Anything but the address of this enquiry is `malformed`. */
export const erasureRequest = z.object({ address: z.string().max(254) });
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const erasureAnswer = z.object({
  enquiries: z.number().int(),
  /** False when another program still holds old pages of the files: erase again later. */
  isScrubbed: z.boolean(),
});
export type ErasureAnswer = z.infer<typeof erasureAnswer>;
