import { isoDay } from '../../../common/day.ts';
import { getAll } from '../../content-reader/content.ts';
import { today } from '../../content-reader/today.ts';
import { getInsight } from '../read.ts';
import { datedOf } from './deadlines.ts';

/** All records with the words around them, on the day of the build. */
export const getDeadlines = async () => {
  const deadlines = await getAll('deadlines');
  return { deadlines, dated: datedOf(deadlines), words: await getInsight('deadlinesPage'), today: isoDay(today()) };
};
