import type { Database } from '../../enquiries/store/database.ts';
import { noteHash, readHashes } from '../../enquiries/store/hash-log.ts';
import { noteAudit } from './audit.ts';
import type { Actor, Work } from './work.ts';

const log = (folder: string) => ({ folder, name: 'access-ends.log' });
const keyOf = (kind: 'person' | 'passkey', id: string) => `${kind} ${id}`;

/** Notes outside the database that a person, by the key of their address, or a passkey no longer opens the desk. */
export const endAccess = ({ writer, folder, now }: Work, ...what: Parameters<typeof keyOf>): Promise<void> =>
  noteHash(writer, log(folder), keyOf(...what), now);

/**
 * Signs everyone out and ends every invitation: nobody is inside, and only a passkey opens the desk again. A copy that was
 * restored also brings back people who were removed and passkeys of lost devices. How many of those were removed again.
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
    await noteAudit(writer, { by: actor, what: 'all-signed-out', at: now, detail: String(ended.length) });
    const people = await writer.selectFrom('person').select(['id', 'name', 'address_key', 'joined_at']).execute();
    const removed = people.filter((person) => person.joined_at <= endedAt(keyOf('person', person.address_key)));
    for (const { id, name } of removed) {
      await writer.deleteFrom('person').where('id', '=', id).execute();
      await noteAudit(writer, { by: actor, what: 'removed', at: now, detail: name });
    }
    const passkeys = await writer.selectFrom('passkey').select(['id', 'made_at']).execute();
    const lost = passkeys.filter((passkey) => passkey.made_at <= endedAt(keyOf('passkey', passkey.id)));
    for (const { id } of lost) await writer.deleteFrom('passkey').where('id', '=', id).execute();
    return removed.length + lost.length;
  });
}
