import type { APIRoute } from 'astro';
import { getOne, getSite, getWords } from '../../content.ts';
import { getNews } from '../../news/news.ts';
import { originOf } from '../../seo/address.ts';
import { feed } from '../../seo/files.ts';
import { words } from '../../words.ts';

export const GET: APIRoute = async ({ site }) => {
  const { name } = getSite();
  return feed({
    origin: originOf(site),
    path: '/news/rss.xml',
    title: words(getWords())('newsFeed', { name }),
    description: getOne('pages', 'news').seo.description,
    items: (await getNews()).map(({ slug, title, summary, date, isPast }) => ({
      title,
      description: summary,
      link: `/news#${slug}`,
      // An item about a day to come was not published on that day, and readers hide what lies in the future.
      ...(isPast ? { pubDate: date } : {}),
    })),
  });
};
