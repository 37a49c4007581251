import { getAll } from '../content.ts';
import { drawField, drawPlate } from '../figures/page-figures.ts';
import type { Post } from '../pages.schema.ts';
import type { Words } from '../words.ts';

/** Ten figures draw at once; more make the list heavier than an article. */
const POSTS_A_PAGE = 10;

/** Where a page of the list of articles lies; pages are counted from one. */
export const postsPath = (number: number): string => (number === 1 ? '/blogs' : `/blogs/page-${number}`);

export const cutPages = <Item>(items: readonly Item[], size: number = POSTS_A_PAGE): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** All articles, newest first, a page at a time. */
export const getPostPages = () =>
  cutPages(getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime()));

/** What a list shows of an article in its place; the one that leads it has a field of loops instead of a woven figure. */
export const postSummary = (post: Post & { slug: string }, say: Words, place: number | 'leads') => {
  const { slug, title, lead, topic, published } = post;
  return {
    title,
    lead,
    topic,
    published,
    href: `/blogs/${slug}`,
    drawing: place === 'leads' ? drawField(slug.toLowerCase()) : drawPlate(slug.toLowerCase(), place),
    link: { label: say('readArticle'), about: say('aboutName', { name: title }) },
  };
};
