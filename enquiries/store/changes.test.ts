import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { applicationCompany } from '../contract/fields.ts';
import { sqliteFile } from './sqlite.ts';

/** Of an older version only what is called otherwise today, and what refers to it. */
const OLDER = `
  create table enquiry (id text primary key, reference text not null unique, company text, came_from text,
    answered_at bigint, assigned_to text);
  create table message (id text primary key, enquiry_id text references enquiry on delete cascade, kind text, text text,
    mail_id text unique);
  create table outbox (id text primary key, enquiry_id text references enquiry on delete cascade, delivery text);
  create table attempt (job_id text references outbox on delete cascade, number integer, answer text);
  create table person (id text primary key, name text, address_key text unique);
  create table regard (id text primary key, enquiry_id text references enquiry on delete cascade,
    person_id text references person on delete cascade, draft text, looked_at bigint);
  create table saved_answer (id text primary key, name text, service text, language text, text text);
  create table audit (number integer primary key, at bigint, what text);
  create table secret (name text primary key, value text);
  insert into enquiry values ('1', 'A', '${applicationCompany}', '/apply', null, null),
    ('2', 'B', 'Nilgiri Foods', 'whatsapp', 7, 'p'), ('3', 'C', 'Nilgiri Foods', '/trust', null, null);
  insert into message values ('a', '2', 'answer', 'Ours', 'a@b'), ('b', '2', 'reply', 'Theirs', 'b@b'),
    ('c', '2', 'automatic', 'Away', 'c@b');
  insert into outbox values ('2/answer/a', '2', 'answer'), ('2/smtp', '2', 'smtp');
  insert into attempt values ('2/answer/a', 1, '250 OK');
  insert into person values ('p', 'Priya', 'p@b');
  insert into regard values ('2 p', '2', 'p', 'A draft', 5);
  insert into saved_answer values ('s', 'Thanks', '', 'en', 'Thank you.');
  insert into secret values ('hashes', 'kept');
`;

it('a database of an older version opens with all that is in it, and again', async () => {
  const folder = temporaryFolder();
  const older = new DatabaseSync(sqliteFile(folder));
  older.exec(OLDER);
  older.close();
  await (await freshSqlite(folder)).close();
  const { reader } = await freshSqlite(folder);
  const enquiries = reader.selectFrom('enquiry').select(['kind', 'channel', 'came_from', 'replied_at', 'assigned_to']);
  expect(await enquiries.orderBy('id').execute()).toEqual([
    { kind: 'application', channel: '', came_from: '/apply', replied_at: null, assigned_to: null },
    { kind: 'enquiry', channel: 'whatsapp', came_from: null, replied_at: 7, assigned_to: 'p' },
    { kind: 'enquiry', channel: '', came_from: '/trust', replied_at: null, assigned_to: null },
  ]);
  const messages = reader.selectFrom('message').select(['text', 'direction', 'is_automatic']).orderBy('id');
  expect(await messages.execute()).toEqual([
    { text: 'Ours', direction: 'out', is_automatic: 0 },
    { text: 'Theirs', direction: 'in', is_automatic: 0 },
    { text: 'Away', direction: 'in', is_automatic: 1 },
  ]);
  expect(await reader.selectFrom('outbox').select('delivery').orderBy('id').execute()).toEqual([
    { delivery: 'reply' },
    { delivery: 'smtp' },
  ]);
  expect(await reader.selectFrom('attempt').select('receipt').execute()).toEqual([{ receipt: '250 OK' }]);
  expect(await reader.selectFrom('own_state').select(['draft', 'looked_at']).execute()).toEqual([
    { draft: 'A draft', looked_at: 5 },
  ]);
  expect(await reader.selectFrom('saved_reply').select('text').execute()).toEqual([{ text: 'Thank you.' }]);
  expect(await reader.selectFrom('secret').select('value').execute()).toEqual([{ value: 'kept' }]);
});
