import { isoDay } from '../../../../common/day.ts';
import { fill } from '../../../../common/wording.ts';
import { getAll, getInsight } from '../../../content/get-content.ts';
import { today } from '../../../content/settings.ts';
import { dateLine, quarterEnd, readWhen, type When } from '../../../parts/when.ts';
import type { Deadline, DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import { monthsFrom } from './year-line.ts';

export type Filed = Deadline & { slug: string };
export type Dated = Filed & { at: When };
/** Everything with a date, the earliest first. */
export function datedOf(deadlines: readonly Filed[]): Dated[] {
  return deadlines
    .flatMap((entry) => {
      const at = readWhen(entry.when);
      return at ? [{ ...entry, at }] : [];
    })
    .sort(
      (m, n) =>
        m.at.first.localeCompare(n.at.first) ||
        m.at.last.localeCompare(n.at.last) ||
        m.slug.localeCompare(n.slug),
    );
}

export function getDeadlines() {
  const deadlines = getAll('deadlines');
  return {
    deadlines,
    dated: datedOf(deadlines),
    words: getInsight('deadlinesPage'),
    today: isoDay(today()),
  };
}

/** This quarter, one of the years on the line, or later. */
export function groupOf({ first }: When, today: string): string {
  if (first <= quarterEnd(today)) return 'quarter';
  const year = first.slice(0, 4);
  return monthsFrom(today).some((month) => month.startsWith(year)) ? year : 'later';
}

/** The tags by which filter and calendars know a deadline. */
export function tagsOf({ areas, region }: Pick<Deadline, 'areas' | 'region'>): string {
  return [...areas, ...(region ? [region] : [])].join(' ');
}

/** A date passes on the day after it; a month without a day, after the month. */
export function hasPassed({ last }: When, today: string): boolean {
  return last < today;
}

/** Its status on a day: "planned" becomes "passed", and never "done" by itself. */
export function statusOf(
  { status, at }: Pick<Dated, 'status' | 'at'>,
  today: string,
): 'planned' | 'passed' | 'done' {
  return status === 'planned' && hasPassed(at, today) ? 'passed' : status;
}

/** A status in words, which may name the date: "Planned for 2 June 2025". */
export function statusWords(
  { kind, at }: Pick<Dated, 'kind'> & Partial<Pick<Dated, 'at'>>,
  status: ReturnType<typeof statusOf>,
  words: DeadlinesPage['status'],
): string {
  return fill(words[kind][status], at ? { date: dateLine(at) } : {});
}

/** The next dates that are known to the day, for places that show one date only: the law of one region does not concern every visitor. */
export function nextOf(dated: readonly Dated[], today: string): Dated[] {
  return dated
    .filter(({ at, kind }) => kind === 'sap' && at.precision === 'day' && at.first >= today)
    .slice(0, 3);
}

/** {ends|was to end}: the words until the day, and those after it. */
const PAIR = /\{([^{}|]+)\|([^{}|]+)\}/g;
export function inTense(text: string, isPast: boolean): string {
  return text.replace(PAIR, isPast ? '$2' : '$1');
}

export function inTenseOn<Record extends Deadline>(record: Record, today: string): Record {
  const at = readWhen(record.when);
  const say = (text: string): string => inTense(text, at !== undefined && hasPassed(at, today));
  const { text, affects, action, news } = record;
  return {
    ...record,
    text: say(text),
    affects: say(affects),
    action: say(action),
    news: news && say(news),
  };
}
