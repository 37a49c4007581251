import type { Reader, Writer } from '../store/database.ts';
import { domainKey, mailboxKey } from '../store/enquiry.ts';
import type { Kind, SpamFilter } from './filter.ts';

/** The most messages that count from one mailbox and one domain: nobody sways the filter by writing often. */
const MAX_LESSONS = { mailbox: 3, domain: 20, all: 2000 };

/** Keeps what staff decided. It goes with the enquiry: erasing and retention take the lesson along. */
export async function keepLesson(
  writer: Writer,
  enquiryId: string,
  kind: Kind,
  now: number,
): Promise<void> {
  const lesson = { kind, at: now };
  await writer
    .insertInto('lesson')
    .values({ enquiry_id: enquiryId, ...lesson })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(lesson))
    .execute();
}

export async function takeBackLesson(writer: Writer, enquiryId: string): Promise<void> {
  await writer.deleteFrom('lesson').where('enquiry_id', '=', enquiryId).execute();
}

async function chooseLessons(reader: Reader): Promise<Map<string, Kind>> {
  const rows = await reader
    .selectFrom('lesson')
    .innerJoin('enquiry', 'enquiry.id', 'lesson.enquiry_id')
    .select(['lesson.enquiry_id', 'lesson.kind', 'enquiry.email_key'])
    .orderBy('lesson.at', 'desc')
    .orderBy('lesson.enquiry_id')
    .limit(MAX_LESSONS.all)
    .execute();
  const counted = new Map<string, number>();
  const chosen = new Map<string, Kind>();
  for (const { enquiry_id, kind, email_key } of rows) {
    const [mailbox, domain] = [mailboxKey(email_key), domainKey(email_key)];
    const [ofMailbox, ofDomain] = [counted.get(mailbox) ?? 0, counted.get(domain) ?? 0];
    if (ofMailbox >= MAX_LESSONS.mailbox || ofDomain >= MAX_LESSONS.domain) continue;
    counted.set(mailbox, ofMailbox + 1).set(domain, ofDomain + 1);
    chosen.set(enquiry_id, kind);
  }
  return chosen;
}

/** Brings a filter up to date, each time it is called, with what staff decided on any server. */
export function followLessons(filter: SpamFilter): (reader: Reader) => Promise<void> {
  const learnt = new Map<string, { kind: Kind; message: string }>();
  return async (reader) => {
    const wanted = await chooseLessons(reader);
    for (const [id, { kind, message }] of learnt) {
      if (wanted.get(id) === kind) continue;
      filter.forget(message, kind);
      learnt.delete(id);
    }
    const missing = [...wanted.keys()].filter((id) => !learnt.has(id));
    if (missing.length === 0) return;
    const rows = await reader
      .selectFrom('enquiry')
      .select(['id', 'message'])
      .where('id', 'in', missing)
      .execute();
    for (const { id, message } of rows) {
      const kind = wanted.get(id);
      if (!kind) continue;
      filter.learn(message, kind);
      learnt.set(id, { kind, message });
    }
  };
}
