import { drawField, drawPlate } from '../figures/page-figures.ts';
import type { Post } from '../pages.schema.ts';
import type { Words } from '../words.ts';

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
