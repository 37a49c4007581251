import { fill } from '../../../common/wording.ts';
import type { Row } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { nearTime, officeDay, spokenTime } from './time.ts';

const { turn } = words;
type Turn = Pick<Row, 'waitingSince' | 'dueAt' | 'remindAt'>;

export const statusWords = ({ status, isQuarantined }: Pick<Row, 'status' | 'isQuarantined'>): string => {
  if (!isQuarantined) return words.status[status];
  return status === 'not-for-us' ? words.rows.spam : words.rows.quarantined;
};

/** Not answered within one working day, and not put off. */
export const isLate = ({ dueAt, remindAt }: Turn, now: number): boolean =>
  dueAt !== null && dueAt <= now && remindAt === null;

/** Put off until Monday 23 November · Late since Tuesday · Waits 2 hours. Empty while it is not our turn. */
export const turnWords = (row: Turn, now: number): string => {
  const { waitingSince, dueAt, remindAt } = row;
  if (remindAt !== null) return fill(turn.putOff, { day: officeDay(remindAt) });
  if (waitingSince === null || dueAt === null) return '';
  if (isLate(row, now)) return fill(turn.late, { time: nearTime(dueAt, now) });
  return fill(turn.waits, { time: spokenTime(Math.max(60_000, now - waitingSince)) });
};
