import { isApplication, serviceLabels } from '../../enquiries/contract/fields.ts';
import { deadlineOf } from '../../enquiries/office-calendar.ts';
import type { Reader } from '../../enquiries/store/database.ts';
import { undeliveredIds } from '../../enquiries/store/read.ts';
import { channelOf } from '../../enquiries/store/tables.ts';
import { countryName } from './zone.ts';

const day = 24 * 3_600_000;
const weekCount = 12;
/** The head office's clock, which never changes. */
const gulfOffset = 4 * 3_600_000;

/** The last weeks, the current one among them; they begin on Monday, Gulf time. */
function weeksUntil(now: number) {
  const today = Math.floor((now + gulfOffset) / day) * day;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: weekCount }, (_, index) => {
    const start = monday - (weekCount - 1 - index) * 7 * day;
    return { day: new Date(start).toISOString().slice(0, 10), at: start - gulfOffset };
  });
}

/** How often each name occurs, the most frequent first. */
function sharesOf(names: readonly string[]): { name: string; enquiries: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, enquiries]) => ({ name, enquiries }))
    .sort((one, other) => other.enquiries - one.enquiries || (one.name < other.name ? -1 : 1));
}

const labelsOf = (stored: string): string[] => {
  const chosen: unknown = JSON.parse(stored);
  return Array.isArray(chosen) ? serviceLabels(chosen) : [];
};

/**
 * How the desk has done over the last twelve weeks. Nothing personal is in it. `held` counts all that came in and were held at
 * first, `enquiries` what was not held or was released. A visitor may choose several services, and an empty name is a page
 * that is not known. Conversations that staff noted came through no form and are left out, and
 * applications are counted apart.
 */
export async function countNumbers(reader: Reader, now: number) {
  const starts = weeksUntil(now);
  const rows = await reader
    .selectFrom('enquiry')
    .select(['received_at', 'answered_at', 'quarantined', 'released_at', 'services', 'country', 'company', 'came_from'])
    .select((where) => where('id', 'in', undeliveredIds(reader)).as('is_undelivered'))
    .where('received_at', '>=', starts[0]?.at ?? 0)
    .where('received_at', '<=', now)
    .execute();
  const asked = rows.filter((row) => row.quarantined === 0 && !channelOf(row.came_from));
  const enquiries = asked.filter((row) => !isApplication(row));
  const applications = asked.filter(isApplication);
  const held = rows.filter((row) => row.quarantined === 1 || row.released_at !== null);
  const timesOf = (list: typeof rows) =>
    list.flatMap(({ answered_at, received_at }) => (answered_at === null ? [] : [answered_at - received_at]));
  const isInTime = ({ answered_at, received_at }: (typeof rows)[number]): boolean =>
    answered_at !== null && answered_at <= deadlineOf(received_at);
  const times = timesOf(enquiries).sort((one, other) => one - other);
  return {
    weeks: starts.map(({ day: from, at }, index) => {
      const end = starts[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const inWeek = (row: { received_at: number }) => row.received_at >= at && row.received_at < end;
      return {
        from,
        enquiries: enquiries.filter(inWeek).length,
        answeredWithinADay: enquiries.filter(inWeek).filter(isInTime).length,
      };
    }),
    enquiries: enquiries.length,
    answered: times.length,
    applications: applications.length,
    applicationsAnswered: timesOf(applications).length,
    held: held.length,
    released: held.filter((row) => row.quarantined === 0).length,
    notDelivered: rows.filter((row) => row.is_undelivered).length,
    // Of an even number the lower middle.
    medianFirstAnswer: times[Math.floor((times.length - 1) / 2)] ?? null,
    services: sharesOf(enquiries.flatMap((row) => labelsOf(row.services))),
    countries: sharesOf(enquiries.map((row) => countryName(row.country))),
    pages: sharesOf(enquiries.map((row) => row.came_from ?? '')),
  };
}
