import { type InsightSource, latest } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

/** The page that gathers all insights stands before them; it lists the articles too. */
export const insightPages = ({ overview, pages }: InsightSource, posts: readonly PublicPage[]): PublicPage[] => {
  const listed = pages.map(
    ({ slug, title, seo, figure, changed, kind }): PublicPage => ({
      ...seo,
      path: `/insights/${slug}`,
      kind,
      area: 'insights',
      name: title,
      heading: title,
      overline: overview.title,
      figure,
      lastModified: changed,
      questions: [],
    }),
  );
  const first: PublicPage = {
    ...overview.seo,
    path: '/insights',
    kind: 'overview',
    area: 'insights',
    name: overview.title,
    heading: overview.title,
    figure: overview.figure,
    lastModified: latest(...[...listed, ...posts].map(({ lastModified }) => lastModified)),
    questions: [],
    lists: [...listed, ...posts].map(({ path }) => path),
  };
  return [first, ...listed];
};
