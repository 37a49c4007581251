import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { inBatches } from '../../common/batches.ts';
import { DAY_MS, monthsBefore } from '../../common/day.ts';
import { removeMailFiles, removeMailFilesBefore } from '../deliveries/mail-file.ts';
import { hashOfId } from '../store/acknowledgements.ts';
import { isSteady } from '../store/clock.ts';
import type { Database, Reader } from '../store/database.ts';
import { emailKey } from '../store/enquiry.ts';
import { noteHash, readHashes } from '../store/hash-log.ts';
import { countEnquiries, stateOf } from '../store/read.ts';
import { ACKNOWLEDGEMENT, type Tables } from '../store/tables.ts';

export interface Removal {
  count: number;
  /** False when the rows are gone but another process keeps their old pages alive: run it again. */
  isScrubbed: boolean;
}

async function removeRows(database: Database, ids: readonly string[], now: number): Promise<void> {
  await database.atomically(async (writer) => {
    const messages = writer.selectFrom('message').select('id').where('enquiry_id', 'in', ids);
    const gone = [...ids, ...(await messages.execute()).map(({ id }) => id)];
    await writer.deleteFrom('enquiry').where('id', 'in', ids).execute();
    for (const batch of inBatches(gone)) {
      const insert = writer
        .insertInto('gone')
        .values(batch.map((id) => ({ hash: hashOfId(id), at: now })));
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
  });
}

/**
 * Files first: if this is interrupted, the rows still say what must be removed. And once more at
 * the end: a delivery under way may have written its file in between.
 */
async function remove(
  database: Database,
  folder: string,
  ids: readonly string[],
  { now, thoroughly }: { now: number; thoroughly: boolean },
): Promise<Removal> {
  await removeMailFiles(folder, ids);
  for (const batch of inBatches(ids)) await removeRows(database, batch, now);
  const isScrubbed = await database.scrub(thoroughly);
  await removeMailFiles(folder, ids);
  return { count: ids.length, isScrubbed };
}

export async function idsOfAddress({ reader }: Database, email: string): Promise<string[]> {
  const found = reader.selectFrom('enquiry').select('id').where('email_key', '=', emailKey(email));
  return (await found.execute()).map((row) => row.id);
}

/** Times and keyed hashes: a restored backup must not bring back who was erased. */
function erasures(folder: string) {
  return { folder, name: 'erasures.log' } as const;
}

export async function eraseAddress(
  database: Database,
  folder: string,
  { email, dataFolder, now }: { email: string; dataFolder: string; now: number },
): Promise<Removal> {
  await database.atomically((writer) =>
    noteHash(writer, erasures(dataFolder), emailKey(email), now),
  );
  return remove(database, folder, await idsOfAddress(database, email), { now, thoroughly: true });
}

/** After a restore: people erased since the copy was made are erased again. */
export async function eraseAgain(
  database: Database,
  folder: string,
  dataFolder: string,
  now = Date.now(),
): Promise<Removal> {
  const erasedAt = await readHashes(database.reader, erasures(dataFolder));
  const rows = await database.reader
    .selectFrom('enquiry')
    .select(['id', 'email_key', 'received_at'])
    .execute();
  const ids = rows.filter((row) => row.received_at <= erasedAt(row.email_key)).map((row) => row.id);
  return remove(database, folder, ids, { now, thoroughly: ids.length > 0 });
}

/** An enquiry stays at least this long after it reached staff, however old it is. */
const GRACE_MS = 30 * DAY_MS;

interface Retention {
  months: number;
  now: number;
}

/** Replied to or not, it is somebody's work: it waits for us, was put off, or became a client. */
const isKept = sql<SqlBool>`(quarantined = 0 and (waiting_since is not null or remind_at is not null
  or status = 'won'))`;

/**
 * Those whose last message is older than the retention, and that reached staff: every delivery is
 * done or was dismissed, staff noted it, or an overview named it while it was held. What waits or
 * only became a file stays; so does one with a reply on its way.
 */
function expiredIds(reader: Reader, { months, now }: Retention) {
  const time = monthsBefore(now, months);
  const reached = now - GRACE_MS;
  const endedLately = (where: ExpressionBuilder<Tables, 'enquiry'>) =>
    where.exists(
      where
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.enquiry_id', '=', 'enquiry.id')
        .where('outbox.delivery', '!=', ACKNOWLEDGEMENT)
        .where(
          sql<SqlBool>`(outbox.ended_at > ${reached} or (outbox.message_id is not null and outbox.state = 'pending'))`,
        ),
    );
  const hasLater = (table: 'message' | 'note') =>
    sql<SqlBool>`exists (select 1 from ${sql.table(table)} as later where later.enquiry_id = enquiry.id and later.at >= ${time})`;
  return reader
    .selectFrom('enquiry')
    .select('enquiry.id')
    .where('enquiry.received_at', '<', time)
    .where(sql<SqlBool>`not ${isKept}`)
    .where(sql<SqlBool>`not (${hasLater('message')} or ${hasLater('note')})`)
    .where((where) =>
      where.or([
        where.and([
          where(stateOf, 'in', ['delivered', 'dismissed', 'noted']),
          where.not(endedLately(where)),
        ]),
        where.and([where(stateOf, '=', 'quarantined'), where('digested_at', '<=', reached)]),
      ]),
    );
}

/** Those that will be deleted within 30 days, unless something happens to them. */
export function expiringIds(reader: Reader, { months, now }: Retention) {
  return expiredIds(reader, { months, now: now + GRACE_MS });
}

/** More than this at once, and than this share, is no normal day: a person has to look. */
const MAX_ERASURES = { count: 20, share: 0.2 };

async function doubtAbout(
  database: Database,
  count: number,
  now: number,
): Promise<'clock' | 'share' | undefined> {
  if (!(await isSteady(database, now))) return 'clock';
  if (
    count > MAX_ERASURES.count &&
    count > MAX_ERASURES.share * (await countEnquiries(database.reader))
  )
    return 'share';
  return undefined;
}

/** Every server has dropped its own lines long before. */
const GONE_MS = 90 * DAY_MS;

async function forgetGone(database: Database, now: number): Promise<void> {
  await database.atomically((writer) =>
    writer
      .deleteFrom('gone')
      .where('at', '<', now - GONE_MS)
      .execute(),
  );
}

/** In doubt nothing is deleted, unless a person has looked and is sure. */
export async function purge(
  database: Database,
  folder: string,
  { months, now, isSure = false }: Retention & { isSure?: boolean | undefined },
): Promise<Removal & { doubt?: { reason: 'clock' | 'share'; count: number } }> {
  const time = monthsBefore(now, months);
  const expired = await expiredIds(database.reader, { months, now }).execute();
  const ids = expired.map(({ id }) => id);
  const reason = isSure ? undefined : await doubtAbout(database, ids.length, now);
  if (reason !== 'clock') await removeMailFilesBefore(folder, time);
  await forgetGone(database, now);
  if (ids.length === 0) return { count: 0, isScrubbed: true };
  if (reason) return { count: 0, isScrubbed: true, doubt: { reason, count: ids.length } };
  return remove(database, folder, ids, { now, thoroughly: false });
}
