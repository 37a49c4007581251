import type { Reader, Writer } from '../store/database.ts';
import { domainKey, mailboxKey } from '../store/enquiry.ts';
import type { Kind, SpamFilter } from './filter.ts';

/** Of one mailbox and of one domain only so many messages teach: nobody turns the filter by writing often. */
const mostOf = { mailbox: 3, domain: 20, all: 2000 };

/** Keeps what staff decided. It goes with the enquiry: erasing and retention take the lesson along. */
export async function teach(writer: Writer, enquiryId: string, kind: Kind, now: number): Promise<void> {
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

/** Brings a filter up to date with what staff decided on any server. */
export class Lessons {
  readonly #filter: SpamFilter;
  readonly #learnt = new Map<string, { kind: Kind; message: string }>();

  constructor(filter: SpamFilter) {
    this.#filter = filter;
  }

  async refresh(reader: Reader): Promise<void> {
    const wanted = await this.#choose(reader);
    for (const [id, { kind, message }] of this.#learnt) {
      if (wanted.get(id) === kind) continue;
      this.#filter.forget(message, kind);
      this.#learnt.delete(id);
    }
    const missing = [...wanted.keys()].filter((id) => !this.#learnt.has(id));
    if (missing.length === 0) return;
    const rows = await reader.selectFrom('enquiry').select(['id', 'message']).where('id', 'in', missing).execute();
    for (const { id, message } of rows) {
      const kind = wanted.get(id);
      if (!kind) continue;
      this.#filter.learn(message, kind);
      this.#learnt.set(id, { kind, message });
    }
  }

  async #choose(reader: Reader): Promise<Map<string, Kind>> {
    const rows = await reader
      .selectFrom('lesson')
      .innerJoin('enquiry', 'enquiry.id', 'lesson.enquiry_id')
      .select(['lesson.enquiry_id', 'lesson.kind', 'enquiry.email_key'])
      .orderBy('lesson.at', 'desc')
      .orderBy('lesson.enquiry_id')
      .limit(mostOf.all)
      .execute();
    const counted = new Map<string, number>();
    const chosen = new Map<string, Kind>();
    for (const { enquiry_id, kind, email_key } of rows) {
      const mailbox = mailboxKey(email_key);
      const domain = domainKey(email_key);
      const [ofMailbox, ofDomain] = [counted.get(mailbox) ?? 0, counted.get(domain) ?? 0];
      if (ofMailbox >= mostOf.mailbox || ofDomain >= mostOf.domain) continue;
      counted.set(mailbox, ofMailbox + 1).set(domain, ofDomain + 1);
      chosen.set(enquiry_id, kind);
    }
    return chosen;
  }
}
