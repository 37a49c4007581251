import { getAll, getInsight, getRegions } from '../content.ts';
import { latest, type PublicPage, pageOf, withOverview } from '../seo/public-page.ts';

interface Words {
  title: string;
  seo: { title: string; description: string };
  figure: { seed?: string | undefined; mask?: string | undefined };
}

const known = ({ title, seo, figure }: Words, slug: string, lastModified?: Date) => ({
  seo,
  path: slug === 'insights' ? '/insights' : `/insights/${slug}`,
  area: 'insights' as const,
  heading: title,
  figure: { ...figure, seed: figure.seed ?? slug, motif: 'both' as const },
  lastModified,
});

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
  ].map(pageOf);
  return withOverview(known(getInsight('insights'), 'insights'), pages, [...pages, ...posts]);
};
