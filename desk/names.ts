import type { Status } from '../enquiries/store/tables.ts';

export { type Channel, channels, type Role, roles, type Status, statuses } from '../enquiries/store/tables.ts';

/** Those of an enquiry that is not over. */
export const openStatuses: readonly Status[] = ['new', 'conversation'];

/**
 * `new` and `conversation` leave out what is in quarantine. `quarantine` is what nobody has decided on, `not-delivered`
 * what a delivery was given up for.
 */
export const listNames = ['new', 'conversation', 'quarantine', 'not-delivered', 'all'] as const;
export type ListName = (typeof listNames)[number];

export const orders = ['newest', 'oldest', 'score'] as const;
export type Order = (typeof orders)[number];

export const historyWhats = [
  'received',
  'conversation',
  'held',
  'opened',
  'answered',
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
] as const;

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
