import type { Reader } from '../../enquiries/store/database.ts';
import { emailKey } from '../../enquiries/store/enquiry.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { Role } from '../names.ts';
import { noteAudit } from './audit.ts';
import type { Actor, Work } from './work.ts';

export interface StaffPerson {
  id: string;
  name: string;
  address: string;
  role: Role;
  passkeys: number;
  /** Null for a person who never had a session. */
  lastHereAt: number | null;
}

export async function listPeople(reader: Reader): Promise<StaffPerson[]> {
  const rows = await reader
    .selectFrom('person')
    .selectAll('person')
    .select((select) =>
      select
        .selectFrom('passkey')
        .select((count) => count.fn.countAll<number>().as('number'))
        .whereRef('passkey.person_id', '=', 'person.id')
        .as('passkeys'),
    )
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, address, role, passkeys, seen_at }) => ({
    id,
    name,
    address,
    role,
    passkeys: passkeys ?? 0,
    lastHereAt: seen_at,
  }));
}

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
 * their mailbox must not undo the removal. How many could still have been used.
 */
async function endInvitations({ writer, now }: Work, person: Tables['person']): Promise<number> {
  const ended = await writer
    .deleteFrom('invitation')
    .where((where) =>
      where.or([
        where('invited_by_id', '=', person.id),
        where('person_id', '=', person.id),
        where('address_key', '=', person.address_key),
      ]),
    )
    .returning('ends_at')
    .execute();
  return ended.filter(({ ends_at }) => ends_at > now).length;
}

type Changed = { endedInvitations: number } | 'unknown' | 'last administrator';

const withEnded = (detail: string, ended: number): string =>
  ended === 0 ? detail : `${detail}; open invitations that ended: ${ended}`;

export async function changeRole(work: Work, id: string, role: Role, actor: Actor): Promise<Changed> {
  const { writer, now } = work;
  const person = await writer.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return 'unknown';
  if (person.role === role) return { endedInvitations: 0 };
  if (role !== 'administrator' && (await isLastAdministrator(work, id))) return 'last administrator';
  await writer.updateTable('person').set({ role }).where('id', '=', id).execute();
  const endedInvitations = role === 'administrator' ? 0 : await endInvitations(work, person);
  const detail = withEnded(`${person.name}: ${role}`, endedInvitations);
  await noteAudit(writer, { by: actor, what: 'role-changed', at: now, detail });
  return { endedInvitations };
}

/** Passkeys, sessions and invitations go with the person; their notes stay, with the name. */
export async function removePerson(work: Work, id: string, actor: Actor): Promise<Changed> {
  const { writer, now, ends } = work;
  const person = await writer.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return 'unknown';
  if (await isLastAdministrator(work, id)) return 'last administrator';
  await ends.person(writer, person.address_key, now);
  const endedInvitations = await endInvitations(work, person);
  await writer.deleteFrom('person').where('id', '=', id).execute();
  await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: withEnded(person.name, endedInvitations) });
  return { endedInvitations };
}
