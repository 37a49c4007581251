import { inBatches } from '../../common/batches.ts';
import { HOUR_MS, monthsBefore } from '../../common/day.ts';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { type AuditWhat, type HistoryWhat, isAuditWhat } from '../names.ts';
import type { Reader, Writer } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

/** At least a year: the Indian rules of 2025 ask that of logs of access to personal data. */
const AUDIT_MONTHS = 13;

export interface Noted {
  by: Actor | null;
  what: AuditWhat;
  at: number;
  /** A name of a colleague, a role, a number: nothing that a visitor wrote. */
  detail?: string;
  /** The enquiry it is about; when that is erased, the entry remains without it. */
  about?: string;
}

export async function noteAudit(
  writer: Writer,
  { by, what, at, detail, about }: Noted,
): Promise<number> {
  const { number } = await writer
    .insertInto('audit')
    .values({ at, by_id: by?.id ?? null, by_name: by?.name ?? null, what, detail: detail ?? null })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (about !== undefined)
    await writer.insertInto('audit_about').values({ number, enquiry_id: about }).execute();
  return number;
}

interface Happened {
  by: Actor;
  what: HistoryWhat;
  at: number;
  detail?: string | null;
}

export async function noteHistory(
  writer: Writer,
  ids: readonly string[],
  { by, what, at, detail = null }: Happened,
) {
  const events = ids.map((enquiry_id) => ({
    enquiry_id,
    at,
    by_id: by.id,
    by_name: by.name,
    what,
    detail,
  }));
  for (const batch of inBatches(events)) await writer.insertInto('history').values(batch).execute();
}

export async function readAudit(
  reader: Reader,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const rows = await reader
    .selectFrom('audit')
    .leftJoin('audit_about', 'audit_about.number', 'audit.number')
    .selectAll('audit')
    .select('audit_about.enquiry_id')
    .$if(after !== undefined, (query) => query.where('audit.number', '<', Number(after)))
    .orderBy('audit.number', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit).map((row) => ({
    id: String(row.number),
    at: row.at,
    by: row.by_name === null ? null : { id: row.by_id, name: row.by_name },
    what: isAuditWhat(row.what) ? row.what : 'listed-all',
    reference: row.enquiry_id === null ? null : referenceOf(row.enquiry_id),
    enquiryId: row.enquiry_id,
    detail: row.detail,
  }));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** Reading more than this within an hour is not ordinary work. */
export const MAX_READINGS_PER_HOUR = 100;

interface ReaderOfEnquiries {
  id: string;
  name: string;
  beganAt: number;
}

/** Once an hour, when they have seen too many. */
async function noteTooMany({ writer, now }: Transaction, by: ReaderOfEnquiries): Promise<boolean> {
  const recent = writer
    .selectFrom('audit')
    .where('by_id', '=', by.id)
    .where('at', '>', now - HOUR_MS);
  const noted = recent.select('audit.number').where('what', '=', 'read-many');
  if (await noted.executeTakeFirst()) return false;
  const read = recent
    .innerJoin('audit_about', 'audit_about.number', 'audit.number')
    .where('what', '=', 'read')
    .select('enquiry_id');
  const listed = recent
    .innerJoin('audit_listed', 'audit_listed.number', 'audit.number')
    .select('enquiry_id');
  const seen = await read.union(listed).execute();
  if (seen.length <= MAX_READINGS_PER_HOUR) return false;
  await noteAudit(writer, { by, what: 'read-many', at: now });
  return true;
}

/** Notes once a session that a person reads an enquiry. True, once an hour, when they have read too many. */
export async function noteReading(
  transaction: Transaction,
  by: ReaderOfEnquiries,
  about: string,
): Promise<boolean> {
  const { writer, now } = transaction;
  const before = writer
    .selectFrom('audit')
    .innerJoin('audit_about', 'audit_about.number', 'audit.number')
    .select('audit.number')
    .where('by_id', '=', by.id)
    .where('enquiry_id', '=', about)
    .where('what', '=', 'read')
    .where('at', '>=', by.beganAt);
  if (await before.executeTakeFirst()) return false;
  await noteAudit(writer, { by, what: 'read', at: now, about });
  return noteTooMany(transaction, by);
}

/** The same for enquiries of which a list shows the beginning: one entry for all that are new in the session. */
export async function noteListing(
  transaction: Transaction,
  by: ReaderOfEnquiries,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const { writer, now } = transaction;
  const before = writer
    .selectFrom('audit_listed')
    .innerJoin('audit', 'audit.number', 'audit_listed.number')
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .where('by_id', '=', by.id)
    .where('at', '>=', by.beganAt);
  const known = new Set((await before.execute()).map(({ enquiry_id }) => enquiry_id));
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length === 0) return false;
  const detail = String(fresh.length);
  const number = await noteAudit(writer, { by, what: 'listed', at: now, detail });
  const rows = fresh.map((enquiry_id) => ({ number, enquiry_id }));
  for (const batch of inBatches(rows))
    await writer.insertInto('audit_listed').values(batch).execute();
  return noteTooMany(transaction, by);
}

export async function purgeAudit(writer: Writer, now: number): Promise<void> {
  await writer.deleteFrom('audit').where('at', '<', monthsBefore(now, AUDIT_MONTHS)).execute();
}
