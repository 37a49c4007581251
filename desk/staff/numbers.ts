import { DAY_MS, gulfDay, HOUR_MS } from '../../common/day.ts';
import { serviceLabels } from '../../enquiries/contract/fields.ts';
import {
  deadlineOf,
  MEASURES,
  percentile75,
  type Tally,
  undeliveredIds,
} from '../../enquiries/for-desk.ts';
import type { Reader } from './tables.ts';
import { countryName } from './zone.ts';

const WEEK_COUNT = 12;
/** The head office's clock, which never changes. */
const GULF_OFFSET_MS = 4 * HOUR_MS;

/** The last weeks, the current one among them; they begin on Monday, Gulf time. */
function weeksUntil(now: number) {
  const today = Math.floor((now + GULF_OFFSET_MS) / DAY_MS) * DAY_MS;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEK_COUNT }, (_, index) => {
    const start = monday - (WEEK_COUNT - 1 - index) * 7 * DAY_MS;
    return { day: new Date(start).toISOString().slice(0, 10), at: start - GULF_OFFSET_MS };
  });
}

function sumOf(counted: readonly { times: number }[]): number {
  return counted.reduce((sum, { times }) => sum + times, 0);
}
function sumsBy<Counted extends { times: number }, Key>(
  counted: readonly Counted[],
  keyOf: (one: Counted) => Key,
) {
  return new Map([...Map.groupBy(counted, keyOf)].map(([key, own]) => [key, sumOf(own)]));
}
function ranked(sums: ReadonlyMap<string, number>): [name: string, times: number][] {
  return [...sums].sort(
    ([one, times], [other, others]) => others - times || (one < other ? -1 : 1),
  );
}

function sharesOf(names: readonly string[]) {
  const once = names.map((name) => ({ name, times: 1 }));
  return ranked(sumsBy(once, ({ name }) => name)).map(([name, enquiries]) => ({ name, enquiries }));
}

function labelsOf(stored: string): string[] {
  const chosen: unknown = JSON.parse(stored);
  return Array.isArray(chosen) ? serviceLabels(chosen) : [];
}

/**
 * How the desk has done over the last twelve weeks. Nothing personal is in it. `held` counts all
 * that were held at first, `enquiries` what was not held or was released. A visitor may choose
 * several services, and an empty name is a page that is not known. Conversations that staff noted
 * are left out, and applications are counted apart.
 */
