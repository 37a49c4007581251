import { getAll, getInsight, getRegions } from '../content.ts';
import { roundFigure } from '../figures/page-figures.ts';
import { latest, type PublicPage, pageOf, withOverview } from '../seo/public-page.ts';

const known = (page: Parameters<typeof pageOf>[2], slug: string, lastModified?: Date): PublicPage => {
  const path = slug === 'insights' ? '/insights' : `/insights/${slug}`;
  return pageOf('insights', path, page, { figure: { ...roundFigure(slug, page.figure), motif: 'both' }, lastModified });
};

/** The pages under /insights after the one that gathers them, which lists the articles too. */
export const insightPages = (posts: readonly PublicPage[]): PublicPage[] => {
  const checks = getAll('deadlines').map(({ checked }) => checked);
  const glossary = getInsight('glossary');
  const checklist = getInsight('checklist');
  const pages = [
    known(getInsight('deadlinesPage'), 'deadlines', latest(...checks)),
    ...getRegions().map((page) => known(page, page.slug, page.checked)),
    known(checklist, 'partner-checklist', checklist.checked),
    known(glossary, 'glossary', glossary.checked),
  ];
  return withOverview(known(getInsight('insights'), 'insights'), pages, [...pages, ...posts]);
};
