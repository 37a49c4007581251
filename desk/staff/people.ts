import type { Reader } from '../../enquiries/store/database.ts';
import { emailKey } from '../../enquiries/store/enquiry.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { openStatuses, type Role } from '../names.ts';
import { endAccess } from './access-ends.ts';
import { noteAudit, noteHistory } from './audit.ts';
import type { Actor, Work } from './work.ts';

export const listPeople = (reader: Reader) =>
  reader
    .selectFrom('person')
    .select(['person.id', 'name', 'address', 'role', 'seen_at as lastHereAt'])
    .select((select) =>
      select
        .selectFrom('passkey')
        .select((count) => count.fn.countAll<number>().as('number'))
        .whereRef('passkey.person_id', '=', 'person.id')
        .$asScalar()
        .$notNull()
        .as('passkeys'),
    )
    .select((select) =>
      select
        .selectFrom('enquiry')
        .select((count) => count.fn.countAll<number>().as('number'))
        .whereRef('enquiry.assigned_to', '=', 'person.id')
        .where('status', 'in', openStatuses)
        .$asScalar()
        .$notNull()
        .as('openEnquiries'),
    )
    .orderBy('joined_at')
    .orderBy('id')
    .execute();

export const findPersonByAddress = (reader: Reader, address: string): Promise<Tables['person'] | undefined> =>
  reader.selectFrom('person').selectAll().where('address_key', '=', emailKey(address)).executeTakeFirst();

export async function hasAdministrator(reader: Reader): Promise<boolean> {
  const administrator = reader.selectFrom('person').select('id').where('role', '=', 'administrator').limit(1);
  return (await administrator.executeTakeFirst()) !== undefined;
}

/** An administrator must be left to invite others. The rows are locked, or two could remove each other. */
async function isLastAdministrator({ writer, kind }: Work, id: string): Promise<boolean> {
  const find = writer.selectFrom('person').select('id').where('role', '=', 'administrator').orderBy('id');
  const administrators = await (kind === 'postgres' ? find.forUpdate() : find).execute();
  return administrators.length === 1 && administrators[0]?.id === id;
}

/**
 * Ends every invitation that was made by a person who may no longer invite, or that would let them in: one that waits in
 * their mailbox must not undo the removal.
 */
async function endInvitations({ writer }: Work, { id, address_key }: Tables['person']): Promise<void> {
  const ofThem = writer
    .deleteFrom('invitation')
    .where((where) => where.or({ invited_by_id: id, person_id: id, address_key }));
  await ofThem.execute();
}

type Changed = 'done' | 'unknown' | 'last administrator';

export async function changeRole(work: Work, id: string, role: Role, actor: Actor): Promise<Changed> {
  const { writer, now } = work;
  const person = await writer.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return 'unknown';
  if (person.role === role) return 'done';
  if (role !== 'administrator') {
    if (await isLastAdministrator(work, id)) return 'last administrator';
    await endInvitations(work, person);
  }
  await writer.updateTable('person').set({ role }).where('id', '=', id).execute();
  await noteAudit(writer, { by: actor, what: 'role-changed', at: now, detail: `${person.name}: ${role}` });
  return 'done';
}

/** What they had to answer goes to a colleague, or to nobody. */
async function handOver({ writer, now }: Work, id: string, actor: Actor, to: Tables['person'] | undefined) {
  const handed = await writer
    .updateTable('enquiry')
    .set((set) => ({ assigned_to: to?.id ?? null, version: set('version', '+', 1) }))
    .where('assigned_to', '=', id)
    .where('status', 'in', openStatuses)
    .returning('id')
    .execute();
  const what = to ? 'assigned' : 'unassigned';
  const ids = handed.map((enquiry) => enquiry.id);
  await noteHistory(writer, ids, { by: actor, what, at: now, detail: to?.name ?? null });
}

/** Passkeys, sessions and invitations go with the person; their notes stay, with the name. */
export async function removePerson(work: Work, id: string, actor: Actor, to?: string): Promise<Changed> {
  const { writer, now } = work;
  const person = await writer.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return 'unknown';
  if (await isLastAdministrator(work, id)) return 'last administrator';
  const heir = writer
    .selectFrom('person')
    .selectAll()
    .where('id', '=', to ?? '')
    .where('id', '!=', id);
  const found = await heir.executeTakeFirst();
  if (to !== undefined && !found) return 'unknown';
  await handOver(work, id, actor, found);
  await endAccess(work, 'person', person.address_key);
  await endInvitations(work, person);
  await writer.deleteFrom('person').where('id', '=', id).execute();
  await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: person.name });
  return 'done';
}
