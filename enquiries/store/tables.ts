import { applicationCompany, type TextColumn, textFields } from '../contract/fields.ts';
import type { Channel, EnquiryKind, Origin, Status } from '../contract/states.ts';
import {
  BY,
  column,
  deletedWith,
  deletedWithOrNull,
  flag,
  key,
  number,
  numbered,
  type RowsOf,
  type Schema,
  text,
  textOf,
  textOrNull,
  time,
  timeOrNull,
  unique,
} from './schema.ts';

/** `kept`: only a file. `given-up`: an acknowledgement that failed. `skipped`: not needed. */
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
export const REPLY_DELIVERY = 'reply';

type TextColumns = Record<TextColumn, typeof text>;
const textColumns = Object.fromEntries(
  textFields.map((field) => [field.column, text]),
) as TextColumns;

/** Lists are JSON in both databases. What belongs to an enquiry is deleted with it. */
const tables = {
  enquiry: {
    id: key,
    reference: unique,
    kind: column<EnquiryKind>("text not null default 'enquiry'"),
    /** Of one that did not come by the form. A mail has a message with the same id. */
    channel: textOf<Origin | ''>(),
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
    /** The assignee, as another room knows them. */
    assigned_to: textOrNull,
    read_at: timeOrNull,
    /** When it came, or a reply or a bounce since; whoever opened it before has not read that. */
    news_at: column<number>('bigint not null default 0'),
    replied_at: timeOrNull,
    /** Since when it waits for us. Null while it is their turn, or closed. */
    waiting_since: timeOrNull,
    /** Out of sight until then, or until they reply. */
    remind_at: timeOrNull,
    /** The page of this site that they came from. */
    came_from: textOrNull,
    campaign: textOrNull,
  },
  /** Replies: ours, sent when their job was delivered, and those of visitors or programs. */
  message: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    /** `out` is from staff to the visitor. */
    direction: textOf<'out' | 'in'>(),
    /** A program wrote it. */
    is_automatic: flag,
    at: time,
    ...BY,
    text,
    /** The Message-ID without its brackets. */
    mail_id: unique,
    /** How staff spoke with them, of a reply that was no mail. */
    channel: column<Channel | null>('text'),
    /** It passed the thread on to others, and replies to nobody. */
    is_forward: column<1 | null>('integer'),
    /** Who a reply of ours goes to, and who gets a copy, as JSON; null where it is the enquirer. */
    sent_to: textOrNull,
    cc: textOrNull,
    /** Of a reply that arranges a call: when, whether called off, and the colleague's address. */
    call_at: timeOrNull,
    call_off: column<1 | null>('integer'),
    call_with: textOrNull,
    /** The telephone number or link of the call. */
    call_where: textOrNull,
    /** The words of a bounce that returned a reply. */
    bounced: textOrNull,
    /** The part that is in the mailbox only: the end of a long reply, or all but the headers. */
    left_out: column<'end' | 'body' | null>('text'),
  },
  /** Offered for download, never shown. In Base64, and empty for a file too large to keep. */
  attachment: {
    id: key,
    message_id: deletedWith('message'),
    name: text,
    type: text,
    size: number,
    content: text,
  },
  /** How far a mailbox has been read, for one UIDVALIDITY (RFC 9051, 2.3.1.1). */
  mailbox: {
    name: key,
    validity: text,
    uid: column<number>('bigint not null default 0'),
    /** Mail to our address that arrived before is not for the desk. */
    since: timeOrNull,
  },
  /** For the spam filter to learn from. */
  lesson: {
    enquiry_id: column<string>('text primary key references enquiry on delete cascade'),
    kind: textOf<'honest' | 'spam'>(),
    at: time,
  },
  /** One delivery of one enquiry. With retry and lease as columns any server can carry on. */
  outbox: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    /** The reply that it sends; null for the enquiry itself. */
    message_id: deletedWithOrNull('message'),
    delivery: text,
    state: textOf<JobState>(),
    waiting_since: time,
    due_at: time,
    attempts: number,
    /** How many of them were before staff tried it again. */
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
    /** The words of the receiver. */
    receipt: text,
  },
  acknowledged: { mailbox: key, domain: text, job_id: deletedWith('outbox'), at: time },
  /** One row: the last time that a server saw, and since when time has passed without a jump. */
  clock: { id: column<1>('integer primary key'), seen_at: time, steady_since: time },
  /** Work that one server does for all, such as the overview, and when it is due again. */
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
  /** Hashes of the numbers of what was deleted on purpose; whatever else is missing was lost. */
  gone: { hash: key, at: time },
  note: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    at: time,
    ...BY,
    text,
    /** Of a reply by mail that was not passed on: the address of its author, until they know. */
    untold: textOrNull,
  },
  history: {
    number: numbered,
    enquiry_id: deletedWith('enquiry'),
    at: time,
    ...BY,
    what: text,
    detail: textOrNull,
  },
};

