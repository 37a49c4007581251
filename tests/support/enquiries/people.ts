import { randomUUID } from 'node:crypto';
import type { Role } from '../../../desk/names.ts';
import { hashOf, newToken } from '../../../desk/staff/sessions.ts';
import type { Writer } from '../../../desk/staff/tables.ts';
import { now } from './call-cli.ts';

/** A person at the desk who is signed in, with the passkey they use and one of a device they lost. */
export async function addPerson(writer: Writer, { name, role }: { name: string; role: Role }) {
  const [id, token, address] = [randomUUID(), newToken(), `${name.split(' ')[0]?.toLowerCase()}@dhr.example`];
  const [passkey, lostPasskey] = [`${id}-used`, `${id}-lost`];
  const before = now - 1000;
  const person = { id, name, address, address_key: address, role, joined_at: before, seen_at: before };
  await writer.insertInto('person').values(person).execute();
  const key = { person_id: id, public_key: '', counter: 0, device: '', made_at: before };
  const keys = [passkey, lostPasskey].map((one) => ({ ...key, id: one, used_at: null }));
  await writer.insertInto('passkey').values(keys).execute();
  const session = { hash: hashOf(token), person_id: id, passkey_id: passkey, began_at: before, seen_at: before };
  await writer
    .insertInto('session')
    .values({ ...session, confirmed_at: now, device: '' })
    .execute();
  return { id, name, token, lostPasskey };
}
