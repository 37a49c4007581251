import { type SqlBool, sql } from 'kysely';
import { DAY_MS, gulfDay, MINUTE_MS, officeTimes } from '../../common/day.ts';
import { withoutReordering } from '../../common/text.ts';
import { fill, join } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import type { BackupHealth } from '../backup/state.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Delivery, Notice } from '../deliveries/delivery.ts';
import { headerText } from '../deliveries/enquiry-mail.ts';
import type { Log } from '../log.ts';
import { dayAfter, deadlineOf, isWorkingDay, morningOf } from '../office-calendar.ts';
import { type EnquirySettings, whereWords } from '../settings.ts';
import { giveTurnBack, takeTurn } from '../store/clock.ts';
import { faultCode, type Reader, type Writer } from '../store/database.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { countWaiting, listHeld, undeliveredIds } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { IS_OUR_TURN } from '../store/tables.ts';
import { ageInWords } from './alert.ts';
import type { Health } from './health.ts';

const TURN = 'overview';
/** Nobody would read a longer mail. */
const MAX_ITEMS = 100;
const MAX_FIRST_WORDS_LENGTH = 120;

/** Links are taken out: nobody should follow one from here, and a mail full of them would itself be taken for spam. */
export function line(text: string): string {
  return withoutReordering(text)
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[…]')
    .replace(/\s+/g, ' ')
    .trim();
}

function paragraph({ id, receivedAt, values, spam }: Enquiry): string {
  const message = line(values.message);
  return [
    `${referenceOf(id)}: ${line(`${values.firstName} ${values.lastName}`)}, ${line(values.company)}`,
    (message.length > MAX_FIRST_WORDS_LENGTH
      ? `${message.slice(0, MAX_FIRST_WORDS_LENGTH)}…`
      : message) || mails.mail.nothing,
    `${mails.overview.reasons}: ${spam.reasons.map(line).join('; ')}`,
    `${mails.mail.received}: ${fill(mails.mail.time, officeTimes(receivedAt))}`,
  ].join('\n');
}

/** The list of the desk that holds what a number counts. */
const LISTS = {
  new: 'waiting?order=newest',
  waiting: 'waiting',
  late: 'waiting',
  due: 'waiting',
  held: 'quarantine',
  undelivered: 'not-delivered',
} as const;
type Counts = Record<keyof typeof LISTS, number>;
const names = Object.keys(LISTS).filter((name): name is keyof Counts => name in LISTS);

/** Reminders of the weekend count on Monday. */
const REMINDER_MS = 3 * DAY_MS;

async function countMorning(reader: Reader, now: number): Promise<Counts> {
  const waiting = await reader
    .selectFrom('enquiry')
    .select(['status', 'waiting_since'])
    .select((where) => {
      const reminded = where
        .selectFrom('history')
        .select('enquiry_id')
        .where('what', '=', 'reminded');
      return where('id', 'in', reminded.where('at', '>', now - REMINDER_MS)).as('is_due');
    })
    .where(sql<SqlBool>`${sql.raw(IS_OUR_TURN)}`)
    .execute();
  const undelivered = await undeliveredIds(reader).distinct().execute();
  return {
    new: waiting.filter(({ status }) => status === 'new').length,
    waiting: waiting.length,
    late: waiting.filter(
      ({ waiting_since }) => waiting_since !== null && deadlineOf(waiting_since) <= now,
    ).length,
    due: waiting.filter(({ is_due }) => is_due).length,
    held: (await countWaiting(reader)).quarantined,
    undelivered: undelivered.length,
  };
}

