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
): Promise<void> {
  const { number } = await writer
    .insertInto('audit')
    .values({ at, by_id: by?.id ?? null, by_name: by?.name ?? null, what, detail: detail ?? null })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (about !== undefined)
    await writer.insertInto('audit_about').values({ number, enquiry_id: about }).execute();
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

/** Notes once a session that a person reads an enquiry. True, once an hour, when they have read too many. */
export async function noteReading(
  { writer, now }: Transaction,
  by: ReaderOfEnquiries,
  about: string,
): Promise<boolean> {
  const own = writer.selectFrom('audit').where('by_id', '=', by.id);
  const read = own
    .innerJoin('audit_about', 'audit_about.number', 'audit.number')
    .select('audit.number');
  const before = read
    .where('enquiry_id', '=', about)
    .where('what', '=', 'read')
    .where('at', '>=', by.beganAt);
  if (await before.executeTakeFirst()) return false;
  await noteAudit(writer, { by, what: 'read', at: now, about });
  const recent = own.select('what').where('what', 'in', ['read', 'read-many']);
  const noted = await recent.where('at', '>', now - HOUR_MS).execute();
  if (noted.length <= MAX_READINGS_PER_HOUR || noted.some(({ what }) => what === 'read-many'))
    return false;
  await noteAudit(writer, { by, what: 'read-many', at: now });
  return true;
}

export async function purgeAudit(writer: Writer, now: number): Promise<void> {
  await writer.deleteFrom('audit').where('at', '<', monthsBefore(now, AUDIT_MONTHS)).execute();
}
