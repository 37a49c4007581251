import { getPostPages } from '../blog/posts.ts';
import { listPages } from './pages.ts';

/** Every address that has a page of its own, also those that no list names: the later pages of the articles. */
export const listAddresses = (): string[] => [
  ...listPages().map(({ path }) => path),
  ...getPostPages()
    .slice(1)
    .map((_, i) => `/blogs/page-${i + 2}`),
];
