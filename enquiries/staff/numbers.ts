import { type SqlBool, sql } from 'kysely';
import { services } from '../contract/services.ts';
import type { Reader } from '../store/database.ts';
import { parkedIds } from './list.ts';
import { weeksUntil } from './weeks.ts';
import { countryName } from './zone.ts';

const day = 24 * 3_600_000;

interface Share {
  name: string;
  enquiries: number;
}

/** The most frequent first; equals by name. */
const ranked = (counts: ReadonlyMap<string, number>): Share[] =>
  [...counts]
    .map(([name, enquiries]) => ({ name, enquiries }))
    .sort((one, other) => other.enquiries - one.enquiries || (one.name < other.name ? -1 : 1));

const add = (counts: Map<string, number>, name: string, number: number) =>
  void counts.set(name, (counts.get(name) ?? 0) + number);

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

async function sharesOf(reader: Reader, from: number, to: number, column: 'services' | 'country' | 'came_from') {
  return inPeriod(reader, from, to)
    .where('quarantined', '=', 0)
    .select((select) => [select.ref(column).as('name'), select.fn.countAll<number>().as('number')])
    .groupBy(column)
    .execute();
}

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
 * first, `enquiries` what was not held or was released. Shares come with the most frequent first; somebody may choose
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

  const byService = new Map<string, number>();
  for (const { name, number } of await sharesOf(reader, from, to, 'services')) {
    const chosen: unknown = JSON.parse(name ?? '[]');
    for (const service of services) {
      if (Array.isArray(chosen) && chosen.includes(service.value)) add(byService, service.label, number);
    }
  }
  const byCountry = new Map<string, number>();
  for (const { name, number } of await sharesOf(reader, from, to, 'country')) {
    add(byCountry, countryName(name ?? ''), number);
  }
  const byPage = new Map<string, number>();
  for (const { name, number } of await sharesOf(reader, from, to, 'came_from')) add(byPage, name ?? '', number);

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
    services: ranked(byService),
    countries: ranked(byCountry),
    pages: ranked(byPage),
  };
}

export type Numbers = Awaited<ReturnType<typeof countNumbers>>;
