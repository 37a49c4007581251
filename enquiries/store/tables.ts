import type { Generated } from 'kysely';
import { applicationCompany, type TextColumn, textFields } from '../contract/fields.ts';

export const STATUSES = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof STATUSES)[number];

/** How staff spoke with a person whose enquiry they noted themselves: where it came from. Pages begin with a slash. */
export const CHANNELS = ['call', 'whatsapp', 'meeting'] as const;
type Channel = (typeof CHANNELS)[number];
export function channelOf(cameFrom: string | null): Channel | undefined {
  return CHANNELS.find((one) => one === cameFrom);
}

/** Members answer; administrators also invite, remove, erase, export and read the audit trail. */
export const ROLES = ['member', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** `kept`: only a file was written. `given-up`: an acknowledgement that cannot be sent. `skipped`: one not needed. */
export type JobState =
  | 'held'
  | 'pending'
  | 'parked'
  | 'delivered'
  | 'kept'
  | 'given-up'
  | 'skipped'
  | 'dismissed';
type Outcome = 'delivered' | 'kept' | 'failed' | 'parked' | 'given-up';

/** Deliveries that the store itself must tell apart: a file reaches nobody, and what the visitor is sent is not for staff. */
export const FILE_DELIVERY = 'file';
export const ACKNOWLEDGEMENT = 'acknowledgement';
export const REPLY_DELIVERY = 'answer';

interface Column<Value> {
  sql: string;
  holds?: Value;
}

/** In SQL of both databases. With its default or null, a column can be added to a table in use. */
function column<Value>(sql: string): Column<Value> {
  return { sql };
}
function textOf<Value extends string>() {
  return column<Value>("text not null default ''");
}
const text = textOf<string>();
const textOrNull = column<string | null>('text');
const number = column<number>('integer not null default 0');
const flag = column<0 | 1>('integer not null default 0');
/** Milliseconds since 1970. */
const time = column<number>('bigint not null default 0');
const timeOrNull = column<number | null>('bigint');
const key = column<string>('text primary key');
/** Auto-increment: `migrate.ts` puts in the type that does it in each database. */
const numbered = column<Generated<number>>('numbered primary key');
const unique = column<string>('text not null unique');
function deletedWith(table: string) {
  return column<string>(`text not null references ${table} on delete cascade`);
}
function deletedWithOrNull(table: string) {
  return column<string | null>(`text references ${table} on delete cascade`);
}

type TextColumns = Record<TextColumn, Column<string>>;
const textColumns = Object.fromEntries(
  textFields.map((field) => [field.column, text]),
) as TextColumns;

/** Without an id they worked at the command line, or have been removed since. */
const BY = { by_id: textOrNull, by_name: text };

/** Lists are JSON, so that both databases store them the same way. What belongs to an enquiry is deleted with it. */
export const tables = {
  person: {
    id: key,
    name: text,
    address: text,
    address_key: unique,
    role: textOf<Role>(),
    joined_at: time,
    seen_at: timeOrNull,
    /** Up to when they know by mail what happened to enquiries they follow. */
    told_until: timeOrNull,
    /** Since when they want no such mails. */
    muted_at: timeOrNull,
  },
  passkey: {
    id: key,
    person_id: deletedWith('person'),
    public_key: text,
    /** Uses that the device has counted; one that does not grow was copied. Many devices always say 0. */
    counter: time,
    device: text,
    made_at: time,
    used_at: timeOrNull,
  },
  /** Tokens are stored as hashes only: a copy of the store opens no session and no invitation. */
  session: {
    hash: key,
    person_id: deletedWith('person'),
    passkey_id: deletedWith('passkey'),
    began_at: time,
    seen_at: time,
    confirmed_at: time,
    device: text,
  },
  invitation: {
    id: key,
    hash: unique,
    name: text,
    address: text,
    address_key: text,
    role: textOf<Role>(),
    person_id: deletedWithOrNull('person'),
    invited_by: text,
    /** Null for the command line. When that person is removed, the invitation goes too. */
    invited_by_id: deletedWithOrNull('person'),
    invited_at: time,
    ends_at: time,
    /** Of the very first person, from the machine of the server. */
    is_first: flag,
  },
  /** What a passkey must sign next; used once. */
  challenge: { hash: key, invitation_id: deletedWithOrNull('invitation'), ends_at: time },
  enquiry: {
    id: key,
    reference: unique,
    received_at: time,
    body_hash: text,
    ...textColumns,
    services: text,
    urgency: text,
    /** Of a person whose enquiry staff noted; the form asks for none. */
    telephone: text,
    email_key: text,
    search_words: text,
    consent_version: textOrNull,
    consent_at: time,
    spam_score: number,
    spam_reasons: text,
    quarantined: flag,
    released_at: timeOrNull,
    /** When an overview named it to staff, for one in quarantine. */
    digested_at: timeOrNull,
    status: textOf<Status>(),
    /** Grows with every change, so that nobody overwrites what they have not seen. */
    version: number,
    assigned_to: column<string | null>('text references person on delete set null'),
    read_at: timeOrNull,
    answered_at: timeOrNull,
    /** Since when it waits for us. Null while it is their turn, or closed. */
    waiting_since: timeOrNull,
    /** Out of sight until then, or until they reply. */
    remind_at: timeOrNull,
    came_from: textOrNull,
    campaign: textOrNull,
  },
  /** Our answers, which count as sent when their job was delivered, and replies; `automatic` are those of programs. */
  message: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    kind: textOf<'answer' | 'reply' | 'automatic'>(),
    at: time,
    ...BY,
    text,
    /** The Message-ID without its brackets. */
    mail_id: unique,
    /** Of an answer that arranges a call: when, whether it is called off, and the address of the colleague. */
    call_at: timeOrNull,
    call_off: column<1 | null>('integer'),
    call_with: textOrNull,
    /** What a bounce said of an answer. */
    bounced: textOrNull,
    /** What of a reply is in the mailbox only: the end of a long one, or all but the headers. */
    left_out: column<'end' | 'body' | null>('text'),
  },
  /** Offered for download, never shown. The content is Base64, and empty for a file that is too large to keep. */
  attachment: {
    id: key,
    message_id: deletedWith('message'),
    name: text,
    type: text,
    size: number,
    content: text,
  },
  /** What one person keeps of one enquiry, such as the draft of an answer, which a closed tab does not lose. */
  regard: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    person_id: deletedWith('person'),
    draft: text,
    looked_at: time,
  },
  saved_answer: { id: key, name: text, service: text, language: text, text },
  /** How far a mailbox has been read, in numbers that count for one UIDVALIDITY (RFC 9051, 2.3.1.1). */
  mailbox: { name: key, validity: text, uid: column<number>('bigint not null default 0') },
  /** For the spam filter to learn from. */
  lesson: {
    enquiry_id: column<string>('text primary key references enquiry on delete cascade'),
    kind: textOf<'honest' | 'spam'>(),
    at: time,
  },
  /** One delivery of one enquiry. Retry, backoff and lease are columns, so that any server can carry on with it. */
  outbox: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    /** The answer that it sends; null for the enquiry itself. */
    message_id: deletedWithOrNull('message'),
    delivery: text,
    state: textOf<JobState>(),
    waiting_since: time,
    due_at: time,
    attempts: number,
    /** How many of them were before staff tried it again; it counts as not delivered until it arrives. */
    attempts_before: number,
    first_attempt_at: timeOrNull,
    lease_owner: textOrNull,
    lease_until: timeOrNull,
    ended_at: timeOrNull,
    last_error: textOrNull,
    /** Recipients that have taken the mail. */
    progress: textOrNull,
    dismissed_by: textOrNull,
  },
  attempt: {
    job_id: deletedWith('outbox'),
    number,
    at: time,
    outcome: textOf<Outcome>(),
    answer: text,
  },
  acknowledged: { mailbox: key, domain: text, job_id: deletedWith('outbox'), at: time },
  /** One row: the last time that a server saw, and since when time has passed without a jump. */
  clock: { id: column<1>('integer primary key'), seen_at: time, steady_since: time },
  /** What only one of all servers does, such as sending the overview, and when it is due again. */
  turn: { name: key, next_at: time },
  tally: {
    day: text,
    kind: text,
    name: text,
    detail: text,
    times: column<number>('integer not null default 0, primary key (day, kind, name, detail)'),
  },
  probe: { id: key, filler: text },
  /** `hashes`: the key of the logs next to the database. */
  secret: { name: column<'hashes'>('text primary key'), value: text },
  /** Keyed hashes of who was erased and who lost access, as in the files next to the database. */
  ledger: { hash: key, name: text, at: time },
  note: { id: key, enquiry_id: deletedWith('enquiry'), at: time, ...BY, text },
  history: {
    number: numbered,
    enquiry_id: deletedWith('enquiry'),
    at: time,
    ...BY,
    what: text,
    detail: textOrNull,
  },
  /** Who did what at the desk. The database itself refuses to change an entry, and to delete a young one. */
  audit: {
    number: numbered,
    at: time,
    by_id: textOrNull,
    by_name: textOrNull,
    what: text,
    detail: textOrNull,
  },
  /** When the enquiry is deleted, the entry says who and when, not what. */
  audit_about: {
    number: column<number>('bigint primary key references audit on delete cascade'),
    enquiry_id: deletedWith('enquiry'),
  },
};

