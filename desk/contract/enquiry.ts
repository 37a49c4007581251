import { z } from 'zod';
import { historyWhats, jobStates, outcomes, statuses } from '../../common/desk-names.ts';
import { personName, time } from './common.ts';

/** What the visitor wrote, in its order. The result of a tool comes as the table it was, where it was one. */
export const messagePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({
    kind: z.literal('result'),
    /** The heading as it was sent, which names the tool. */
    title: z.string(),
    /** The address of the result on this site, if it was sent along. */
    href: z.string().nullable(),
    rows: z.array(z.array(z.string())),
    /** What did not fit into the table. */
    lines: z.array(z.string()),
  }),
]);
export type MessagePart = z.infer<typeof messagePart>;

export const delivery = z.object({
  /** `smtp`, `acknowledgement`, `relay`, `webhook` or `file`. */
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  /** When it is tried next; null unless it is pending. */
  nextAt: time.nullable(),
  /** When it was delivered, kept, given up, skipped or dismissed. */
  endedAt: time.nullable(),
  dismissedBy: z.string().nullable(),
  /** Every attempt, the oldest first, with what the receiver answered. */
  history: z.array(
    z.object({
      number: z.number().int(),
      at: time,
      outcome: z.enum(outcomes),
      answer: z.string(),
    }),
  ),
});
export type Delivery = z.infer<typeof delivery>;

export const note = z.object({ id: z.string(), at: time, by: personName, text: z.string() });
export type Note = z.infer<typeof note>;

/** What happened, by whom; `by` is null for the program itself. `detail` is a status, a name or a delivery. */
export const event = z.object({
  at: time,
  by: personName.nullable(),
  what: z.enum(historyWhats),
  detail: z.string().nullable(),
});
export type Event = z.infer<typeof event>;

/** GET enquiry, and of every action. */
export const enquiryAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  /** Send it with an action: it tells whether somebody else was faster. */
  version: z.number().int(),
  receivedAt: time,
  status: z.enum(statuses),
  assignedTo: personName.nullable(),
  isUnread: z.boolean(),
  visitor: z.object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    jobTitle: z.string(),
    email: z.string(),
    country: z.string(),
    /** Null where the country is not known. With several zones it is that of the capital, and `isAbout`. */
    zone: z.object({ name: z.string(), isAbout: z.boolean() }).nullable(),
    /** How many more enquiries there are from this address. */
    others: z.number().int(),
  }),
  /** Labels, in the order of the form. */
  services: z.array(z.string()),
  message: z.array(messagePart),
  consent: z.object({ at: time, version: z.string().nullable() }),
  /** Where it came from: the page on which the visitor pressed, and the campaign of the visit (utm_source and so on). */
  cameFrom: z.object({ page: z.string().nullable(), campaign: z.array(z.tuple([z.string(), z.string()])) }),
  spam: z.object({
    isQuarantined: z.boolean(),
    score: z.number().int(),
    /** From so many points on an enquiry is held. */
    limit: z.number().int(),
    /** Null points: written by an older version. Points below zero speak for the visitor. */
    reasons: z.array(z.object({ words: z.string(), points: z.number().int().nullable() })),
  }),
  isNotDelivered: z.boolean(),
  deliveries: z.array(delivery),
  /** The oldest first. */
  notes: z.array(note),
  /** The newest first. */
  history: z.array(event),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