/** Only some of those that are held fit into one mail; the others come first the next time. */
export function composeOverview(
  counts: Counts,
  held: readonly Enquiry[],
  now: number,
  { settings, backup = null }: { settings: Desk; backup?: BackupHealth | null },
): Notice {
  const { overview } = mails;
  const shown = names.filter((name) => counts[name] > 0);
  const inWords = (name: keyof Counts) => fill(overview[name], { count: counts[name] });
  const more = counts.held - held.length;
  const paragraphs = [
    fill(overview.intro, officeTimes(now)),
    ...shown.map((name) => `${inWords(name)}, ${whereWords(settings, LISTS[name])}`),
    ...(backup ? [ageInWords(backup)] : []),
    ...(held.length > 0 ? [overview.heldIntro] : []),
    ...held.map(paragraph),
    ...(more > 0 ? [fill(overview.more, { count: more })] : []),
  ];
  return {
    id: `overview-${gulfDay(now)}`,
    subject: fill(overview.subject, {
      what: shown.length > 0 ? join(shown.map(inWords)) : overview.backupLate,
    }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

type Desk = Pick<EnquirySettings, 'DESK' | 'DESK_ORIGIN'>;

interface OverviewParts {
  store: Store;
  deliveries: readonly Delivery[];
  settings: Desk;
  health?: () => Promise<Pick<Health, 'backup'>>;
  log: Log;
  now: () => number;
}

async function send(notice: Notice, { deliveries, log }: OverviewParts): Promise<string[]> {
  const attempts = deliveries.map(async ({ name, notify }) => {
    await notify?.(notice, new AbortController().signal);
    return notify ? [name] : [];
  });
  const results = await Promise.allSettled(attempts);
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    log.error('an overview or alarm was not sent', { fault: faultCode(result.reason) });
    return [];
  });
}

function write<Result>({ store }: OverviewParts, work: (writer: Writer) => Promise<Result>) {
  return store.use((database) => database.atomically(work));
}

/** That staff have been told of held enquiries: from then on they may be deleted. */
export async function recordTold(
  writer: Writer,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const untold = writer
    .updateTable('enquiry')
    .set({ digested_at: now })
    .where('digested_at', 'is', null);
  await untold.where('id', 'in', ids).execute();
}

/** On working mornings, and with all that is held, so that no honest sender waits unseen. One server sends it for all. */
export async function sendOverview(parts: OverviewParts): Promise<void> {
  const { store, settings, log, now } = parts;
  const today = gulfDay(now());
  if (!isWorkingDay(today) || now() < morningOf(today)) return;
  const counts = await store.use(({ reader }) => countMorning(reader, now()));
  const held = await store.use(({ reader }) => listHeld(reader, MAX_ITEMS));
  const { backup = null } = (await parts.health?.()) ?? {};
  if (names.every((name) => counts[name] === 0) && !backup?.isLate) return;
  const restMs = morningOf(dayAfter(today)) - now();
  if (!(await write(parts, (writer) => takeTurn(writer, TURN, now(), restMs)))) return;
  const arrived = await send(composeOverview(counts, held, now(), { settings, backup }), parts);
  if (arrived.length === 0) {
    await write(parts, (writer) => giveTurnBack(writer, TURN));
    return;
  }
  log.info('overview sent', { ...counts, deliveries: arrived.join(' ') });
  const ids = held.map((enquiry) => enquiry.id);
  if (ids.length > 0) await write(parts, (writer) => recordTold(writer, ids, now()));
}

function composeAlarm(enquiry: Enquiry, settings: Desk): Notice {
  const { firstName, lastName, company } = enquiry.values;
  const named = {
    name: line(`${firstName} ${lastName}`),
    company: line(company),
    reference: referenceOf(enquiry.id),
  };
  return {
    id: `alarm-${enquiry.id}`,
    subject: headerText(fill(mails.payrollToday.heldSubject, named)),
    text: `${fill(mails.payrollToday.heldIntro, { where: whereWords(settings, 'quarantine') })}\n\n${paragraph(enquiry)}\n`,
  };
}

/** Longer than a mail server may be silent; then the alarm is left to other servers. */
const ALARM_TURN_MS = 5 * MINUTE_MS;

/** Tells staff at once that a payday call-back is held, repeated until it was taken. */
export async function sendHeldAlarms(parts: OverviewParts): Promise<void> {
  const { store, settings, log, now } = parts;
  for (const enquiry of await store.use(({ reader }) =>
    listHeld(reader, MAX_ITEMS, { untoldAlarms: true }),
  )) {
    const { id } = enquiry;
    if (!(await write(parts, (writer) => takeTurn(writer, `alarm ${id}`, now(), ALARM_TURN_MS))))
      continue;
    const arrived = await send(composeAlarm(enquiry, settings), parts);
    log.warn('a payday call-back is held', { id, deliveries: arrived.join(' ') });
    if (arrived.length > 0) await write(parts, (writer) => recordTold(writer, [id], now()));
    await write(parts, (writer) => giveTurnBack(writer, `alarm ${id}`));
  }
}
