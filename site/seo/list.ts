import { bandFigure, HOME_FIGURE, roundFigure, wovenFigure } from '../figures/page-figures.ts';
import type { Area } from '../pages.schema.ts';
import type { PageSource } from './page-source.ts';
import { AREAS, type ListedSource, latest, type PageArea, type PublicPage, questionsOf } from './public-page.ts';

type Overview = Pick<PublicPage, 'title' | 'description' | 'name' | 'heading' | 'figure'>;

/** The page of an area that lists its pages. */
const overviewOf = (
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
const listedPages = (
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

const areaNamed = ({ areas }: PageSource, slug: string): Area => {
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

const solutionPages = (source: PageSource): PublicPage[] => {
  const area = areaNamed(source, 'solutions');
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

const servicePages = (source: PageSource): PublicPage[] => {
  const area = areaNamed(source, 'services');
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

/** Pages to which only an accident or an enquiry leads. */
const HIDDEN = new Set(['404', 'thank-you']);

/** Menus call a page by a shorter name than its heading, and lists do as menus do. */
const menuNames = ({ navigation: { main, footer } }: PageSource): Map<string, string> => {
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
  links.push(...main.products.links, main.about, ...main.resources.links, main.contact);
  return new Map(links.map(({ href, label }) => [href, label]));
};

const areaOf = ({ navigation: { main } }: PageSource, path: string): PageArea => {
  if (main.products.links.some(({ href }) => href === path)) return 'products';
  return main.resources.links.some(({ href }) => href === path) ? 'resources' : 'company';
};

const homePage = ({ home, homeName }: PageSource): PublicPage => ({
  ...home.seo,
  path: '/',
  kind: 'home',
  area: 'company',
  name: homeName,
  heading: home.stage.heading,
  figure: HOME_FIGURE,
  questions: [],
});

const plainPages = (source: PageSource, posts: readonly PublicPage[]): PublicPage[] => {
  const names = menuNames(source);
  const listed: Partial<Record<string, readonly string[]>> = {
    blogs: posts.map(({ path }) => path),
    products: source.products.toSorted((m, n) => m.order - n.order).map(({ href }) => href),
  };
  return source.pages
    .filter(({ slug }) => !HIDDEN.has(slug))
    .map(({ slug, title, area, seo, figure, reviewed, sections }) => {
      const path = `/${slug}`;
      const lists = listed[slug];
      return {
        ...seo,
        path,
        kind: lists ? 'overview' : 'page',
        area: areaOf(source, path),
        name: names.get(path) ?? title,
        heading: title,
        overline: area,
        figure: roundFigure(slug, figure),
        lastModified: slug === 'blogs' ? latest(reviewed, posts[0]?.lastModified) : reviewed,
        questions: questionsOf(sections),
        lists,
      };
    });
};

const legalPages = (source: PageSource): PublicPage[] => {
  const names = menuNames(source);
  return source.legal.map(({ slug, title, seo, updated }) => ({
    ...seo,
    path: `/${slug}`,
    kind: 'legal',
    area: 'legal',
    name: names.get(`/${slug}`) ?? title,
    heading: title,
    figure: bandFigure(slug),
    lastModified: updated,
    questions: [],
  }));
};

/** Newest first. */
const postPages = ({ posts }: PageSource): PublicPage[] =>
  posts
    .toSorted((m, n) => n.published.getTime() - m.published.getTime())
    .map(({ slug, title, area, topic, seo, author, published, updated }) => ({
      ...seo,
      path: `/blogs/${slug}`,
      kind: 'post',
      area: 'resources',
      name: title,
      heading: title,
      overline: area ?? topic,
      figure: bandFigure(slug),
      lastModified: latest(published, updated),
      questions: [],
      article: { author, published, updated },
    }));

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
