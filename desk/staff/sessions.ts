import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../common/day.ts';
import { emailKey, locked, SKEW_MS } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import { noteAudit } from './audit.ts';
import { endAccess, findPerson, hasAdministrator } from './people.ts';
import type { Database, Reader, Tables } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

const MAX_IDLE_MS = 12 * HOUR_MS;
export const MAX_SESSION_MS = 7 * 24 * HOUR_MS;
/** A time is noted when it is older than this: not every request writes. */
const NOTE_USE_MS = MINUTE_MS;
const CHALLENGE_MS = 300_000;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random, so a plain hash of it cannot be turned back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function keepChallenge(
  { writer, now }: Transaction,
  challenge: string,
  invitationId: string | null,
) {
  await writer.deleteFrom('challenge').where('ends_at', '<=', now).execute();
  const row = { hash: hashOf(challenge), invitation_id: invitationId, ends_at: now + CHALLENGE_MS };
  await writer.insertInto('challenge').values(row).execute();
}

/** True for the one caller that had it: a recorded response cannot be played again. */
export async function takeChallenge(
  { writer, now }: Transaction,
  challenge: string,
  invitationId: string | null,
) {
  const [row] = await writer
    .deleteFrom('challenge')
    .where('hash', '=', hashOf(challenge))
    .returningAll()
    .execute();
  return row !== undefined && row.ends_at > now && row.invitation_id === invitationId;
}

export function findPasskey(reader: Reader, id: string): Promise<Tables['passkey'] | undefined> {
  return reader.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

type Opened = Pick<Tables['session'], 'person_id' | 'passkey_id' | 'device'>;

async function beginSession({ writer, now }: Transaction, opened: Opened): Promise<string> {
  const token = newToken();
  const oldest = now - MAX_SESSION_MS;
  await writer.deleteFrom('session').where('began_at', '<=', oldest).execute();
  const session = {
    ...opened,
    hash: hashOf(token),
    began_at: now,
    seen_at: now,
    confirmed_at: now,
  };
  await writer.insertInto('session').values(session).execute();
  await writer
    .updateTable('person')
    .set({ seen_at: now })
    .where('id', '=', opened.person_id)
    .execute();
  return token;
}

/**
 * Uses a passkey whose signature has been checked. When its counter has not grown, two uses have
 * overtaken each other or someone has a copy: this use is refused, the passkey stays, and the
 * person is warned.
 */
export async function countUse({ writer, now }: Transaction, id: string, counter: number) {
  const passkey = await findPasskey(writer, id);
  const person = passkey && (await findPerson(writer, passkey.person_id));
  if (!person) return undefined;
  const [used] = await writer
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .returning('id')
    .execute();
  if (!used) await noteAudit(writer, { by: person, what: 'passkey-suspicious', at: now });
  return { person, isSuspicious: !used };
}

export async function signIn(
  transaction: Transaction,
  name: string,
  opened: Opened,
): Promise<string> {
  await noteAudit(transaction.writer, {
    by: { id: opened.person_id, name },
    what: 'signed-in',
    at: transaction.now,
  });
  return beginSession(transaction, opened);
}

export async function endSession({ writer }: Transaction, token: string): Promise<void> {
  await writer.deleteFrom('session').where('hash', '=', hashOf(token)).execute();
}

export async function confirmSession({ writer, now }: Transaction, token: string): Promise<void> {
  await writer
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('hash', '=', hashOf(token))
    .execute();
}

export type NewPasskey = Pick<Tables['passkey'], 'id' | 'public_key' | 'counter'>;

/** Uses an invitation up: the person, their passkey and their first session, or nothing. */
export async function accept(
  transaction: Transaction,
  invitationId: string,
  {
    passkey,
    me,
    device,
  }: { passkey: NewPasskey; me: { name: string; address: string }; device: string },
): Promise<string> {
  const { writer, now } = transaction;
  const [invitation] = await writer
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .returningAll()
    .execute();
  const isOver = !invitation || invitation.ends_at <= now;
  if (isOver || (invitation.is_first === 1 && (await hasAdministrator(writer))))
    throw new DeskFault('link-ended');
  const { name, address } = invitation.is_first === 1 ? me : invitation;
  const { role, person_id } = invitation;
  const id = person_id ?? randomUUID();
  if (person_id === null) {
    const times = { joined_at: now, seen_at: now, told_until: now };
    const person = { id, name, address, address_key: emailKey(address), role, ...times };
    const insert = writer.insertInto('person').values(person);
    const [added] = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (!added) throw new DeskFault('link-ended');
  }
  const row = { ...passkey, person_id: id, device, made_at: now, used_at: now };
  const insert = writer.insertInto('passkey').values(row);
  const [made] = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  // A passkey belongs to one person, and is made once. The invitation stays.
  if (!made) throw new DeskFault('refused');
  await noteAudit(writer, {
    by: { id, name },
    what: person_id ? 'returned' : 'joined',
    at: now,
    detail: role,
  });
  return beginSession(transaction, { person_id: id, passkey_id: passkey.id, device });
}

/** Whose session this is. What a page does by itself while nobody is there is not active: it does not put off the end. */
export async function findSession(
  database: Database,
  token: string,
  { now, isActive }: { now: number; isActive: boolean },
) {
  const hash = hashOf(token);
  const row = await database.reader
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['person.id', 'person.name', 'person.address', 'person.role', 'job', 'signature'])
    .select('edits')
    .select([
      'session.seen_at',
      'session.began_at as beganAt',
      'session.confirmed_at as confirmedAt',
    ])
    .where('hash', '=', hash)
    .where('session.seen_at', '>', now - MAX_IDLE_MS)
    .where('session.began_at', '>', now - MAX_SESSION_MS)
    // Written while the clock was ahead: it would not end in time.
    .where('session.seen_at', '<=', now + SKEW_MS)
    .where('session.began_at', '<=', now + SKEW_MS)
    .executeTakeFirst();
  if (!row) return undefined;
  if (isActive && row.seen_at < now - NOTE_USE_MS) {
    await database.atomically(async (writer) => {
      await writer.updateTable('session').set({ seen_at: now }).where('hash', '=', hash).execute();
      await writer.updateTable('person').set({ seen_at: now }).where('id', '=', row.id).execute();
    });
  }
  return row;
}
export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function signOut(
  { writer, now }: Transaction,
  token: string,
  actor: Actor,
  isEverywhere: boolean,
) {
  const sessions = writer.deleteFrom('session');
  if (isEverywhere) await sessions.where('person_id', '=', actor.id ?? '').execute();
  else await sessions.where('hash', '=', hashOf(token)).execute();
  await noteAudit(writer, {
    by: actor,
    what: isEverywhere ? 'signed-out-everywhere' : 'signed-out',
    at: now,
  });
}

