import { takeTurn } from '../../enquiries/for-desk.ts';
import { holdersFor } from './people.ts';
import type { Reader } from './tables.ts';
import type { Transaction } from './transaction.ts';

export async function setMails(
  { writer, now }: Transaction,
  me: string,
  wanted: boolean,
): Promise<void> {
  await writer
    .updateTable('person')
    .set({ muted_at: wanted ? null : now, told_until: now })
    .where('id', '=', me)
    .execute();
}

/** How long an assignment can be taken back unnoticed, and news are gathered into one mail. */
export const BATCH_MS = 300_000;

/** One server sends at a time. */
export function mailTurn({ writer, now }: Transaction): Promise<boolean> {
  return takeTurn(writer, 'news', now, BATCH_MS / 2);
}

const TELL_WHATS = ['assigned', 'noted', 'reply-received', 'reminded'] as const;

/**
 * What each person has not been told yet: that an enquiry was assigned to them and still is, and
 * replies, notes and reminders of those that they have or wrote in. Never what they did themselves.
 * Everything is read from the history, so that a restart forgets nothing.
 */
export async function findUntoldNews(reader: Reader, until: number) {
  const people = await reader
    .selectFrom('person')
    .selectAll()
    .where('muted_at', 'is', null)
    .execute();
  const events = await reader
    .selectFrom('history')
    .innerJoin('enquiry', 'enquiry.id', 'history.enquiry_id')
    .select(['history.at', 'what', 'by_id', 'by_name'])
    .select(['enquiry.id', 'first_name', 'last_name', 'company', 'assigned_to'])
    .$narrowType<{ what: (typeof TELL_WHATS)[number] }>()
    .where('what', 'in', TELL_WHATS)
    .where(
      'history.at',
      '>',
      Math.min(until, ...people.map(({ told_until }) => told_until ?? until)),
    )
    .where('history.at', '<=', until)
    .orderBy('number')
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const notes = await reader
    .selectFrom('note')
    .select(['enquiry_id', 'by_id', 'at'])
    .where('enquiry_id', 'in', ids)
    .execute();
  const messages = reader
    .selectFrom('message')
    .select(['enquiry_id', 'by_id', 'at'])
    .where('enquiry_id', 'in', ids);
  const written = [...notes, ...(await messages.execute())];
  const coveredBy = await Promise.all(people.map(({ id }) => holdersFor(reader, id, until)));
  return people.map((person, index) => {
    const concerns = (event: (typeof events)[number]): boolean => {
      const { at, id, what, by_id, assigned_to } = event;
      if (by_id === person.id || at <= (person.told_until ?? until)) return false;
      const has = coveredBy[index]?.includes(assigned_to ?? '') === true;
      // A person who had it only in between is not told.
      if (what === 'assigned')
        return has && event === events.findLast((one) => one.id === id && one.what === what);
      return (
        has ||
        written.some((row) => row.enquiry_id === id && row.by_id === person.id && row.at < at)
      );
    };
    return { person, news: events.filter(concerns) };
  });
}

export type News = Awaited<ReturnType<typeof findUntoldNews>>[number]['news'][number];

export async function recordTold(
  { writer }: Transaction,
  personId: string,
  until: number,
): Promise<void> {
  await writer
    .updateTable('person')
    .set({ told_until: until })
    .where('id', '=', personId)
    .execute();
}
