import type { APIContext, GetStaticPaths } from 'astro';
import { getOne, getSite, getWords } from '../content.ts';
import { getNews } from '../news/news.ts';
import { originOf } from '../seo/address.ts';
import { feed, sitemapXml } from '../seo/files.ts';
import { listPages } from '../seo/pages.ts';
import { words } from '../words.ts';

const FILES: Readonly<Record<string, (origin: URL) => Promise<string>>> = {
  sitemap: async (origin) => sitemapXml(listPages(), origin),
  'blogs/rss': (origin) => {
    const items = listPages().flatMap(({ article, path, heading, description }) =>
      article
        ? [
            {
              title: heading,
              description,
              link: path,
              pubDate: article.published,
              author: article.author,
            },
          ]
        : [],
    );
    const title = words(getWords())('blogFeed', { name: getSite().name });
    return feed(
      { title, description: getOne('pages', 'blogs').seo.description, items },
      '/blogs/rss.xml',
      origin,
    );
  },
  'news/rss': async (origin) => {
    const items = (await getNews()).map(({ slug, title, summary, date, isPast }) => ({
      title,
      description: summary,
      link: `/news#${slug}`,
      // An item about a day to come was not published on that day, and readers hide what lies in the future.
      ...(isPast ? { pubDate: date } : {}),
    }));
    const title = words(getWords())('newsFeed', { name: getSite().name });
    return feed(
      { title, description: getOne('pages', 'news').seo.description, items },
      '/news/rss.xml',
      origin,
    );
  },
};

export const getStaticPaths = (() =>
  Object.keys(FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export async function GET({ params, site }: APIContext) {
  return new Response(await FILES[params['file'] ?? '']?.(originOf(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
