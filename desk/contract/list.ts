import { z } from 'zod';
import { listNames, orders, statuses } from '../../common/desk-names.ts';
import { personName, time } from './common.ts';

/**
 * GET enquiries?list=new&order=newest&limit=50&after=… A search (`q`, words or a reference) goes over all enquiries, the
 * newest first, and pays no heed to `list` and `order`.
 */
export const listQuery = z.object({
  list: z.enum(listNames).default('all'),
  order: z.enum(orders).default('newest'),
  q: z.string().trim().max(200).default(''),
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListQuery = z.input<typeof listQuery>;

export const row = z.object({
  id: z.string(),
  /** As the visitor has it, such as 7KQ-M2X-9PD. */
  reference: z.string(),
  version: z.number().int(),
  receivedAt: time,
  name: z.string(),
  company: z.string(),
  country: z.string(),
  /** The first words of the message, in one line of at most 160 characters. */
  firstWords: z.string(),
  status: z.enum(statuses),
  assignedTo: personName.nullable(),
  isUnread: z.boolean(),
  isQuarantined: z.boolean(),
  spamScore: z.number().int(),
  isNotDelivered: z.boolean(),
});
export type Row = z.infer<typeof row>;

/** GET counts, and in every list. */
export const counts = z.object({
  new: z.number().int(),
  /** Of those in `new`. */
  unread: z.number().int(),
  conversation: z.number().int(),
  quarantine: z.number().int(),
  'not-delivered': z.number().int(),
  all: z.number().int(),
});
export type Counts = z.infer<typeof counts>;

export const listAnswer = z.object({
  rows: z.array(row),
  /** For `after`, to get the next page; null at the end. */
  next: z.string().nullable(),
  counts,
});
export type ListAnswer = z.infer<typeof listAnswer>;
