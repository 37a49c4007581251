import { sql } from 'kysely';
import { inBatches } from '../../common/batches.ts';
import { gulfDay } from '../../common/day.ts';
import {
  type Writer as EnquiryWriter,
  emailKey,
  locked,
  noteHash,
  readHashes,
} from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import { type EditRight, OPEN_STATUSES, type Role } from '../names.ts';
import { noteAudit, noteHistory } from './audit.ts';
import type { Database, Reader, Tables } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

const openCount = sql`select count(*) from enquiry where assigned_to = person.id and status in (${sql.join(OPEN_STATUSES)})`;

export function listPeople(reader: Reader) {
  return reader
    .selectFrom('person')
    .select(['person.id', 'name', 'address', 'role', 'edits', 'seen_at as lastHereAt'])
    .select(['away_from as awayFrom', 'away_to as awayTo', 'stand_in as standIn'])
    .select(sql<number>`(select count(*) from passkey where person_id = person.id)`.as('passkeys'))
    .select(sql<number>`(${openCount})`.as('openEnquiries'))
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

export function findPerson(reader: Reader, id: string): Promise<Tables['person'] | undefined> {
  return reader.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPersonByAddress(
  reader: Reader,
  address: string,
): Promise<Tables['person'] | undefined> {
  return reader
    .selectFrom('person')
    .selectAll()
    .where('address_key', '=', emailKey(address))
    .executeTakeFirst();
}

/** Whose mail address this is, for a reply by mail. */
export async function findColleague(writer: EnquiryWriter, addressKey: string) {
  const person = writer.withTables<Tables>().selectFrom('person').select(['id', 'name']);
  return person.where('address_key', '=', addressKey).executeTakeFirst();
}

/** A person, and those whom they stand in for today. */
export async function holdersFor(reader: Reader, me: string, now: number): Promise<string[]> {
  const today = gulfDay(now);
  const away = reader
    .selectFrom('person')
    .select('id')
    .where('stand_in', '=', me)
    .where('away_from', '<=', today)
    .where('away_to', '>=', today);
  return [me, ...(await away.execute()).map(({ id }) => id)];
}

export async function hasAdministrator(reader: Reader): Promise<boolean> {
  const administrator = reader
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1);
  return (await administrator.executeTakeFirst()) !== undefined;
}

type Described = 'name' | 'job' | 'signature' | 'away_from' | 'away_to' | 'stand_in' | 'office';

/** A person says what they are called, what is below their replies and when they are away. */
export async function describePerson(
  { writer, now }: Transaction,
  actor: Actor,
  values: { [Name in Described]?: Tables['person'][Name] | undefined },
): Promise<void> {
  await writer
    .updateTable('person')
    .set(values)
    .where('id', '=', actor.id ?? '')
    .execute();
  if (values.name !== undefined && values.name !== actor.name)
    await noteAudit(writer, { by: actor, what: 'renamed', at: now, detail: values.name });
}

/** An administrator must be left. The rows are locked, or two could remove each other. */
async function keepAnAdministrator({ writer, kind }: Transaction, id: string): Promise<void> {
  const find = writer
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'administrator')
    .orderBy('id');
  const administrators = await locked(kind, find).execute();
  if (administrators.length === 1 && administrators[0]?.id === id)
    throw new DeskFault('last-administrator');
}

/** Invitations that they made, or that would let them in again: one in their mailbox must not undo the removal. */
async function endInvitations(
  { writer }: Transaction,
  { id, address_key }: Tables['person'],
): Promise<void> {
  const theirs = { invited_by_id: id, person_id: id, address_key };
  const invitations = writer.deleteFrom('invitation').where((where) => where.or(theirs));
  await invitations.execute();
}

export async function changeRole(
  transaction: Transaction,
  id: string,
  role: Role,
  actor: Actor,
): Promise<void> {
  const { writer, now } = transaction;
  const person = await findPerson(writer, id);
  if (!person) throw new DeskFault('not-found');
  if (person.role === role) return;
  if (role !== 'administrator') {
    await keepAnAdministrator(transaction, id);
    await endInvitations(transaction, person);
  }
  await writer.updateTable('person').set({ role }).where('id', '=', id).execute();
  await noteAudit(writer, {
    by: actor,
    what: 'role-changed',
    at: now,
    detail: `${person.name}: ${role}`,
  });
}

