import type { TextColumn } from '../contract/fields.ts';

/**
 * Beside the columns of the text fields (contract/fields.ts). Times are milliseconds since 1970. Lists are JSON text, so
 * that both databases keep them alike.
 */
export interface EnquiryTable extends Record<TextColumn, string> {
  id: string;
  received_at: number;
  body_hash: string;
  services: string;
  /** The address as it is compared when somebody asks to be erased. */
  email_key: string;
  /** Hash of the message alone: the same text from many addresses is a sign of spam. */
  message_key: string;
  consent_version: string | null;
  consent_at: number;
  spam_score: number;
  spam_reasons: string;
  quarantined: 0 | 1;
  released_at: number | null;
}

export type JobState = 'held' | 'pending' | 'delivered' | 'parked';

/** One delivery of one enquiry. Retry, backoff and lease are columns, so that any server can go on with it. */
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
  delivered_at: number | null;
  last_error: string | null;
  /** What a delivery has already done of its work, such as recipients that accepted the mail. */
  progress: string | null;
}

/** Whose turn comes when, across all servers: the relay's pace, the alert's rest. */
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
  turn: TurnTable;
  probe: ProbeTable;
  enquiries_migration: MigrationTable;
}
