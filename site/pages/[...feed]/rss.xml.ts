import type { APIRoute, GetStaticPaths } from 'astro';
import { getOne, getSite, getWords } from '../../content.ts';
import { getNews } from '../../news/news.ts';
import { originOf } from '../../seo/address.ts';
import { type Feed, feed } from '../../seo/files.ts';
import { listPages } from '../../seo/pages.ts';
import { words } from '../../words.ts';

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

const FEEDS: Readonly<Record<string, () => Feed | Promise<Feed>>> = { blogs: articles, news };

export const getStaticPaths = (() =>
  Object.keys(FEEDS).map((name) => ({ params: { feed: name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { feed: name = '' }, site }) => {
  const content = await FEEDS[name]?.();
  if (!content) throw new Error(`There is no feed "${name}".`);
  return feed(content, `/${name}/rss.xml`, originOf(site));
};
