import { type ListedSource, latest } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

type Overview = Pick<PublicPage, 'title' | 'description' | 'name' | 'heading' | 'figure'>;

/** The page of an area that lists its pages. */
export const overviewOf = (
  area: 'solutions' | 'services' | 'tools' | 'insights',
  own: Overview,
  listed: readonly PublicPage[],
): PublicPage => ({
  ...own,
  path: `/${area}`,
  kind: 'overview',
  area,
  lastModified: latest(...listed.map(({ lastModified }) => lastModified)),
  questions: [],
  lists: listed.map(({ path }) => path),
});

/** The tools or the insights after the page that gathers them; that of the insights lists the articles too. */
export const listedPages = (
  area: 'tools' | 'insights',
  { overview: { title, seo, figure }, pages }: ListedSource,
  posts: readonly PublicPage[] = [],
): PublicPage[] => {
  const own = pages.map(
    (page): PublicPage => ({
      ...page.seo,
      path: `/${area}/${page.slug}`,
      kind: page.kind,
      area,
      name: page.title,
      heading: page.title,
      overline: title,
      figure: page.figure,
      lastModified: page.changed,
      questions: [],
    }),
  );
  return [overviewOf(area, { ...seo, name: title, heading: title, figure }, [...own, ...posts]), ...own];
};