/** Who publishes also writes. */
export async function changeRights(
  { writer, now }: Transaction,
  id: string,
  edits: EditRight,
  actor: Actor,
): Promise<void> {
  const changed = await writer
    .updateTable('person')
    .set({ edits })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!changed) throw new DeskFault('not-found');
  const detail = `${changed.name}: ${edits}`;
  await noteAudit(writer, { by: actor, what: 'rights-changed', at: now, detail });
}

async function handOver(
  { writer, now }: Transaction,
  id: string,
  actor: Actor,
  to: Tables['person'] | undefined,
) {
  const open = writer
    .selectFrom('enquiry')
    .select('id')
    .where('assigned_to', '=', id)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id');
  const ids = (await open.execute()).map((enquiry) => enquiry.id);
  for (const batch of inBatches(ids))
    await writer
      .updateTable('enquiry')
      .set((set) => ({ assigned_to: to?.id ?? null, version: set('version', '+', 1) }))
      .where('id', 'in', batch)
      .where('assigned_to', '=', id)
      .execute();
  const what = to ? 'assigned' : 'unassigned';
  await noteHistory(writer, ids, { by: actor, what, at: now, detail: to?.name ?? null });
}

/** Passkeys, sessions and invitations go with the person; their notes stay, with the name. */
export async function removePerson(
  transaction: Transaction,
  id: string,
  actor: Actor,
  to?: string,
): Promise<void> {
  const { writer, now } = transaction;
  const person = await findPerson(writer, id);
  const successor = to === undefined ? undefined : await findPerson(writer, to);
  if (!person || to === id || (to !== undefined && !successor)) throw new DeskFault('not-found');
  await keepAnAdministrator(transaction, id);
  await handOver(transaction, id, actor, successor);
  await endAccess(transaction, 'person', person.address_key);
  await endInvitations(transaction, person);
  await writer.deleteFrom('person').where('id', '=', id).execute();
  await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: person.name });
}

function log(folder: string) {
  return { folder, name: 'access-ends.log' } as const;
}
function keyOf(kind: 'person' | 'passkey', id: string) {
  return `${kind} ${id}`;
}

/** Notes outside the database that a person or a passkey no longer opens the desk. */
export function endAccess(
  { writer, folder, now }: Transaction,
  ...what: Parameters<typeof keyOf>
): Promise<void> {
  return noteHash(writer, log(folder), keyOf(...what), now);
}

/**
 * Signs everyone out and ends every invitation: nobody is inside, and only a passkey opens the desk
 * again. A copy that was restored also brings back people who were removed and passkeys of lost
 * devices. How many of those were removed again.
 */
export async function endAccessAgain(
  database: Database,
  folder: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<number> {
  const endedAt = await readHashes(database.reader, log(folder));
  return database.atomically(async (writer) => {
    const ended = await writer.deleteFrom('session').returning('hash').execute();
    await writer.deleteFrom('challenge').execute();
    await writer.deleteFrom('invitation').execute();
    await noteAudit(writer, {
      by: actor,
      what: 'all-signed-out',
      at: now,
      detail: String(ended.length),
    });
    const people = await writer
      .selectFrom('person')
      .select(['id', 'name', 'address_key', 'joined_at'])
      .execute();
    const removed = people.filter(
      (person) => person.joined_at <= endedAt(keyOf('person', person.address_key)),
    );
    for (const { id, name } of removed) {
      await writer.deleteFrom('person').where('id', '=', id).execute();
      await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: name });
    }
    const passkeys = await writer.selectFrom('passkey').select(['id', 'made_at']).execute();
    const lost = passkeys.filter(
      (passkey) => passkey.made_at <= endedAt(keyOf('passkey', passkey.id)),
    );
    for (const { id } of lost) await writer.deleteFrom('passkey').where('id', '=', id).execute();
    return removed.length + lost.length;
  });
}
