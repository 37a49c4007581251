import { getAll } from '../content.ts';
import { drawField, drawPlate } from '../figures/page-figures.ts';
import type { Post } from '../pages.schema.ts';
import type { Words } from '../words.ts';

/** With more figures the list would be heavier than an article. */
const FIGURES = 10;

/** All articles, newest first. */
export const getPosts = () => getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime());

/** What a list shows of an article in its place. The first has a field of loops, the next ones a woven figure. */
export const postSummary = (post: Post & { slug: string }, say: Words, place: number) => {
  const { slug, title, lead, topic, published } = post;
  const figure = place === 0 ? drawField(slug.toLowerCase()) : drawPlate(slug.toLowerCase(), place);
  return {
    title,
    lead,
    topic,
    published,
    href: `/blogs/${slug}`,
    drawing: place < FIGURES ? figure : undefined,
    link: { label: say('readArticle'), about: say('aboutName', { name: title }) },
  };
};
export type PostSummary = ReturnType<typeof postSummary>;
