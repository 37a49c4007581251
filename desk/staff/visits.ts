import { gulfDay } from '../../common/day.ts';
import type { Reader } from '../../enquiries/store/database.ts';
import { type Measure, measures, percentile75 } from '../../enquiries/store/tallies.ts';

const day = 24 * 3_600_000;
const dayCount = 90;
/** A list is for reading, not for research. */
const most = 50;
const formPages = ['/contact-us', '/apply'];

/** Fewer than three of a kind are null: they might be told from each other. */
const fewIsNull = (times: number): number | null => (times > 0 && times < 3 ? null : times);

const addTo = (sums: Map<string, number>, name: string, times: number) => sums.set(name, (sums.get(name) ?? 0) + times);

const listed = (sums: ReadonlyMap<string, number>) =>
  [...sums]
    .sort(([one, times], [other, others]) => others - times || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([name, times]) => ({ name, times: fewIsNull(times) }));

/** Visits of the last 90 days, as they were counted; `sent` is what the store itself received. */
export async function countVisitsOf(reader: Reader, now: number) {
  const days = Array.from({ length: dayCount }, (_, index) => gulfDay(now - (dayCount - 1 - index) * day));
  const rows = await reader
    .selectFrom('tally')
    .select(['day', 'kind', 'name', 'detail', 'times'])
    .where('day', '>=', days[0] ?? '')
    .execute();
  const received = await reader
    .selectFrom('enquiry')
    .select('received_at')
    .where('received_at', '>', now - (dayCount + 1) * day)
    .execute();
  const sent = received.map(({ received_at }) => gulfDay(received_at));
  const lists = new Map<string, Map<string, number>>();
  const byDay = new Map<string, number>();
  const buckets = new Map<string, Map<number, number>>();
  for (const { day: on, kind, name, detail, times } of rows) {
    if ((measures as readonly string[]).includes(kind)) {
      for (const group of [`area ${name.split(' ')[0]}`, `how ${name.split(' ')[1]}`]) {
        const key = `${group} ${kind}`;
        const own = buckets.get(key) ?? new Map<number, number>();
        buckets.set(key, own.set(Number(detail), (own.get(Number(detail)) ?? 0) + times));
      }
      continue;
    }
    const list = lists.get(kind) ?? new Map<string, number>();
    lists.set(kind, list);
    addTo(list, name, times);
    addTo(byDay, `${on} ${kind}`, times);
    if (kind === 'page' && formPages.includes(name)) addTo(byDay, `${on} opened`, times);
  }
  const vitalsOf = (group: string) =>
    [...new Set([...buckets.keys()].flatMap((key) => (key.startsWith(`${group} `) ? [key.split(' ')[1] ?? ''] : [])))]
      .sort()
      .map((name) => ({
        name,
        values: measures.map((measure: Measure) => {
          const own = buckets.get(`${group} ${name} ${measure}`) ?? new Map<number, number>();
          const times = [...own.values()].reduce((sum, one) => sum + one, 0);
          return { times: fewIsNull(times), value: times < 3 ? null : percentile75(measure, own) };
        }),
      }));
  const on = (one: string, kind: string) => fewIsNull(byDay.get(`${one} ${kind}`) ?? 0);
  const list = (kind: string) => listed(lists.get(kind) ?? new Map());
  return {
    days: days.map((one) => ({
      day: one,
      pages: on(one, 'page'),
      entries: on(one, 'entry'),
      opened: on(one, 'opened'),
      begun: on(one, 'form'),
      sent: sent.filter((other) => other === one).length,
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
    areas: vitalsOf('area'),
    ways: vitalsOf('how'),
  };
}
