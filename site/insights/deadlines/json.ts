import { isoDay } from '../../../common/day.ts';
import { absolute } from '../../seo/address.ts';
import { type Filed, latestCheck, statusOf } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';
import { spokenOn } from './tense.ts';
import { dateParts, readWhen } from './when.ts';

interface Facts {
  deadlines: readonly Filed[];
  words: Pick<DeadlinesPage, 'calendar' | 'status'>;
  today: string;
  origin: URL;
}

/** The records as other programs read them: names of fields stay, words may change. */
export const deadlinesJson = ({ deadlines, words, today, origin }: Facts) => ({
  name: words.calendar.name,
  description: words.calendar.text,
  page: absolute(origin, '/insights/deadlines'),
  calendar: absolute(origin, '/insights/deadlines.ics'),
  checked: latestCheck(deadlines),
  deadlines: deadlines
    .toSorted((m, n) => m.when.localeCompare(n.when))
    .map((record) => {
      const entry = spokenOn(record, today);
      const at = readWhen(entry.when);
      const status = at ? statusOf({ ...entry, at }, today) : entry.status;
      return {
        id: entry.slug,
        title: entry.title,
        when: entry.when,
        first: at?.first ?? null,
        last: at?.last ?? null,
        short: at ? dateParts(at).large : null,
        kind: entry.kind,
        status,
        statusText: words.status[entry.kind][status],
        areas: entry.areas,
        region: entry.region ?? null,
        text: entry.text,
        affects: entry.affects,
        action: entry.action,
        sourcesDiffer: entry.differs ?? null,
        sources: entry.sources,
        checked: isoDay(entry.checked),
        url: absolute(origin, `/insights/deadlines#${entry.slug}`),
      };
    }),
});
