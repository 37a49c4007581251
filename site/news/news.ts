import { isoDay } from '../../common/day.ts';
import { renderMarkdown } from '../../content-reader/markdown.ts';
import { getAll, getHtml } from '../content.ts';
import { datedOf, inTenseOn } from '../insights/deadlines/deadlines.ts';
import { today } from '../settings.ts';

function ownNews(now: string) {
  return Promise.all(
    getAll('news').map(async (item) => ({
      ...item,
      isPast: isoDay(item.date) <= now,
      sources: item.source ? [item.source] : [],
      html: await getHtml('news', item.slug),
    })),
  );
}

/** Dated changes with a text for News are written once, in content/deadlines/. */
function deadlineNews(now: string) {
  return Promise.all(
    datedOf(getAll('deadlines').map((record) => inTenseOn(record, now)))
      .filter(({ news }) => news)
      .map(async ({ slug, at, title, text, sources, news = '' }) => ({
        slug,
        date: new Date(at.first),
        isPast: at.first <= now,
        title,
        summary: text,
        sources,
        html: await renderMarkdown(news, `content/deadlines/${slug}.yaml`),
      })),
  );
}

/** All news: what is to come first, then the past, newest first. */
export async function getNews() {
  const now = isoDay(today());
  const items = [...(await ownNews(now)), ...(await deadlineNews(now))];
  const upcoming = items
    .filter(({ isPast }) => !isPast)
    .sort((m, n) => m.date.getTime() - n.date.getTime());
  const past = items
    .filter(({ isPast }) => isPast)
    .sort((m, n) => n.date.getTime() - m.date.getTime());
  return [...upcoming, ...past];
}
export type NewsEntry = Awaited<ReturnType<typeof getNews>>[number];
