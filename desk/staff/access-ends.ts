import type { Database, Writer } from '../../enquiries/store/database.ts';
import { noteHash, readHashes } from '../../enquiries/store/hash-log.ts';
import { noteAudit } from './audit.ts';
import type { Actor, Work } from './work.ts';

const log = (folder: string) => ({ folder, name: 'access-ends.log' });
const personKey = (addressKey: string) => `person ${addressKey}`;
const passkeyKey = (id: string) => `passkey ${id}`;

/** Notes outside the database that a person or a passkey no longer opens the desk. */
export interface AccessEnds {
  person(writer: Writer, addressKey: string, now: number): Promise<void>;
  passkey(writer: Writer, id: string, now: number): Promise<void>;
}

export const accessEndsIn = (folder: string): AccessEnds => ({
  person: (writer, addressKey, now) => noteHash(writer, log(folder), personKey(addressKey), now),
  passkey: (writer, id, now) => noteHash(writer, log(folder), passkeyKey(id), now),
});

/** Signs everyone out and ends every invitation: nobody is inside, and only a passkey opens the desk again. */
export async function endAllSessions({ writer, now }: Pick<Work, 'writer' | 'now'>, actor: Actor): Promise<number> {
  const ended = await writer.deleteFrom('session').returning('hash').execute();
  await writer.deleteFrom('challenge').execute();
  await writer.deleteFrom('invitation').execute();
  await noteAudit(writer, { by: actor, what: 'all-signed-out', at: now, detail: String(ended.length) });
  return ended.length;
}

/**
 * After a restore: a backup brings back sessions that were ended, invitations that were used, people who were removed and
 * passkeys of lost devices. None of them may open the desk. How many people and passkeys were removed again.
 */
export async function endAccessAgain(
  database: Database,
  folder: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<number> {
  const endedAt = await readHashes(database.reader, log(folder));
  return database.atomically(async (writer) => {
    await endAllSessions({ writer, now }, actor);
    const people = await writer.selectFrom('person').select(['id', 'name', 'address_key', 'joined_at']).execute();
    const removed = people.filter((person) => person.joined_at <= endedAt(personKey(person.address_key)));
    for (const { id, name } of removed) {
      await writer.deleteFrom('person').where('id', '=', id).execute();
      await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: name });
    }
    const passkeys = await writer.selectFrom('passkey').select(['id', 'made_at']).execute();
    const lost = passkeys.filter((passkey) => passkey.made_at <= endedAt(passkeyKey(passkey.id)));
    for (const { id } of lost) await writer.deleteFrom('passkey').where('id', '=', id).execute();
    return removed.length + lost.length;
  });
}
