import { getAll } from '../content.ts';

/** All articles, newest first. */
export const getPosts = () => getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime());
