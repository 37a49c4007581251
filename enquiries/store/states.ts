/** Names that the store shares with the desk. In the tables they are written as they are here. */

export const statuses = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof statuses)[number];

/** People who answer; administrators also invite, remove, erase, export and read the audit trail. */
export const roles = ['member', 'administrator'] as const;
export type Role = (typeof roles)[number];

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

export const outcomes = ['delivered', 'kept', 'failed', 'parked', 'given-up'] as const;
export type Outcome = (typeof outcomes)[number];
