import { isoDay } from '../../common/day.ts';
import { getAll, getHtml } from './content.ts';
import { today } from './today.ts';

/** News in the words that are true on the day of the build: what is to come first, then the past, newest first. */
export const getNews = async () => {
  const now = isoDay(today());
  const items = await Promise.all(
    getAll('news').map(async (item) => {
      const isPast = isoDay(item.date) <= now;
      return {
        slug: item.slug,
        date: item.date,
        isPast,
        title: isPast ? item.title : (item.titleBefore ?? item.title),
        summary: isPast ? item.summary : (item.summaryBefore ?? item.summary),
        source: item.source,
        html: await getHtml('news', item.slug),
      };
    }),
  );
  const upcoming = items.filter(({ isPast }) => !isPast).sort((m, n) => m.date.getTime() - n.date.getTime());
  const past = items.filter(({ isPast }) => isPast).sort((m, n) => n.date.getTime() - m.date.getTime());
  return [...upcoming, ...past];
};
export type NewsEntry = Awaited<ReturnType<typeof getNews>>[number];
