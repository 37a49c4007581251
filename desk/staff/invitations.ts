import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../common/day.ts';
import { emailKey, SKEW_MS } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Role } from '../names.ts';
import { noteAudit } from './audit.ts';
import { findPersonByAddress, hasAdministrator } from './people.ts';
import { hashOf, newToken } from './sessions.ts';
import type { Reader, Tables } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

const INVITATION_MS = 3 * DAY_MS;
const FIRST_INVITATION_MS = 600_000;

/** The token is behind the #, so that no log and no Referer ever has it. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/desk/invitation#${token}`;
}

export interface Invite {
  name: string;
  address: string;
  role: Role;
  actor: Actor;
}

/** A link that works once. Of those for one address only the newest works. */
export async function invite({ writer, now }: Transaction, { name, address, role, actor }: Invite) {
  const known = await findPersonByAddress(writer, address);
  const token = newToken();
  const row: Tables['invitation'] = {
    id: randomUUID(),
    hash: hashOf(token),
    name: known?.name ?? name,
    address: known?.address ?? address,
    address_key: emailKey(address),
    role: known?.role ?? role,
    person_id: known?.id ?? null,
    invited_by: actor.name,
    invited_by_id: actor.id,
    invited_at: now,
    ends_at: now + INVITATION_MS,
    is_first: 0,
  };
  const forgotten = now - 30 * DAY_MS;
  await writer.deleteFrom('invitation').where('ends_at', '<', forgotten).execute();
  await writer.deleteFrom('invitation').where('address_key', '=', row.address_key).execute();
  await writer.insertInto('invitation').values(row).execute();
  await noteAudit(writer, {
    by: actor,
    what: 'invited',
    at: now,
    detail: `${row.name}, ${row.role}`,
  });
  return { ...row, token };
}

/** The link for the very first person. Undefined once there is an administrator. */
export async function inviteFirst({ writer, now }: Transaction): Promise<string | undefined> {
  if (await hasAdministrator(writer)) return undefined;
  const token = newToken();
  await writer.deleteFrom('invitation').where('is_first', '=', 1).execute();
  const nobody = {
    name: '',
    address: '',
    address_key: '',
    invited_by: '',
    invited_by_id: null,
    person_id: null,
  };
  const times = { invited_at: now, ends_at: now + FIRST_INVITATION_MS };
  await writer
    .insertInto('invitation')
    .values({
      id: randomUUID(),
      hash: hashOf(token),
      role: 'administrator',
      is_first: 1,
      ...nobody,
      ...times,
    })
    .execute();
  return token;
}

/** An invitation that can still be used: used, ended and made up all look the same. */
export async function findInvitation(reader: Reader, token: string, now: number) {
  const row = await reader
    .selectFrom('invitation')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('ends_at', '>', now)
    // Made while the clock was ahead: it would not end in time.
    .where('invited_at', '<=', now + SKEW_MS)
    .executeTakeFirst();
  return row?.is_first === 1 && (await hasAdministrator(reader)) ? undefined : row;
}

/** Open ones, and those that ended unused: a colleague may wait for a reply that never came. */
export function listInvitations(reader: Reader) {
  return reader
    .selectFrom('invitation')
    .select(['id', 'name', 'address', 'role', 'ends_at as endsAt'])
    .where('is_first', '=', 0)
    .orderBy('invited_at')
    .execute();
}

export async function withdrawInvitation(
  { writer, now }: Transaction,
  id: string,
  actor: Actor,
): Promise<void> {
  const [gone] = await writer
    .deleteFrom('invitation')
    .where('id', '=', id)
    .returning('name')
    .execute();
  if (!gone) throw new DeskFault('not-found');
  await noteAudit(writer, { by: actor, what: 'invitation-withdrawn', at: now, detail: gone.name });
}
