import { servicePages, solutionPages } from './area-pages.ts';
import { listedPages } from './listed-pages.ts';
import type { PageSource } from './pages.ts';
import { AREAS, type PageArea, type PublicPage } from './public-page.ts';
import { homePage, legalPages, plainPages, postPages } from './single-pages.ts';

export const pagesFrom = (source: PageSource): PublicPage[] => {
  const posts = postPages(source);
  return [
    homePage(source),
    ...solutionPages(source),
    ...servicePages(source),
    ...listedPages('tools', source.tools),
    ...listedPages('insights', source.insights, posts),
    ...plainPages(source, posts),
    ...posts,
    ...legalPages(source),
  ];
};

export interface PageGroup {
  area: PageArea;
  heading: string;
  pages: PublicPage[];
}

const isOverview = ({ kind }: PublicPage): number => Number(kind === 'overview');

/** The pages by area, for people: empty areas are left out, and the overview of an area comes first. */
export const groupsOf = (pages: readonly PublicPage[], headings: Record<PageArea, string>): PageGroup[] =>
  AREAS.map((area) => ({
    area,
    heading: headings[area],
    pages: pages.filter((page) => page.area === area).toSorted((m, n) => isOverview(n) - isOverview(m)),
  })).filter((group) => group.pages.length > 0);
