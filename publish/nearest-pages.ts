import type { NearestPage } from './manifest.ts';

/** One page with the words that people use for it: content/search.yaml. */
interface Best {
  page: string;
  words: readonly string[];
}

/** Pages of an area, as site/seo/pages.ts lists them. */
interface Listed {
  pages: readonly { path: string; name: string }[];
}

const slugOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** What may be meant by an address that does not exist: every public page, by its address and its names. */
export const nearestPagesOf = (groups: readonly Listed[], best: readonly Best[]): NearestPage[] =>
  groups
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => path !== '/')
    .map(({ path, name }) => ({
      href: path,
      name,
      slug: path.split('/').at(-1) ?? '',
      also: best.filter(({ page }) => page === path).flatMap(({ words }) => words.map(slugOf)),
    }));