/** Applications for work and mail that is no enquiry, which have lists of their own and count apart. */
export const IS_APART = "quarantined = 0 and kind <> 'enquiry'";
/** It waits for us, and nobody has put it off. */
export const IS_OUR_TURN =
  "quarantined = 0 and kind = 'enquiry' and waiting_since is not null and remind_at is null";

const indexes = [
  'enquiry_by_time on enquiry (received_at)',
  // The last columns say how many are mine, nobody's and unread without a look at the rows.
  `enquiry_by_waiting on enquiry (waiting_since, id, assigned_to, read_at) where ${IS_OUR_TURN}`,
  'enquiry_by_holder on enquiry (assigned_to) where assigned_to is not null',
  `enquiry_by_kind on enquiry (kind, status) where ${IS_APART}`,
  'enquiry_by_reminder on enquiry (remind_at) where remind_at is not null',
  'enquiry_by_address on enquiry (email_key)',
  'enquiry_by_list on enquiry (quarantined, status, received_at, id)',
  "enquiry_by_urgency on enquiry (status) where urgency <> ''",
  'outbox_by_enquiry on outbox (enquiry_id)',
  // Without it each message that is deleted looks at every job.
  'outbox_by_message on outbox (message_id)',
  'outbox_by_due on outbox (state, delivery, due_at)',
  'unique attempt_by_number on attempt (job_id, number)',
  'acknowledged_by_job on acknowledged (job_id)',
  'acknowledged_by_domain on acknowledged (domain, at)',
  'note_by_enquiry on note (enquiry_id)',
  'message_by_enquiry on message (enquiry_id)',
  'attachment_by_message on attachment (message_id)',
  'history_by_enquiry on history (enquiry_id)',
  'history_by_time on history (at)',
];

export type Tables = RowsOf<typeof tables>;

const application = `'${applicationCompany.replaceAll("'", "''")}'`;

export const enquirySchema: Schema = {
  tables,
  indexes,
  changes: [
    { lacked: 'mailbox.since', statements: ['drop index if exists enquiry_by_application'] },
    {
      lacked: 'enquiry.kind',
      statements: [
        `update enquiry set kind = 'application' where company = ${application}`,
        'drop index if exists enquiry_by_turn',
        'drop index if exists enquiry_of_applicants',
      ],
    },
    {
      lacked: 'enquiry.channel',
      statements: [
        "update enquiry set channel = came_from, came_from = null where came_from in ('call', 'whatsapp', 'meeting')",
      ],
    },
    {
      had: 'enquiry.answered_at',
      statements: [
        'update enquiry set replied_at = answered_at',
        'alter table enquiry drop column answered_at',
      ],
    },
    {
      had: 'message.kind',
      statements: [
        "update message set direction = case when kind = 'answer' then 'out' else 'in' end, is_automatic = case when kind = 'automatic' then 1 else 0 end",
        'alter table message drop column kind',
        "update outbox set delivery = 'reply' where delivery = 'answer'",
      ],
    },
    {
      had: 'attempt.answer',
      statements: ['update attempt set receipt = answer', 'alter table attempt drop column answer'],
    },
  ],
};
