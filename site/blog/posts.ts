import { getAll } from '../content.ts';
import { cutPages } from './post-pages.ts';

/** All articles, newest first, a page at a time. */
export const getPostPages = () =>
  cutPages(getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime()));
