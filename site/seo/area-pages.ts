import type { FigureRequest } from '../drawing/figures.ts';
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
  hand: Omit<FigureRequest, 'seed'>,
  pages: PublicPage[],
): PublicPage[] => [
  {
    ...area.seo,
    path: `/${name}`,
    picture: `/${name}`,
    kind: 'overview',
    area: name,
    name: area.all,
    heading,
    figure: { ...area.figure, seed: area.figure?.seed ?? name, ...hand },
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
    {},
    source.solutions.map(({ slug, label, seo, figure, reviewed, sections }) => ({
      ...seo,
      path: `/solutions/${slug}`,
      picture: `/solutions/${slug}`,
      kind: 'solution',
      area: 'solutions',
      name: label,
      heading: label,
      overline: source.site.solutionPrefix,
      figure: { ...figure, seed: figure.seed ?? slug },
      lastModified: reviewed,
      questions: questionsOf(sections),
    })),
  );
};

/** Services are drawn octagonal and woven. */
const WOVEN = { hand: 'girih', style: 'strap' } as const;

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
    WOVEN,
    inOrder.map(({ slug, label, seo, figure, view: viewName, sections, reviewed }) => {
      const view = source.views.find((one) => one.slug === viewName);
      const drawn = figure ?? view?.figure;
      return {
        ...seo,
        path: `/services/${slug}`,
        picture: `/services/${slug}`,
        kind: 'service',
        area: 'services',
        name: label,
        heading: label,
        overline: area.heading,
        figure: { ...drawn, seed: drawn?.seed ?? slug, ...WOVEN },
        lastModified: reviewed,
        questions: questionsOf([...(sections ?? []), ...(view?.sections ?? [])]),
      };
    }),
  );
};
