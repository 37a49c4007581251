import { isoDay } from '../../../common/day.ts';
import { getAll, getInsight } from '../../content.ts';
import { today } from '../../settings.ts';
import { datedOf } from './deadlines.ts';

/** All records with the words around them, on the day of the build. */
export const getDeadlines = () => {
  const deadlines = getAll('deadlines');
  return { deadlines, dated: datedOf(deadlines), words: getInsight('deadlinesPage'), today: isoDay(today()) };
};
