import { roundFigure, wovenFigure } from '../drawing/page-figures.ts';
import type { Area } from '../schemas/pages.ts';
import { type Filed, latest, type PageSource, questionsOf } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

const areaOf = ({ areas }: PageSource, slug: string): Filed<Area> => {
  const area = areas.find((one) => one.slug === slug);
  if (!area) throw new Error(`content/areas/${slug}.yaml is missing: restore it from the repository.`);
  return area;
};

/** The page of an area stands before the pages that it lists. */
const withOverview = (
  name: 'solutions' | 'services',
  area: Area,
  heading: string,
  figureOf: typeof roundFigure,
  pages: PublicPage[],
): PublicPage[] => [
  {
    ...area.seo,
    path: `/${name}`,
    kind: 'overview',
    area: name,
    name: area.all,
    heading,
    figure: figureOf(name, area.figure),
    lastModified: latest(...pages.map(({ lastModified }) => lastModified)),
    questions: [],
    lists: pages.map(({ path }) => path),
  },
  ...pages,
];

export const solutionPages = (source: PageSource): PublicPage[] => {
  const area = areaOf(source, 'solutions');
  return withOverview(
    'solutions',
    area,
    area.heading ?? area.sideLabel,
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
    area.heading ?? area.sideLabel,
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
