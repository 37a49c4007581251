import { isoDay } from '../../../common/day.ts';
import type { Deadline } from './schema.ts';
import { quarterOf, readWhen, type When } from './when.ts';

export type Filed = Deadline & { slug: string };
/** A deadline with a date. */
export interface Dated extends Filed {
  at: When;
}
export type Group = 'past' | 'quarter' | 'year' | 'later';

const isDated = (entry: Filed & { at: When | undefined }): entry is Dated => entry.at !== undefined;
const inOrder = (m: Dated, n: Dated): number =>
  m.at.first.localeCompare(n.at.first) || m.at.last.localeCompare(n.at.last) || m.slug.localeCompare(n.slug);

/** Everything with a date, the earliest first. */
export const datedOf = (deadlines: readonly Filed[]): Dated[] =>
  deadlines
    .map((entry) => ({ ...entry, at: readWhen(entry.when) }))
    .filter(isDated)
    .sort(inOrder);

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A date belongs to the past on the day after it; a month without a day, after the month. */
export const groupOf = ({ at }: Pick<Dated, 'at'>, today: string): Group => {
  if (at.last < today) return 'past';
  if (at.first <= quarterOf(today).last) return 'quarter';
  return at.first <= yearAfter(today) ? 'year' : 'later';
};

/** What is known about it on a day: "planned" becomes "passed", and never "done" by itself. */
export const statusOf = ({ status, at }: Pick<Dated, 'status' | 'at'>, today: string): 'planned' | 'passed' | 'done' =>
  status === 'planned' && at.last < today ? 'passed' : status;

/** The next day that is known to the day, for places that show one date only: law of one region is not everybody's. */
export const nextOf = (dated: readonly Dated[], today: string): Dated | undefined =>
  dated.find(({ at, kind }) => kind === 'sap' && at.precision === 'day' && at.first >= today);

export const latestCheck = (deadlines: readonly Filed[]): string =>
  deadlines.reduce((last, { checked }) => (isoDay(checked) > last ? isoDay(checked) : last), '');
