import { roundFigure, wovenFigure } from '../figures/page-figures.ts';
import type { Area } from '../pages.schema.ts';
import { overviewOf } from './listed-pages.ts';
import { questionsOf } from './page-source.ts';
import type { PageSource } from './pages.ts';
import type { PublicPage } from './public-page.ts';

const areaOf = ({ areas }: PageSource, slug: string): Area => {
  const area = areas.find((one) => one.slug === slug);
  if (!area) throw new Error(`content/areas/${slug}.yaml is missing: restore it from the repository.`);
  return area;
};

/** The page of an area stands before the pages that it lists. */
const withOverview = (
  name: 'solutions' | 'services',
  { seo, all, heading, sideLabel, figure }: Area,
  figureOf: typeof roundFigure,
  pages: PublicPage[],
): PublicPage[] => [
  overviewOf(name, { ...seo, name: all, heading: heading ?? sideLabel, figure: figureOf(name, figure) }, pages),
  ...pages,
];

export const solutionPages = (source: PageSource): PublicPage[] => {
  const area = areaOf(source, 'solutions');
  return withOverview(
    'solutions',
    area,
    roundFigure,
    source.solutions.map(({ slug, label, seo, figure, reviewed, sections }) => ({
      ...seo,
      path: `/solutions/${slug}`,
      kind: 'solution',
      area: 'solutions',
      name: label,
      heading: label,
      overline: source.site.solutionPrefix,
      figure: roundFigure(slug, figure),
      lastModified: reviewed,
      questions: questionsOf(sections),
    })),
  );
};

export const servicePages = (source: PageSource): PublicPage[] => {
  const area = areaOf(source, 'services');
  const groups = Object.keys(area.groups ?? {});
  const inOrder = source.services.toSorted(
    (m, n) => groups.indexOf(m.group) - groups.indexOf(n.group) || m.order - n.order,
  );
  return withOverview(
    'services',
    area,
    wovenFigure,
    inOrder.map(({ slug, label, seo, figure, view: viewName, sections, reviewed }) => {
      const view = source.views.find((one) => one.slug === viewName);
      return {
        ...seo,
        path: `/services/${slug}`,
        kind: 'service',
        area: 'services',
        name: label,
        heading: label,
        overline: area.heading,
        figure: wovenFigure(slug, figure ?? view?.figure),
        lastModified: reviewed,
        questions: questionsOf([...(sections ?? []), ...(view?.sections ?? [])]),
      };
    }),
  );
};
