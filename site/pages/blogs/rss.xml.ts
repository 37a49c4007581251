import type { APIRoute } from 'astro';
import { getOne, getSite, getWords } from '../../lib/content.ts';
import { originOf } from '../../lib/seo/address.ts';
import { feed } from '../../lib/seo/feeds.ts';
import { listPages } from '../../lib/seo/pages.ts';
import { words } from '../../lib/words.ts';

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
