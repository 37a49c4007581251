import type { APIContext } from 'astro';
import { getOne, getSite, getWords } from '../content/get-content.ts';
import { listPages } from '../features/layout/public-pages.ts';
import { getNews } from '../features/news/list-news.ts';
import { originOf } from '../parts/seo/address.ts';
import { feed, sitemapXml } from '../parts/seo/files.ts';
import { words } from '../parts/words.ts';

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
      // Readers hide an item that is dated in the future.
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

export function getStaticPaths() {
  return Object.keys(FILES).map((file) => ({ params: { file } }));
}

export async function GET({ params, site }: APIContext) {
  return new Response(await FILES[params['file'] ?? '']?.(originOf(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
