import type { TextColumn } from '../contract/fields.ts';

/**
 * Besides the columns of the text fields (contract/fields.ts). Times are milliseconds since 1970. Lists are JSON, so
 * that both databases store them the same way.
 */
export interface EnquiryTable extends Record<TextColumn, string> {
  id: string;
  received_at: number;
  body_hash: string;
  services: string;
  /** The address in the form used for comparison, such as when somebody asks to be erased. */
  email_key: string;
  /** Empty: nobody's message is compared with those of others any more. The first migration made the column. */
  message_key: string;
  consent_version: string | null;
  consent_at: number;
  spam_score: number;
  spam_reasons: string;
  quarantined: 0 | 1;
  released_at: number | null;
  /** When staff were sent a digest that named it, for one in quarantine. */
  digested_at: number | null;
}

/** Deliveries that the store itself must tell apart: a file reaches nobody, and an acknowledgement is not for staff. */
export const fileDelivery = 'file';
export const acknowledgement = 'acknowledgement';

/**
 * `delivered`: somebody received it. `kept`: only a file was written. `given-up`: an acknowledgement that cannot be
 * sent. `skipped`: an acknowledgement that was not needed. `dismissed`: staff want it delivered no longer.
 */
export type JobState = 'held' | 'pending' | 'parked' | 'delivered' | 'kept' | 'given-up' | 'skipped' | 'dismissed';

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
  /** When it was delivered, kept, given up, skipped or dismissed. */
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
  outcome: 'delivered' | 'kept' | 'failed' | 'parked' | 'given-up';
  answer: string;
}

/** Which job last acknowledged to this mailbox, and when. Goes with its job. */
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

/** Written and emptied by the health check. */
export interface ProbeTable {
  id: string;
  filler: string;
}

export interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

export interface Tables {
  enquiry: EnquiryTable;
  outbox: OutboxTable;
  attempt: AttemptTable;
  acknowledged: AcknowledgedTable;
  clock: ClockTable;
  turn: TurnTable;
  probe: ProbeTable;
  enquiries_migration: MigrationTable;
}
