/** Ten figures draw at once; more make the list heavier than an article. */
const POSTS_A_PAGE = 10;

/** Where a page of the list of articles lies; pages are counted from one. */
export const postsPath = (number: number): string => (number === 1 ? '/blogs' : `/blogs/page-${number}`);

export const cutPages = <Item>(items: readonly Item[], size: number = POSTS_A_PAGE): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, i) => items.slice(i * size, (i + 1) * size));
