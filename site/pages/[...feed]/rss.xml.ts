import type { APIRoute, GetStaticPaths } from 'astro';
import { getOne, getSite, getWords } from '../../content.ts';
import { getDeadlines, spokenOn } from '../../insights/deadlines/deadlines.ts';
import { dateLine } from '../../insights/deadlines/when.ts';
import { getNews } from '../../news/news.ts';
import { originOf } from '../../seo/address.ts';
import { type FeedItem, feed } from '../../seo/files.ts';
import { listPages } from '../../seo/pages.ts';
import { words } from '../../words.ts';

interface Feed {
  title: string;
  description: string;
  items: FeedItem[];
}

const articles = (): Feed => ({
  title: words(getWords())('blogFeed', { name: getSite().name }),
  description: getOne('pages', 'blogs').seo.description,
  items: listPages().flatMap(({ article, path, heading, description }) =>
    article ? [{ title: heading, description, link: path, pubDate: article.published, author: article.author }] : [],
  ),
});

const news = async (): Promise<Feed> => ({
  title: words(getWords())('newsFeed', { name: getSite().name }),
  description: getOne('pages', 'news').seo.description,
  items: (await getNews()).map(({ slug, title, summary, date, isPast }) => ({
    title,
    description: summary,
    link: `/news#${slug}`,
    // An item about a day to come was not published on that day, and readers hide what lies in the future.
    ...(isPast ? { pubDate: date } : {}),
  })),
});

/** New and changed dates. An item is as new as its last check; its own date is in its title. */
const deadlines = (): Feed => {
  const { dated, words: say, today } = getDeadlines();
  return {
    title: say.calendar.name,
    description: say.calendar.text,
    items: dated
      .map((entry) => spokenOn(entry, today))
      .toSorted((m, n) => n.checked.getTime() - m.checked.getTime())
      .map(({ slug, title, text, at, checked }) => ({
        title: `${dateLine(at)}: ${title}`,
        description: text,
        link: `/insights/deadlines#${slug}`,
        pubDate: checked,
      })),
  };
};

const FEEDS: Readonly<Record<string, () => Feed | Promise<Feed>>> = {
  blogs: articles,
  news,
  'insights/deadlines': deadlines,
};

export const getStaticPaths = (() =>
  Object.keys(FEEDS).map((name) => ({ params: { feed: name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { feed: name = '' }, site }) => {
  const content = await FEEDS[name]?.();
  if (!content) throw new Error(`There is no feed "${name}".`);
  return feed({ ...content, origin: originOf(site), path: `/${name}/rss.xml` });
};
