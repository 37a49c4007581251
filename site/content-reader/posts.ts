import { getAll } from './content.ts';
import { once } from './once.ts';
import { cutPages } from './post-pages.ts';

/** All articles, newest first, a page at a time. */
export const getPostPages = once(async () =>
  cutPages((await getAll('blog')).toSorted((m, n) => n.published.getTime() - m.published.getTime())),
);
