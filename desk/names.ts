import type { Status } from '../enquiries/store/tables.ts';

export { channels, type Role, roles, type Status, statuses } from '../enquiries/store/tables.ts';

/** What waits for us: all of it, what is assigned to the reader, and to nobody. */
export const turnLists = ['waiting', 'mine', 'nobody'] as const;

/** Those of an enquiry that is not over. */
export const openStatuses: readonly Status[] = ['new', 'conversation'];

/**
 * `later` is what was put off; it is in none of the lists before it, and neither are `applications`. `quarantine` is what
 * nobody has decided on, `not-delivered` what a delivery was given up for.
 */
export const listNames = [
  ...turnLists,
  ...(['later', 'conversation', 'applications', 'quarantine', 'not-delivered', 'all'] as const),
] as const;
export type ListName = (typeof listNames)[number];

/** `longest`: the longest wait first, of what was put off the next to come back; only for lists of what waits. */
export const orders = ['longest', 'newest', 'oldest', 'score'] as const;
export type Order = (typeof orders)[number];

export const historyWhats = [
  'received',
  'conversation',
  'held',
  'opened',
  'answered',
  'replied',
  'bounced',
  'assigned',
  'unassigned',
  'status',
  'noted',
  'note-corrected',
  'note-removed',
  'released',
  'spam',
  'retried',
  'dismissed',
  'delivered',
  'kept',
  'gave-up',
  'exported',
  'put-off',
  'taken-up',
  'reminded',
] as const;
export type HistoryWhat = (typeof historyWhats)[number];

export const auditWhats = [
  'signed-in',
  'sign-in-refused',
  'passkey-suspicious',
  'signed-out',
  'signed-out-everywhere',
  'all-signed-out',
  'passkey-removed',
  'invited',
  'invitation-withdrawn',
  'joined',
  'returned',
  'role-changed',
  'removed',
  'read',
  'read-many',
  'listed-all',
  'searched',
  'exported',
  'released',
  'spam',
  'dismissed',
  'retried',
  'erased',
] as const;
export type AuditWhat = (typeof auditWhats)[number];