const application = `'${applicationCompany.replaceAll("'", "''")}'`;
/** An application for work, which has a list of its own and counts apart. */
export const IS_APPLICATION = `quarantined = 0 and company = ${application}`;
/** It waits for us, and nobody has put it off. */
export const IS_OUR_TURN = `quarantined = 0 and company <> ${application} and waiting_since is not null and remind_at is null`;

export const INDEXES = [
  'index enquiry_by_time on enquiry (received_at)',
  // The last columns answer how many are mine, nobody's and unread without a look at the rows.
  `index enquiry_by_turn on enquiry (waiting_since, id, assigned_to, read_at) where ${IS_OUR_TURN}`,
  'index enquiry_by_holder on enquiry (assigned_to) where assigned_to is not null',
  `index enquiry_of_applicants on enquiry (status) where ${IS_APPLICATION}`,
  'index enquiry_by_reminder on enquiry (remind_at) where remind_at is not null',
  'index enquiry_by_address on enquiry (email_key)',
  'index enquiry_by_list on enquiry (quarantined, status, received_at, id)',
  "index enquiry_by_urgency on enquiry (status) where urgency <> ''",
  'index outbox_by_enquiry on outbox (enquiry_id)',
  'index outbox_by_due on outbox (state, delivery, due_at)',
  'unique index attempt_by_number on attempt (job_id, number)',
  'index acknowledged_by_job on acknowledged (job_id)',
  'index acknowledged_by_domain on acknowledged (domain, at)',
  'index note_by_enquiry on note (enquiry_id)',
  'index message_by_enquiry on message (enquiry_id)',
  'index attachment_by_message on attachment (message_id)',
  'index regard_by_enquiry on regard (enquiry_id)',
  'index history_by_enquiry on history (enquiry_id)',
  'index history_by_time on history (at)',
  'index audit_by_time on audit (at)',
  'index audit_about_by_enquiry on audit_about (enquiry_id)',
];

type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};
export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };
