import type { APIRoute } from 'astro';
import { getOne, getSite, getWords } from '../../content.ts';
import { originOf } from '../../seo/address.ts';
import { feed } from '../../seo/files.ts';
import { listPages } from '../../seo/pages.ts';
import { words } from '../../words.ts';

export const GET: APIRoute = ({ site }) => {
  const { name } = getSite();
  return feed({
    origin: originOf(site),
    path: '/blogs/rss.xml',
    title: words(getWords())('blogFeed', { name }),
    description: getOne('pages', 'blogs').seo.description,
    items: listPages().flatMap(({ article, path, heading, description }) =>
      article ? [{ title: heading, description, link: path, pubDate: article.published, author: article.author }] : [],
    ),
  });
};
