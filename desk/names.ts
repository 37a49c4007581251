import type { Status } from '../enquiries/store/tables.ts';
import words from './words.json' with { type: 'json' };

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

/** What can happen to an enquiry, and what the audit trail notes. Another version of the desk may have written more. */
export type HistoryWhat = keyof typeof words.history.events;
export function isHistoryWhat(what: string): what is HistoryWhat {
  return Object.hasOwn(words.history.events, what);
}
export type AuditWhat = keyof typeof words.audit.events;
export function isAuditWhat(what: string): what is AuditWhat {
  return Object.hasOwn(words.audit.events, what);
}
