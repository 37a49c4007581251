import { bandFigure, HOME_FIGURE, roundFigure, wovenFigure } from '../figures/page-figures.ts';
import type { Area } from '../pages.schema.ts';
import type { PageSource } from './page-source.ts';
import { AREAS, type ListedSource, latest, type PageArea, type PublicPage } from './public-page.ts';

/** Pages to which only an accident or an enquiry leads. */
const HIDDEN = new Set(['404', 'thank-you']);

type Own = Omit<PublicPage, 'name' | 'title' | 'description'> & { name?: string };

/** A page with its words for search engines; lists call it by its heading unless it has another name. */
const pageOf = (seo: { title: string; description: string }, own: Own): PublicPage => ({
  name: own.heading,
  ...seo,
  ...own,
});

/** The page of an area that lists its pages. */
const overviewOf = (
  area: 'solutions' | 'services' | 'tools' | 'insights',
  seo: { title: string; description: string },
  own: Pick<PublicPage, 'heading' | 'figure'> & { name?: string },
  listed: readonly PublicPage[],
): PublicPage =>
  pageOf(seo, {
    ...own,
    path: `/${area}`,
    area,
    lastModified: latest(...listed.map(({ lastModified }) => lastModified)),
  });

/** The tools or the insights after the page that gathers them; that of the insights lists the articles too. */
const listedPages = (
  area: 'tools' | 'insights',
  { overview: { title, seo, figure }, pages }: ListedSource,
  posts: readonly PublicPage[] = [],
): PublicPage[] => {
  const own = pages.map((page) =>
    pageOf(page.seo, {
      path: `/${area}/${page.slug}`,
      area,
      heading: page.title,
      figure: page.figure,
      lastModified: page.changed,
    }),
  );
  return [overviewOf(area, seo, { heading: title, figure }, [...own, ...posts]), ...own];
};

const areaNamed = ({ areas }: PageSource, slug: string): Area => {
  const area = areas.find((one) => one.slug === slug);
  if (!area) throw new Error(`content/areas/${slug}.yaml is missing: restore it from the repository.`);
  return area;
};

const solutionPages = (source: PageSource): PublicPage[] => {
  const { seo, all, heading, sideLabel, figure } = areaNamed(source, 'solutions');
  const pages = source.solutions.map((solution) =>
    pageOf(solution.seo, {
      path: `/solutions/${solution.slug}`,
      area: 'solutions',
      heading: solution.label,
      figure: roundFigure(solution.slug, solution.figure),
      lastModified: solution.reviewed,
    }),
  );
  const own = { name: all, heading: heading ?? sideLabel, figure: roundFigure('solutions', figure) };
  return [overviewOf('solutions', seo, own, pages), ...pages];
};

const servicePages = (source: PageSource): PublicPage[] => {
  const { seo, all, heading, sideLabel, figure, groups = {} } = areaNamed(source, 'services');
  const order = Object.keys(groups);
  const pages = source.services
    .toSorted((m, n) => order.indexOf(m.group) - order.indexOf(n.group) || m.order - n.order)
    .map((service) => {
      const view = source.views.find(({ slug }) => slug === service.view);
      return pageOf(service.seo, {
        path: `/services/${service.slug}`,
        area: 'services',
        heading: service.label,
        figure: wovenFigure(service.slug, service.figure ?? view?.figure),
        lastModified: service.reviewed,
      });
    });
  const own = { name: all, heading: heading ?? sideLabel, figure: wovenFigure('services', figure) };
  return [overviewOf('services', seo, own, pages), ...pages];
};

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

const plainPages = (source: PageSource, posts: readonly PublicPage[]): PublicPage[] => {
  const names = menuNames(source);
  return source.pages
    .filter(({ slug }) => !HIDDEN.has(slug))
    .map(({ slug, title, seo, figure, reviewed }) => {
      const path = `/${slug}`;
      return pageOf(seo, {
        path,
        area: areaOf(source, path),
        name: names.get(path) ?? title,
        heading: title,
        figure: roundFigure(slug, figure),
        lastModified: slug === 'blogs' ? latest(reviewed, posts[0]?.lastModified) : reviewed,
      });
    });
};

const legalPages = (source: PageSource): PublicPage[] => {
  const names = menuNames(source);
  return source.legal.map(({ slug, title, seo, updated }) =>
    pageOf(seo, {
      path: `/${slug}`,
      area: 'legal',
      name: names.get(`/${slug}`) ?? title,
      heading: title,
      figure: roundFigure(slug, undefined),
      lastModified: updated,
    }),
  );
};

/** Newest first. */
const postPages = ({ posts }: PageSource): PublicPage[] =>
  posts
    .toSorted((m, n) => n.published.getTime() - m.published.getTime())
    .map(({ slug, title, seo, author, published, updated }) =>
      pageOf(seo, {
        path: `/blogs/${slug}`,
        area: 'resources',
        heading: title,
        figure: bandFigure(slug),
        lastModified: latest(published, updated),
        article: { author, published, updated },
      }),
    );

export const pagesFrom = (source: PageSource): PublicPage[] => {
  const { home, homeName } = source;
  const posts = postPages(source);
  return [
    pageOf(home.seo, {
      path: '/',
      area: 'company',
      name: homeName,
      heading: home.stage.heading,
      figure: HOME_FIGURE,
    }),
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

const isOverview = ({ path, area }: PublicPage): number => Number(path === `/${area}`);

/** The pages by area, for people: empty areas are left out, and the overview of an area comes first. */
export const groupsOf = (pages: readonly PublicPage[], headings: Record<PageArea, string>): PageGroup[] =>
  AREAS.map((area) => ({
    area,
    heading: headings[area],
    pages: pages.filter((page) => page.area === area).toSorted((m, n) => isOverview(n) - isOverview(m)),
  })).filter((group) => group.pages.length > 0);
