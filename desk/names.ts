import type { Status } from '../enquiries/contract/states.ts';
import words from './words.json' with { type: 'json' };

export { CHANNELS, STATUSES, type Status } from '../enquiries/contract/states.ts';

/** Members reply; administrators also invite, remove, erase, export and read the audit trail. */
export const ROLES = ['member', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Rights over the words of the site, given by administrators, to themselves too. */
export const EDIT_RIGHTS = ['nothing', 'writes', 'publishes'] as const;
export type EditRight = (typeof EDIT_RIGHTS)[number];

/** Enquiries that wait for us: all, those of the reader, and those of nobody. */
export const TURN_LISTS = ['waiting', 'mine', 'nobody'] as const;

/** Those of an enquiry that is not over. */
export const OPEN_STATUSES: readonly Status[] = ['new', 'conversation'];

/**
 * `later` is what was put off; it is in none of the lists before it, and neither are
 * `applications`; `other` is mail that is no enquiry. `quarantine` is what nobody has decided on, `not-delivered` what a delivery was
 * given up for, `expiring` what the retention deletes within 30 days.
 */
export const LIST_NAMES = [
  ...TURN_LISTS,
  ...([
    'later',
    'conversation',
    'applications',
    'quarantine',
    'other',
    'not-delivered',
    'expiring',
    'all',
  ] as const),
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** `longest`: the longest wait first, of what was put off the next to come back; only for lists of what waits. */
export const ORDERS = ['longest', 'newest', 'oldest', 'score'] as const;
export type Order = (typeof ORDERS)[number];

/** Of the files of one reply, together. */
export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 20_000_000;

/** Events of an enquiry. Another version of the desk may have written more. */
export type HistoryWhat = keyof typeof words.history.events;
export function isHistoryWhat(what: string): what is HistoryWhat {
  return Object.hasOwn(words.history.events, what);
}
export type AuditWhat = keyof typeof words.audit.events;
export function isAuditWhat(what: string): what is AuditWhat {
  return Object.hasOwn(words.audit.events, what);
}