/** One of their own, such as that of a lost device; its id is its hash. */
export async function endOwnSession(
  { writer, now }: Transaction,
  id: string,
  actor: Actor,
): Promise<void> {
  const session = writer.deleteFrom('session').where('hash', '=', id);
  const own = session.where('person_id', '=', actor.id ?? '').returning('device');
  const ended = await own.executeTakeFirst();
  if (!ended) throw new DeskFault('not-found');
  await noteAudit(writer, { by: actor, what: 'session-ended', at: now, detail: ended.device });
}

/** A person's passkeys and sessions; `isThis` are those of the session with this token. */
export async function showAccount(reader: Reader, personId: string, token: string) {
  const passkeys = await reader
    .selectFrom('passkey')
    .select(['id', 'device', 'made_at as madeAt', 'used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .execute();
  const sessions = await reader
    .selectFrom('session')
    .select(['hash', 'passkey_id', 'device', 'began_at as beganAt', 'seen_at as seenAt'])
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .execute();
  const mine = sessions.find(({ hash }) => hash === hashOf(token));
  const person = await findPerson(reader, personId);
  return {
    wantsMails: person?.muted_at === null,
    awayFrom: person?.away_from ?? '',
    awayTo: person?.away_to ?? '',
    standIn: person?.stand_in ?? '',
    office: person?.office ?? ('uae' as const),
    passkeys: passkeys.map((passkey) => ({ ...passkey, isThis: passkey.id === mine?.passkey_id })),
    sessions: sessions.map(({ hash, passkey_id, ...session }) => ({
      ...session,
      id: hash,
      isThis: hash === mine?.hash,
    })),
  };
}

/** With its sessions. The last one stays. Rows are locked, or two could end each other. */
export async function removePasskey(
  transaction: Transaction,
  id: string,
  actor: Actor,
): Promise<void> {
  const { writer, kind, now } = transaction;
  const find = writer
    .selectFrom('passkey')
    .select('id')
    .where('person_id', '=', actor.id ?? '')
    .orderBy('id');
  const passkeys = await locked(kind, find).execute();
  if (!passkeys.some((passkey) => passkey.id === id)) throw new DeskFault('not-found');
  if (passkeys.length === 1) throw new DeskFault('nothing-to-do');
  await endAccess(transaction, 'passkey', id);
  await writer.deleteFrom('passkey').where('id', '=', id).execute();
  await noteAudit(writer, { by: actor, what: 'passkey-removed', at: now });
}
