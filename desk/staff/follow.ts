import { takeTurn } from '../../enquiries/store/clock.ts';
import type { Database, Writer } from '../../enquiries/store/database.ts';
import type { showForStaff } from './show.ts';
import type { Work } from './work.ts';

type Shown = NonNullable<Awaited<ReturnType<typeof showForStaff>>>;

/** An enquiry and a person are one row. */
const pair = (enquiry_id: string, person_id: string) => ({ id: `${enquiry_id} ${person_id}`, enquiry_id, person_id });

/** How long a person is still shown after they were last seen; written half as often. */
const lookMs = 60_000;

/** Notes that a person has the enquiry open, and says who else has. */
async function look(database: Database, enquiryId: string, me: string, now: number): Promise<string[]> {
  const open = await database.reader
    .selectFrom('looking')
    .innerJoin('person', 'person.id', 'looking.person_id')
    .select(['person.id', 'person.name', 'looking.at'])
    .where('enquiry_id', '=', enquiryId)
    .where('looking.at', '>', now - lookMs)
    .orderBy('person.name')
    .execute();
  if (!open.some(({ id, at }) => id === me && at > now - lookMs / 2)) {
    await database.atomically(async (writer) => {
      await writer
        .deleteFrom('looking')
        .where('at', '<=', now - lookMs)
        .execute();
      await writer
        .insertInto('looking')
        .values({ ...pair(enquiryId, me), at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
    });
  }
  return open.filter(({ id }) => id !== me).map(({ name }) => name);
}

/** Who else has an enquiry open, and whether I hear of it by mail: undefined for one who neither has it nor wrote in it. */
export async function regard(database: Database, shown: Shown, me: string | null, now: number) {
  if (me === null) return { alsoOpen: [], hears: undefined };
  const { id, assignedTo, thread } = shown;
  const follows = assignedTo?.id === me || thread.some(({ by }) => by?.id === me);
  const mutedId = pair(id, me).id;
  const muted = await database.reader.selectFrom('muted').select('id').where('id', '=', mutedId).executeTakeFirst();
  return { alsoOpen: await look(database, id, me, now), hears: follows ? muted === undefined : undefined };
}

export async function mute(writer: Writer, enquiryId: string, me: string, isMuted: boolean): Promise<void> {
  const row = pair(enquiryId, me);
  await writer.deleteFrom('muted').where('id', '=', row.id).execute();
  if (isMuted) await writer.insertInto('muted').values(row).execute();
}

export async function setMails({ writer, now }: Work, me: string, wanted: boolean): Promise<void> {
  await writer
    .updateTable('person')
    .set({ muted_at: wanted ? null : now, told_until: now })
    .where('id', '=', me)
    .execute();
}

/** How long an assignment can be taken back before it is told, and news are gathered into one mail. */
export const batchMs = 300_000;

/** One server sends at a time. */
export const mailTurn = ({ writer, now }: Work): Promise<boolean> => takeTurn(writer, 'news', now, batchMs / 2);

const tellWhats = ['assigned', 'noted', 'replied', 'reminded'] as const;

/**
 * What each person has not been told yet: that an enquiry was assigned to them and still is, and replies, notes and
 * reminders of those that they have or wrote in. Never what they did themselves. Everything is read from the history, so
 * that a restart forgets nothing. A person who was never told begins now.
 */
export async function untold({ writer }: Work, until: number) {
  await writer.updateTable('person').set({ told_until: until }).where('told_until', 'is', null).execute();
  const people = await writer.selectFrom('person').selectAll().where('muted_at', 'is', null).execute();
  const events = await writer
    .selectFrom('history')
    .innerJoin('enquiry', 'enquiry.id', 'history.enquiry_id')
    .select([
      'history.at',
      'what',
      'by_id',
      'by_name',
      'enquiry.id',
      'first_name',
      'last_name',
      'company',
      'assigned_to',
    ])
    .where('what', 'in', tellWhats)
    .where('history.at', '>', Math.min(until, ...people.map(({ told_until }) => told_until ?? until)))
    .where('history.at', '<=', until)
    .orderBy('number')
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const notes = await writer
    .selectFrom('note')
    .select(['enquiry_id', 'by_id', 'at'])
    .where('enquiry_id', 'in', ids)
    .execute();
  const messages = writer.selectFrom('message').select(['enquiry_id', 'by_id', 'at']).where('enquiry_id', 'in', ids);
  const written = [...notes, ...(await messages.execute())];
  const muted = await writer.selectFrom('muted').selectAll().where('enquiry_id', 'in', ids).execute();
  return people.map((person) => {
    const isOf = (id: string) => (row: { enquiry_id: string }) => row.enquiry_id === id;
    const concerns = (event: (typeof events)[number]): boolean => {
      const { at, id, what, by_id, assigned_to } = event;
      if (by_id === person.id || at <= (person.told_until ?? until)) return false;
      if (muted.some((row) => isOf(id)(row) && row.person_id === person.id)) return false;
      const has = assigned_to === person.id;
      // Who had it for a moment in between is not told.
      if (what === 'assigned') return has && event === events.findLast((one) => one.id === id && one.what === what);
      return has || written.some((row) => isOf(id)(row) && row.by_id === person.id && row.at < at);
    };
    const news = events.filter(concerns).flatMap(({ what, ...event }) => {
      const told = tellWhats.find((one) => one === what);
      return told ? [{ ...event, what: told }] : [];
    });
    return { person, news };
  });
}

export type News = Awaited<ReturnType<typeof untold>>[number]['news'][number];

export async function recordTold({ writer }: Work, personId: string, until: number): Promise<void> {
  await writer.updateTable('person').set({ told_until: until }).where('id', '=', personId).execute();
}