export async function countNumbers(reader: Reader, now: number) {
  const starts = weeksUntil(now);
  const rows = await reader
    .selectFrom('enquiry')
    .select([
      'received_at',
      'replied_at',
      'quarantined',
      'released_at',
      'services',
      'country',
      'company',
      'came_from',
      'channel',
      'kind',
    ])
    .select((where) => where('id', 'in', undeliveredIds(reader)).as('is_undelivered'))
    .where('received_at', '>=', starts[0]?.at ?? 0)
    .where('received_at', '<=', now)
    .execute();
  const asked = rows.filter((row) => row.quarantined === 0 && ['', 'mail'].includes(row.channel));
  const enquiries = asked.filter(({ kind }) => kind === 'enquiry');
  const applications = asked.filter(({ kind }) => kind === 'application');
  const held = rows.filter((row) => row.quarantined === 1 || row.released_at !== null);
  const timesOf = (list: typeof rows) =>
    list.flatMap(({ replied_at, received_at }) =>
      replied_at === null ? [] : [replied_at - received_at],
    );
  const isInTime = ({ replied_at, received_at }: (typeof rows)[number]): boolean =>
    replied_at !== null && replied_at <= deadlineOf(received_at);
  const times = timesOf(enquiries).sort((one, other) => one - other);
  return {
    weeks: starts.map(({ day: from, at }, index) => {
      const end = starts[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const inWeek = enquiries.filter((row) => row.received_at >= at && row.received_at < end);
      return { from, enquiries: inWeek.length, answeredWithinADay: inWeek.filter(isInTime).length };
    }),
    enquiries: enquiries.length,
    answered: times.length,
    applications: applications.length,
    applicationsAnswered: timesOf(applications).length,
    held: held.length,
    released: held.filter((row) => row.quarantined === 0).length,
    notDelivered: rows.filter((row) => row.is_undelivered).length,
    // Of an even number the lower middle.
    medianFirstReplyMs: times[Math.floor((times.length - 1) / 2)] ?? null,
    services: sharesOf(enquiries.flatMap((row) => labelsOf(row.services))),
    countries: sharesOf(enquiries.map((row) => countryName(row.country))),
    pages: sharesOf(enquiries.map((row) => row.came_from ?? '')),
  };
}

const DAY_COUNT = 90;
/** A list is for reading, not for research. */
const MAX_ROWS = 50;
const FORM_PAGES = ['/contact-us', '/apply'];

/** Fewer than three of a kind are null: they might be told from each other. */
function fewIsNull(times = 0): number | null {
  return times > 0 && times < 3 ? null : times;
}

/** Visits of the last 90 days; `sent` is what visitors sent and nothing holds. */
export async function countVisitsOf(reader: Reader, now: number) {
  const days = Array.from({ length: DAY_COUNT }, (_, index) =>
    gulfDay(now - (DAY_COUNT - 1 - index) * DAY_MS),
  );
  const tallies = reader.selectFrom('tally').where('day', '>=', days[0] ?? '');
  // Summed by the database: most rows are buckets, of which a busy site has many thousands a day.
  const sums = tallies.select([
    'kind',
    'name',
    'detail',
    (sum) => sum.fn.sum<number>('times').as('times'),
  ]);
  const rows = await sums.groupBy(['kind', 'name', 'detail']).execute();
  const daily = await tallies.selectAll().where('kind', 'in', ['page', 'entry', 'form']).execute();
  const enquiries = reader
    .selectFrom('enquiry')
    .select(['received_at', 'came_from', 'channel'])
    .where('quarantined', '=', 0);
  const received = await enquiries
    .where('received_at', '>', now - (DAY_COUNT + 1) * DAY_MS)
    .execute();
  const sent = received
    .filter((row) => row.channel === '')
    .map(({ received_at }) => gulfDay(received_at));
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const ofKind = (kind: string) => kinds.get(kind) ?? [];
  const byDay = (isMeant: (one: Tally) => boolean) => {
    const counted = sumsBy(daily.filter(isMeant), (one) => one.day);
    return (on: string) => fewIsNull(counted.get(on));
  };
  const pages = byDay(({ kind }) => kind === 'page');
  const entries = byDay(({ kind }) => kind === 'entry');
  const opened = byDay(({ kind, name }) => kind === 'page' && FORM_PAGES.includes(name));
  const begun = byDay(({ kind }) => kind === 'form');
  const list = (kind: string) => {
    const byName = ranked(sumsBy(ofKind(kind), ({ name }) => name));
    return byName.slice(0, MAX_ROWS).map(([name, times]) => ({ name, times: fewIsNull(times) }));
  };
  /** A measure is named by the area of the page and by how the page came. */
  const vitalsBy = (part: 0 | 1) => {
    const groups = Map.groupBy(MEASURES.flatMap(ofKind), ({ name }) => name.split(' ')[part] ?? '');
    const valuesOf = (group: typeof rows) =>
      MEASURES.map((measure) => {
        const own = group.filter(({ kind }) => kind === measure);
        const times = sumOf(own);
        const buckets = sumsBy(own, ({ detail }) => Number(detail));
        return {
          times: fewIsNull(times),
          value: times < 3 ? null : percentile75(measure, buckets),
        };
      });
    const names = [...groups.keys()].sort();
    return names.map((name) => ({ name, values: valuesOf(groups.get(name) ?? []) }));
  };
  return {
    days: days.map((on) => ({
      day: on,
      pages: pages(on),
      entries: entries(on),
      opened: opened(on),
      begun: begun(on),
      sent: sent.filter((other) => other === on).length,
    })),
    lists: {
      page: list('page'),
      entry: list('entry'),
      site: list('site'),
      campaign: list('campaign'),
      tool: list('tool'),
      file: list('file'),
      nothing: list('nothing'),
      missing: list('missing'),
    },
    areas: vitalsBy(0),
    ways: vitalsBy(1),
  };
}
