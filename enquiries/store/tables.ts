import type { Generated } from 'kysely';
import type { TextColumn } from '../contract/fields.ts';

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

/**
 * Besides the columns of the text fields (contract/fields.ts). Times are milliseconds since 1970. Lists are JSON, so
 * that both databases store them the same way.
 */
export interface EnquiryTable extends Record<TextColumn, string> {
  id: string;
  received_at: number;
  body_hash: string;
  services: string;
  email_key: string;
  /** By which staff find it: words of the visitor and of notes. */
  search_words: string;
  consent_version: string | null;
  consent_at: number;
  spam_score: number;
  spam_reasons: string;
  quarantined: 0 | 1;
  released_at: number | null;
  /** When staff were sent a digest that named it, for one in quarantine. */
  digested_at: number | null;
  status: Status;
  /** Grows with every change that staff make, so that nobody overwrites what they have not seen. */
  version: number;
  assigned_to: string | null;
  read_at: number | null;
  answered_at: number | null;
  came_from: string | null;
  campaign: string | null;
}

/** What staff decided about an enquiry, for the spam filter to learn from. Goes with it. */
export interface LessonTable {
  enquiry_id: string;
  kind: 'honest' | 'spam';
  at: number;
}

/** Deliveries that the store itself must tell apart: a file reaches nobody, and an acknowledgement is not for staff. */
export const fileDelivery = 'file';
export const acknowledgement = 'acknowledgement';

/** One delivery of one enquiry. Retry, backoff and lease are columns, so that any server can carry on with it. */
export interface OutboxTable {
  /** `enquiry id/delivery` */
  id: string;
  enquiry_id: string;
  delivery: string;
  state: JobState;
  waiting_since: number;
  due_at: number;
  attempts: number;
  first_attempt_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  ended_at: number | null;
  last_error: string | null;
  /** What is already done, such as the recipients that accepted the mail. */
  progress: string | null;
  dismissed_by: string | null;
}

/** What came of one attempt, in the words of whoever answered. Goes with its job. */
export interface AttemptTable {
  job_id: string;
  number: number;
  at: number;
  outcome: Outcome;
  answer: string;
}

export interface AcknowledgedTable {
  mailbox: string;
  job_id: string;
  at: number;
}

/** One row: the last time that a server saw, and since when time has passed without a jump. */
export interface ClockTable {
  id: 1;
  seen_at: number;
  steady_since: number;
}

/** Whose turn comes when, across all servers: the relay's pace, the alert's rest, the daily digest. */
export interface TurnTable {
  name: string;
  next_at: number;
}

export interface ProbeTable {
  id: string;
  filler: string;
}

export interface PersonTable {
  id: string;
  name: string;
  address: string;
  address_key: string;
  role: Role;
  joined_at: number;
  seen_at: number | null;
}

export interface PasskeyTable {
  id: string;
  person_id: string;
  public_key: string;
  /** Uses that the device has counted; one that does not grow was copied. Many devices always say 0. */
  counter: number;
  transports: string;
  is_synced: 0 | 1;
  made_at: number;
  used_at: number | null;
  blocked_at: number | null;
}

/** Tokens are stored as hashes only: a copy of the store opens no session and no invitation. */
export interface SessionTable {
  hash: string;
  person_id: string;
  passkey_id: string;
  began_at: number;
  seen_at: number;
}

export interface InvitationTable {
  id: string;
  hash: string;
  name: string;
  address: string;
  address_key: string;
  role: Role;
  person_id: string | null;
  invited_by: string;
  invited_at: number;
  ends_at: number;
  /** For the very first person only, from the machine of the server. */
  is_first: 0 | 1;
}

/** What a passkey must sign next; used once. */
export interface ChallengeTable {
  hash: string;
  invitation_id: string | null;
  ends_at: number;
}

/** What staff wrote about an enquiry. Goes with it. */
export interface NoteTable {
  id: string;
  enquiry_id: string;
  at: number;
  by_id: string | null;
  by_name: string;
  text: string;
}

/** What staff did with an enquiry. Goes with it. */
export interface HistoryTable {
  number: Generated<number>;
  enquiry_id: string;
  at: number;
  by_id: string | null;
  by_name: string;
  what: string;
  detail: string | null;
}

/** Who did what at the desk. The database itself refuses to change an entry, and to delete a young one. */
export interface AuditTable {
  number: Generated<number>;
  at: number;
  by_id: string | null;
  by_name: string | null;
  what: string;
  detail: string | null;
}

/** The enquiry that an entry is about. Goes with the enquiry: then the entry says who and when, not what. */
export interface AuditAboutTable {
  number: number;
  enquiry_id: string;
}

export interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

export interface Tables {
  enquiry: EnquiryTable;
  lesson: LessonTable;
  outbox: OutboxTable;
  attempt: AttemptTable;
  acknowledged: AcknowledgedTable;
  clock: ClockTable;
  turn: TurnTable;
  probe: ProbeTable;
  person: PersonTable;
  passkey: PasskeyTable;
  session: SessionTable;
  invitation: InvitationTable;
  challenge: ChallengeTable;
  note: NoteTable;
  history: HistoryTable;
  audit: AuditTable;
  audit_about: AuditAboutTable;
  enquiries_migration: MigrationTable;
}
