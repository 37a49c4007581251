import type { Generated } from 'kysely';
import type { TextColumn } from '../contract/fields.ts';

export const statuses = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof statuses)[number];

/** Members answer; administrators also invite, remove, erase, export and read the audit trail. */
export const roles = ['member', 'administrator'] as const;
export type Role = (typeof roles)[number];

/**
 * `delivered`: the receiver took it. `kept`: only a file was written. `given-up`: an acknowledgement that cannot be sent.
 * `skipped`: one that was not needed. `dismissed`: staff want it delivered no longer.
 */
export type JobState = 'held' | 'pending' | 'parked' | 'delivered' | 'kept' | 'given-up' | 'skipped' | 'dismissed';

/** Deliveries that the store itself must tell apart: a file reaches nobody, and an acknowledgement is not for staff. */
export const fileDelivery = 'file';
export const acknowledgement = 'acknowledgement';

/** Who did something. Without an id they worked at the command line, or have been removed since. */
interface By {
  by_id: string | null;
  by_name: string;
}

/**
 * Times are milliseconds since 1970. Lists are JSON, so that both databases store them the same way. What belongs to an
 * enquiry is deleted with it.
 */
export interface Tables {
  /** Besides the columns of the text fields (contract/fields.ts). */
  enquiry: Record<TextColumn, string> & {
    id: string;
    reference: string;
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
  };
  /** What staff decided about an enquiry, for the spam filter to learn from. */
  lesson: { enquiry_id: string; kind: 'honest' | 'spam'; at: number };
  /** One delivery of one enquiry. Retry, backoff and lease are columns, so that any server can carry on with it. */
  outbox: {
    id: string;
    enquiry_id: string;
    delivery: string;
    state: JobState;
    waiting_since: number;
    due_at: number;
    attempts: number;
    /** How many of them were before staff tried it again; it is not delivered until then. */
    attempts_before: number;
    first_attempt_at: number | null;
    lease_owner: string | null;
    lease_until: number | null;
    ended_at: number | null;
    last_error: string | null;
    /** What is already done, such as the recipients that accepted the mail. */
    progress: string | null;
    dismissed_by: string | null;
  };
  /** What came of one attempt, in the words of the receiver. */
  attempt: {
    job_id: string;
    number: number;
    at: number;
    outcome: 'delivered' | 'kept' | 'failed' | 'parked' | 'given-up';
    answer: string;
  };
  acknowledged: { mailbox: string; domain: string; job_id: string; at: number };
  /** One row: the last time that a server saw, and since when time has passed without a jump. */
  clock: { id: 1; seen_at: number; steady_since: number };
  /** Whose turn comes when, across all servers: the relay's pace, the alert's rest, the daily digest. */
  turn: { name: string; next_at: number };
  probe: { id: string; filler: string };
  /** `hashes`: the key of the logs next to the database. */
  secret: { name: 'hashes'; value: string };
  person: {
    id: string;
    name: string;
    address: string;
    address_key: string;
    role: Role;
    joined_at: number;
    seen_at: number | null;
  };
  passkey: {
    id: string;
    person_id: string;
    public_key: string;
    /** Uses that the device has counted; one that does not grow was copied. Many devices always say 0. */
    counter: number;
    /** Browser and system on which it was made. */
    device: string;
    made_at: number;
    used_at: number | null;
  };
  /** Tokens are stored as hashes only: a copy of the store opens no session and no invitation. */
  session: {
    hash: string;
    person_id: string;
    passkey_id: string;
    began_at: number;
    seen_at: number;
    /** When the person last used their passkey. */
    confirmed_at: number;
    device: string;
  };
  invitation: {
    id: string;
    hash: string;
    name: string;
    address: string;
    address_key: string;
    role: Role;
    person_id: string | null;
    invited_by: string;
    /** Null for the command line. When that person is removed, the invitation goes too. */
    invited_by_id: string | null;
    invited_at: number;
    ends_at: number;
    /** For the very first person only, from the machine of the server. */
    is_first: 0 | 1;
  };
  /** What a passkey must sign next; used once. */
  challenge: { hash: string; invitation_id: string | null; ends_at: number };
  note: By & { id: string; enquiry_id: string; at: number; text: string };
  history: By & { number: Generated<number>; enquiry_id: string; at: number; what: string; detail: string | null };
  /** Who did what at the desk. The database itself refuses to change an entry, and to delete a young one. */
  audit: {
    number: Generated<number>;
    at: number;
    by_id: string | null;
    by_name: string | null;
    what: string;
    detail: string | null;
  };
  /** The enquiry that an entry is about. When that is deleted the entry says who and when, not what. */
  audit_about: { number: number; enquiry_id: string };
  enquiries_migration: { number: number; name: string; applied_at: number };
}
