import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { textFields } from '../../contract/fields.ts';
import type { Database, Writer } from '../database.ts';

const year = 365 * 24 * 3_600_000;

/** SQL that both databases understand; times are milliseconds. `${number}` is a key that numbers itself. */
const tables = (number: string): string[] => [
  `create table person (
    id text primary key, name text not null, address text not null, address_key text not null unique,
    role text not null, joined_at bigint not null, seen_at bigint)`,
  `create table passkey (
    id text primary key, person_id text not null references person on delete cascade,
    public_key text not null, counter bigint not null, device text not null,
    made_at bigint not null, used_at bigint)`,
  `create table session (
    hash text primary key, person_id text not null references person on delete cascade,
    passkey_id text not null references passkey on delete cascade, began_at bigint not null, seen_at bigint not null,
    confirmed_at bigint not null, device text not null)`,
  `create table invitation (
    id text primary key, hash text not null unique, name text not null, address text not null,
    address_key text not null, role text not null, person_id text references person on delete cascade,
    invited_by text not null, invited_by_id text references person on delete cascade, invited_at bigint not null, ends_at bigint not null, is_first integer not null)`,
  `create table challenge (
    hash text primary key, invitation_id text references invitation on delete cascade, ends_at bigint not null)`,

  `create table enquiry (
    id text primary key, reference text not null unique, received_at bigint not null, body_hash text not null,
    ${textFields.map(({ column }) => `${column} text not null`).join(', ')}, services text not null,
    email_key text not null, search_words text not null, consent_version text, consent_at bigint not null,
    spam_score integer not null, spam_reasons text not null, quarantined integer not null,
    released_at bigint, digested_at bigint, status text not null, version integer not null,
    assigned_to text references person on delete set null, read_at bigint, answered_at bigint,
    came_from text, campaign text)`,
  'create index enquiry_by_time on enquiry (received_at)',
  'create index enquiry_by_address on enquiry (email_key)',
  // The last column answers how many are unread without a look at the rows.
  'create index enquiry_by_list on enquiry (quarantined, status, received_at, id, read_at)',
  `create table lesson (
    enquiry_id text primary key references enquiry on delete cascade, kind text not null, at bigint not null)`,

  `create table outbox (
    id text primary key, enquiry_id text not null references enquiry on delete cascade,
    delivery text not null, state text not null, waiting_since bigint not null, due_at bigint not null,
    attempts integer not null, attempts_before integer not null, first_attempt_at bigint, lease_owner text, lease_until bigint, ended_at bigint,
    last_error text, progress text, dismissed_by text)`,
  'create index outbox_by_enquiry on outbox (enquiry_id)',
  'create index outbox_by_due on outbox (state, delivery, due_at)',
  `create table attempt (
    job_id text not null references outbox on delete cascade, number integer not null, at bigint not null,
    outcome text not null, answer text not null, primary key (job_id, number))`,
  `create table acknowledged (
    mailbox text primary key, domain text not null, job_id text not null references outbox on delete cascade,
    at bigint not null)`,
  'create index acknowledged_by_job on acknowledged (job_id)',
  'create index acknowledged_by_domain on acknowledged (domain, at)',
  'create table clock (id integer primary key, seen_at bigint not null, steady_since bigint not null)',
  'create table turn (name text primary key, next_at bigint not null)',
  'create table probe (id text primary key, filler text not null)',
  'create table secret (name text primary key, value text not null)',

  `create table note (
    id text primary key, enquiry_id text not null references enquiry on delete cascade, at bigint not null,
    by_id text, by_name text not null, text text not null)`,
  'create index note_by_enquiry on note (enquiry_id)',
  `create table history (
    number ${number}, enquiry_id text not null references enquiry on delete cascade, at bigint not null,
    by_id text, by_name text not null, what text not null, detail text)`,
  'create index history_by_enquiry on history (enquiry_id)',
  `create table audit (
    number ${number}, at bigint not null, by_id text, by_name text, what text not null, detail text)`,
  'create index audit_by_time on audit (at)',
  `create table audit_about (
    number bigint primary key references audit on delete cascade,
    enquiry_id text not null references enquiry on delete cascade)`,
  'create index audit_about_by_enquiry on audit_about (enquiry_id)',
];

/** An audit trail that nobody changes, not even with the rights of the server: only entries older than a year may go. */
const own: Record<Database['kind'], string[]> = {
  sqlite: [
    `create trigger audit_not_changed before update on audit
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    `create trigger audit_not_deleted before delete on audit
       when old.at > cast(strftime('%s', 'now') as integer) * 1000 - ${year}
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    // "Insert or replace" deletes without asking the trigger above.
    `create trigger audit_not_replaced before insert on audit when exists (select 1 from audit where number = new.number)
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    // Tells this database from another file that is copied over it while it is in use.
    `pragma application_id = ${randomInt(1, 2 ** 31)}`,
  ],
  // Rules and not triggers: a dump of the tables takes them along, but not the function that a trigger needs.
  postgres: [
    'create rule audit_not_changed as on update to audit do instead nothing',
    `create rule audit_not_deleted as on delete to audit
       where old.at > extract(epoch from now()) * 1000 - ${year} do instead nothing`,
    // A function that every PostgreSQL has, and that fails for anything but an update.
    `create trigger audit_not_truncated before truncate on audit
       execute function suppress_redundant_updates_trigger()`,
  ],
};

export async function createTables(writer: Writer, kind: Database['kind']): Promise<void> {
  const number = kind === 'postgres' ? 'bigserial primary key' : 'integer primary key';
  for (const statement of [...tables(number), ...own[kind]]) await sql.raw(statement).execute(writer);
  await writer
    .insertInto('secret')
    .values({ name: 'hashes', value: randomBytes(32).toString('hex') })
    .execute();
}
