import { officeTimes } from '../../common/day.ts';
import { withoutReordering } from '../../common/text.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { referenceOf } from '../contract/reference.ts';
import type { Delivery, Notice } from '../deliveries/delivery.ts';
import { headerText } from '../deliveries/enquiry-mail.ts';
import type { Log } from '../log.ts';
import { giveTurnBack, takeTurn } from '../store/clock.ts';
import { faultCode, type Writer } from '../store/database.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { countWaiting, listHeld, recordDigested } from '../store/read.ts';
import type { Store } from '../store/store.ts';

const day = 24 * 3_600_000;
const turn = 'digest';
/** More would make no mail that anybody reads. */
const mostItems = 100;
const longestWords = 120;

/** Links are taken out: nobody should follow one from here, and a mail full of them would itself be taken for spam. */
const line = (text: string) =>
  withoutReordering(text)
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[…]')
    .replace(/\s+/g, ' ')
    .trim();

function paragraph({ id, receivedAt, values, spam }: Enquiry): string {
  const message = line(values.message);
  return [
    `${referenceOf(id)}: ${line(`${values.firstName} ${values.lastName}`)}, ${line(values.company)}`,
    (message.length > longestWords ? `${message.slice(0, longestWords)}…` : message) || words.mail.nothing,
    `${words.digest.reasons}: ${spam.reasons.map(line).join('; ')}`,
    `${words.mail.received}: ${fill(words.mail.time, officeTimes(receivedAt))}`,
  ].join('\n');
}

/**
 * `count` is how many are held in all; only some fit into one mail, the others come first the next time. `desk` is where
 * staff decide on them.
 */
export function composeDigest(held: readonly Enquiry[], count: number, now: number, desk: string): Notice {
  const more = count - held.length;
  const paragraphs = [
    fill(words.digest.intro, { desk }),
    ...held.map(paragraph),
    ...(more > 0 ? [fill(words.digest.more, { count: more })] : []),
  ];
  return {
    id: `digest-${new Date(now).toISOString().slice(0, 10)}`,
    subject: fill(words.digest.subject, { count }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

export interface HeldDigestParts {
  store: Store;
  deliveries: readonly Delivery[];
  /** Where staff decide on what is held. */
  desk: string;
  log: Log;
  now: () => number;
}

async function send(digest: Notice, { deliveries, log }: HeldDigestParts): Promise<string[]> {
  const attempts = deliveries.map(async ({ name, notify }) => {
    await notify?.(digest, new AbortController().signal);
    return notify ? [name] : [];
  });
  const results = await Promise.allSettled(attempts);
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    log.error('a notice of held enquiries was not sent', { fault: faultCode(result.reason) });
    return [];
  });
}

const write = <Result>({ store }: HeldDigestParts, work: (writer: Writer) => Promise<Result>) =>
  store.use((database) => database.atomically(work));

/** Tells staff once a day what is held, so that nobody honest waits unseen. One server speaks for all. */
export async function sendHeldDigest(parts: HeldDigestParts): Promise<void> {
  const { store, desk, log, now } = parts;
  const held = await store.use(({ reader }) => listHeld(reader, mostItems));
  if (held.length === 0 || !(await write(parts, (writer) => takeTurn(writer, turn, now(), day)))) return;
  const { quarantined } = await store.use(({ reader }) => countWaiting(reader));
  const arrived = await send(composeDigest(held, Math.max(quarantined, held.length), now(), desk), parts);
  if (arrived.length === 0) {
    await write(parts, (writer) => giveTurnBack(writer, turn));
    return;
  }
  log.info('digest of held enquiries sent', { count: held.length, deliveries: arrived.join(' ') });
  const ids = held.map((enquiry) => enquiry.id);
  await store.use((database) => recordDigested(database, ids, now()));
}

function composeAlarm(enquiry: Enquiry, desk: string): Notice {
  const { firstName, lastName, company } = enquiry.values;
  const named = { name: line(`${firstName} ${lastName}`), company: line(company), reference: referenceOf(enquiry.id) };
  return {
    id: `alarm-${enquiry.id}`,
    subject: headerText(fill(words.payrollToday.heldSubject, named)),
    text: `${fill(words.payrollToday.heldIntro, { desk })}\n\n${paragraph(enquiry)}\n`,
  };
}

/** Longer than a mail server may be silent; a server that ended meanwhile leaves the alarm to the others. */
const alarmTurnMs = 5 * 60_000;

/** Tells staff at once that a payday call-back is held: one notice each, repeated until it was taken. */
export async function sendHeldAlarms(parts: HeldDigestParts): Promise<void> {
  const { store, desk, log, now } = parts;
  for (const enquiry of await store.use(({ reader }) => listHeld(reader, mostItems, { untoldAlarms: true }))) {
    const { id } = enquiry;
    if (!(await write(parts, (writer) => takeTurn(writer, `alarm ${id}`, now(), alarmTurnMs)))) continue;
    const arrived = await send(composeAlarm(enquiry, desk), parts);
    log.warn('a payday call-back is held', { id, deliveries: arrived.join(' ') });
    if (arrived.length > 0) await store.use((database) => recordDigested(database, [id], now()));
    await write(parts, (writer) => giveTurnBack(writer, `alarm ${id}`));
  }
}
