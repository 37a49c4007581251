import type { APIRoute } from 'astro';
import { getOne, getSite, getWords } from '../../content-reader/content.ts';
import { words } from '../../content-reader/words.ts';
import { originOf } from '../../seo/address.ts';
import { feed } from '../../seo/feeds.ts';
import { listPages } from '../../seo/pages.ts';

export const GET: APIRoute = async ({ site }) => {
  const { name } = await getSite();
  return feed({
    origin: originOf(site),
    path: '/blogs/rss.xml',
    title: words(await getWords())('blogFeed', { name }),
    description: (await getOne('pages', 'blogs')).seo.description,
    items: (await listPages()).flatMap(({ article, path, heading, description }) =>
      article ? [{ title: heading, description, link: path, pubDate: article.published, author: article.author }] : [],
    ),
  });
};
