import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '../../common/day.ts';
import {
  column,
  deletedWith,
  deletedWithOrNull,
  type Database as EnquiryDatabase,
  type Tables as EnquiryTables,
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
} from '../../enquiries/for-desk.ts';
import type { EditRight, Role } from '../names.ts';

const tables = {
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
    job: textOrNull,
    /** Below their replies; null for the one that all have. */
    signature: textOrNull,
    /** The first and the last day of an absence, and whose lists have their enquiries meanwhile. */
    away_from: textOrNull,
    away_to: textOrNull,
    stand_in: textOrNull,
    office: column<'india' | null>('text'),
    /** Their right to change words of the site; null is none. */
    edits: column<EditRight | null>('text'),
  },
  passkey: {
    id: key,
    person_id: deletedWith('person'),
    public_key: text,
    /** Uses that the device counted; if it does not grow it was copied. Many always say 0. */
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
  /** To be signed by a passkey next; used once. */
  challenge: { hash: key, invitation_id: deletedWithOrNull('invitation'), ends_at: time },
  /** One person's own view of one enquiry, such as the draft of a reply. */
  own_state: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    person_id: deletedWith('person'),
    draft: text,
    /** Grows with every change of the draft. */
    draft_version: number,
    looked_at: time,
    /** Up to when this person has read it; -1 if they marked it as unread. */
    read_at: column<number>('bigint not null default -1'),
  },
  /** Files of a reply that is being written. */
  draft_file: {
    id: key,
    enquiry_id: deletedWith('enquiry'),
    person_id: deletedWith('person'),
    name: text,
    type: text,
    size: number,
    content: text,
  },
  /** A file of the site as one person has it, and as it was published when they began; null is no file. */
  draft_text: {
    id: key,
    person_id: deletedWith('person'),
    file: text,
    text: textOrNull,
    base: textOrNull,
    changed_at: time,
  },
  saved_reply: { id: key, name: text, service: text, language: text, text },
  /** Who did what. The database refuses to change an entry, and to delete a young one. */
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
  /** Enquiries that a list showed for the first time in a session, with the beginning of their message. */
  audit_listed: {
    number: column<number>('bigint not null references audit on delete cascade'),
    enquiry_id: deletedWith('enquiry'),
  },
};

const YEAR_MS = 365 * DAY_MS;

/** The tables of the desk, in the database of the enquiries. */
export const deskSchema: Schema = {
  tables: {
    ...tables,
    enquiry: { assigned_to: column('text references person on delete set null') },
  },
  indexes: [
    'own_state_by_enquiry on own_state (enquiry_id)',
    'draft_file_by_enquiry on draft_file (enquiry_id, person_id)',
    'draft_text_by_person on draft_text (person_id)',
    'audit_by_time on audit (at)',
    'audit_about_by_enquiry on audit_about (enquiry_id)',
    'unique audit_listed_by_number on audit_listed (number, enquiry_id)',
    'audit_listed_by_enquiry on audit_listed (enquiry_id)',
  ],
  changes: [
    {
      had: 'regard',
      statements: [
        'insert into own_state (id, enquiry_id, person_id, draft, looked_at) select id, enquiry_id, person_id, draft, looked_at from regard',
        'drop table regard',
      ],
    },
    {
      had: 'saved_answer',
      statements: [
        'insert into saved_reply (id, name, service, language, text) select id, name, service, language, text from saved_answer',
        'drop table saved_answer',
      ],
    },
  ],
  /** An audit trail that nobody changes, not even with the rights of the server: only entries older than a year may go. */
  guards: {
    table: 'audit',
    sqlite: [
      `create trigger audit_not_changed before update on audit
         begin select raise(abort, 'The audit trail is not changed.'); end`,
      `create trigger audit_not_deleted before delete on audit
         when old.at > cast(strftime('%s', 'now') as integer) * 1000 - ${YEAR_MS}
         begin select raise(abort, 'The audit trail is not changed.'); end`,
      // "Insert or replace" deletes without asking the trigger above.
      `create trigger audit_not_replaced before insert on audit when exists (select 1 from audit where number = new.number)
         begin select raise(abort, 'The audit trail is not changed.'); end`,
    ],
    // Rules and not triggers: a dump of the tables lacks the function that a trigger needs.
    postgres: [
      'create rule audit_not_changed as on update to audit do instead nothing',
      `create rule audit_not_deleted as on delete to audit
         where old.at > extract(epoch from now()) * 1000 - ${YEAR_MS} do instead nothing`,
      // A function that every PostgreSQL has, and that fails for anything but an update.
      `create trigger audit_not_truncated before truncate on audit
         execute function suppress_redundant_updates_trigger()`,
    ],
  },
};

type DeskTables = RowsOf<typeof tables>;
export type Tables = EnquiryTables & DeskTables;
export type Reader = Kysely<Tables>;
export type Writer = Transaction<Tables>;

/** The database of the enquiries, seen with the tables of the desk. */
export interface Database extends Omit<EnquiryDatabase, 'reader' | 'atomically'> {
  readonly reader: Reader;
  atomically<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
}

export function withDesk(database: EnquiryDatabase): Database {
  return {
    ...database,
    reader: database.reader.withTables<DeskTables>(),
    atomically: (work) => database.atomically((writer) => work(writer.withTables<DeskTables>())),
  };
}
