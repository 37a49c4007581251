/** Names that the store, the interface of the desk and its application share. In the tables they stand as they are here. */

/** What staff have made of an enquiry. */
export const statuses = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof statuses)[number];

/** People who answer; owners also invite, remove, erase, export and read the audit trail. */
export const roles = ['answers', 'owner'] as const;
export type Role = (typeof roles)[number];

/**
 * `new` and `conversation` leave out what is in quarantine. `quarantine` is what nobody has decided on, `not-delivered`
 * what a delivery was given up for.
 */
export const listNames = ['new', 'conversation', 'quarantine', 'not-delivered', 'all'] as const;
export type ListName = (typeof listNames)[number];

export const orders = ['newest', 'oldest', 'score'] as const;
export type Order = (typeof orders)[number];

/**
 * Where a delivery stands. `delivered`: somebody received it. `kept`: only a file was written. `given-up`: an acknowledgement
 * that cannot be sent. `skipped`: one that was not needed. `dismissed`: staff want it delivered no longer.
 */
export const jobStates = [
  'held',
  'pending',
  'parked',
  'delivered',
  'kept',
  'given-up',
  'skipped',
  'dismissed',
] as const;
export type JobState = (typeof jobStates)[number];

/** What became of one attempt. */
export const outcomes = ['delivered', 'kept', 'failed', 'parked', 'given-up'] as const;
export type Outcome = (typeof outcomes)[number];

/** What happened to an enquiry. */
export const historyWhats = [
  'received',
  'held',
  'opened',
  'answered',
  'assigned',
  'unassigned',
  'status',
  'noted',
  'released',
  'quarantined',
  'retried',
  'dismissed',
  'delivered',
  'kept',
  'gave-up',
  'exported',
] as const;

/** What is in the audit trail. */
export const auditWhats = [
  'signed-in',
  'sign-in-refused',
  'passkey-copied',
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
  'listed-all',
  'searched',
  'exported',
  'released',
  'quarantined',
  'dismissed',
  'retried',
  'erased',
  'deleted',
] as const;
export type AuditWhat = (typeof auditWhats)[number];
