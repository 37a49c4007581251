import { type SqlBool, sql } from 'kysely';
import { serviceLabels } from '../../enquiries/contract/fields.ts';
import type { Reader } from '../../enquiries/store/database.ts';
import { parkedIds } from './list.ts';
import { countryName } from './zone.ts';

const day = 24 * 3_600_000;

function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}

/** When a day begins in a zone; `local` is its midnight as if the zone were UTC. */
function beginningOf(local: number, zone: string): number {
  const guess = local - offsetAt(local, zone);
  return local - offsetAt(guess, zone);
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The last weeks, the current one among them; they begin on Monday in that zone, also where the clock changes. */
function weeksUntil(now: number, count: number, zone: string) {
  const local = now + offsetAt(now, zone);
  const midnight = Math.floor(local / day) * day;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const start = monday - (count - 1 - index) * 7 * day;
    return { day: new Date(start).toISOString().slice(0, 10), at: beginningOf(start, zone) };
  });
}

interface Share {
  name: string;
  enquiries: number;
}

const inPeriod = (reader: Reader, from: number, to: number) =>
  reader.selectFrom('enquiry').where('received_at', '>=', from).where('received_at', '<', to);

const countIf = (condition: ReturnType<typeof sql<SqlBool>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** What a week brought. What is in quarantine counts as held and not as an enquiry. */
const tally = async (reader: Reader, from: number, to: number) => {
  const row = await inPeriod(reader, from, to)
    .select([
      countIf(sql<SqlBool>`quarantined = 0`).as('enquiries'),
      countIf(sql<SqlBool>`quarantined = 0 and answered_at is not null`).as('answered'),
      countIf(sql<SqlBool>`quarantined = 0 and answered_at <= received_at + ${sql.lit(day)}`).as('answeredWithinADay'),
      countIf(sql<SqlBool>`quarantined = 1 or released_at is not null`).as('held'),
      countIf(sql<SqlBool>`released_at is not null and quarantined = 0`).as('released'),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL sums to numbers of any length and gives them as text.
  const counted = Object.entries(row).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(counted) as Record<keyof typeof row, number>;
};

interface Grouped {
  column: 'services' | 'country' | 'came_from';
  namesOf: (value: string) => readonly string[];
}

async function sharesOf(reader: Reader, from: number, to: number, { column, namesOf }: Grouped): Promise<Share[]> {
  const rows = await inPeriod(reader, from, to)
    .where('quarantined', '=', 0)
    .select((select) => [select.ref(column).as('value'), select.fn.countAll<number>().as('number')])
    .groupBy(column)
    .execute();
  const counts = new Map<string, number>();
  for (const { value, number } of rows)
    for (const name of namesOf(value ?? '')) counts.set(name, (counts.get(name) ?? 0) + number);
  return [...counts]
    .map(([name, enquiries]) => ({ name, enquiries }))
    .sort((one, other) => other.enquiries - one.enquiries || (one.name < other.name ? -1 : 1));
}

const labelsOf = (stored: string) => {
  const chosen: unknown = JSON.parse(stored);
  return Array.isArray(chosen) ? serviceLabels(chosen) : [];
};

/** The middle one of the times until the first answer; of an even number the lower middle. */
async function medianFirstAnswer(reader: Reader, from: number, to: number, answered: number): Promise<number | null> {
  if (answered === 0) return null;
  const row = await inPeriod(reader, from, to)
    .where('quarantined', '=', 0)
    .where('answered_at', 'is not', null)
    .select(sql<number>`answered_at - received_at`.as('took'))
    .orderBy(sql`answered_at - received_at`)
    .offset(Math.floor((answered - 1) / 2))
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.took) : null;
}

export interface Period {
  weeks: number;
  zone: string;
}

/**
 * How the desk does, over some weeks up to now. Nothing personal is in it. `held` counts all that came in and were held at
 * first, `enquiries` what was not held or was released. Shares come with the most frequent first; a visitor may choose
 * several services, and an empty name is a page that is not known.
 */
export async function countNumbers(reader: Reader, { weeks, zone }: Period, now: number) {
  const starts = weeksUntil(now, weeks, zone);
  const [from = 0, to = now + 1] = [starts[0]?.at, now + 1];
  const perWeek: ({ from: string } & Awaited<ReturnType<typeof tally>>)[] = [];
  for (const [index, { day: monday, at }] of starts.entries()) {
    perWeek.push({ from: monday, ...(await tally(reader, at, starts[index + 1]?.at ?? to)) });
  }
  const sum = (name: 'enquiries' | 'answered' | 'held' | 'released') =>
    perWeek.reduce((total, week) => total + week[name], 0);

  const { notDelivered } = await inPeriod(reader, from, to)
    .where('id', 'in', parkedIds(reader))
    .select((select) => select.fn.countAll<number>().as('notDelivered'))
    .executeTakeFirstOrThrow();

  const answered = sum('answered');
  return {
    weeks: perWeek.map(({ released: _released, ...week }) => week),
    enquiries: sum('enquiries'),
    answered,
    held: sum('held'),
    released: sum('released'),
    notDelivered,
    medianFirstAnswer: await medianFirstAnswer(reader, from, to, answered),
    services: await sharesOf(reader, from, to, { column: 'services', namesOf: labelsOf }),
    countries: await sharesOf(reader, from, to, { column: 'country', namesOf: (name) => [countryName(name)] }),
    pages: await sharesOf(reader, from, to, { column: 'came_from', namesOf: (page) => [page] }),
  };
}
