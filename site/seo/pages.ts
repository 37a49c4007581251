import { getPosts } from '../blog/posts.ts';
import {
  getAll,
  getHome,
  getInsight,
  getNavigation,
  getOne,
  getServices,
  getSolutions,
  getTool,
  getToolPages,
  getWords,
  once,
} from '../content.ts';
import { type Drawing, draw } from '../figures/figures.ts';
import {
  bandFigure,
  HOME_FIGURE,
  roundFigure,
  TOOL_FIGURES,
  toolFigure,
  wovenFigure,
} from '../figures/page-figures.ts';
import { insightPages } from '../insights/page-source.ts';
import { words } from '../words.ts';
import { latest, type PageArea, type PublicPage, pageOf, withOverview } from './public-page.ts';

/** Pages to which only an accident or an enquiry leads. */
const HIDDEN = ['404', 'thank-you'];

const toolPages = (): PublicPage[] => {
  const { seo, title } = getTool('tools').page;
  const pages = getToolPages().map((page) =>
    pageOf({
      seo: page.seo,
      path: page.href,
      area: 'tools',
      heading: page.title,
      figure: toolFigure(page.slug),
      lastModified: new Date(page.reviewed),
    }),
  );
  return withOverview({ seo, path: '/tools', area: 'tools', heading: title, figure: TOOL_FIGURES.tools }, pages);
};

/** The solutions or the services after the page of their area. */
const areaPages = (area: 'solutions' | 'services', figureOf: typeof roundFigure, pages: readonly PublicPage[]) => {
  const { seo, all, heading, sideLabel } = getOne('areas', area);
  const figure = figureOf(area, undefined);
  return withOverview({ seo, path: `/${area}`, area, name: all, heading: heading ?? sideLabel, figure }, pages);
};

const solutionPages = (): PublicPage[] => {
  const pages = getSolutions().map(({ slug, seo, label, figure, reviewed }) =>
    pageOf({
      seo,
      path: `/solutions/${slug}`,
      area: 'solutions',
      heading: label,
      figure: roundFigure(slug, figure),
      lastModified: reviewed,
    }),
  );
  return areaPages('solutions', roundFigure, pages);
};

const servicePages = (): PublicPage[] => {
  const order = Object.keys(getOne('areas', 'services').groups ?? {});
  const pages = getServices()
    .toSorted((m, n) => order.indexOf(m.group) - order.indexOf(n.group))
    .map(({ slug, seo, label, figure, view, reviewed }) =>
      pageOf({
        seo,
        path: `/services/${slug}`,
        area: 'services',
        heading: label,
        figure: wovenFigure(slug, figure ?? (view ? getOne('serviceViews', view).figure : undefined)),
        lastModified: reviewed,
      }),
    );
  return areaPages('services', wovenFigure, pages);
};

/** Menus call a page by a shorter name than its heading, and lists do as menus do. */
const menuNames = (): Map<string, string> => {
  const { main, footer } = getNavigation();
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
  links.push(...main.products.links, main.about, ...main.resources.links, main.contact);
  return new Map(links.map(({ href, label }) => [href, label]));
};

const areaOf = (path: string): PageArea => {
  const { main } = getNavigation();
  if (main.products.links.some(({ href }) => href === path)) return 'products';
  return main.resources.links.some(({ href }) => href === path) ? 'resources' : 'company';
};

const plainPages = (posts: readonly PublicPage[]): PublicPage[] => {
  const names = menuNames();
  const pages = getAll('pages')
    .filter(({ slug }) => !HIDDEN.includes(slug))
    .map(({ slug, title, seo, figure, reviewed }) =>
      pageOf({
        seo,
        path: `/${slug}`,
        area: areaOf(`/${slug}`),
        name: names.get(`/${slug}`) ?? title,
        heading: title,
        figure: roundFigure(slug, figure),
        lastModified: slug === 'blogs' ? latest(reviewed, posts[0]?.lastModified) : reviewed,
      }),
    );
  const legal = getAll('legal').map(({ slug, title, seo, updated }) =>
    pageOf({
      seo,
      path: `/${slug}`,
      area: 'legal',
      name: names.get(`/${slug}`) ?? title,
      heading: title,
      figure: roundFigure(slug, undefined),
      lastModified: updated,
    }),
  );
  return [...pages, ...posts, ...legal];
};

const postPages = (): PublicPage[] =>
  getPosts().map(({ slug, title, seo, author, published, updated }) =>
    pageOf({
      seo,
      path: `/blogs/${slug}`,
      area: 'resources',
      heading: title,
      figure: bandFigure(slug),
      lastModified: latest(published, updated),
      article: { author, published, updated },
    }),
  );

const homePage = (): PublicPage => {
  const { seo, stage } = getHome();
  const name = words(getWords())('home');
  return pageOf({ seo, path: '/', area: 'company', name, heading: stage.heading, figure: HOME_FIGURE });
};

const pagesByPath = once(() => {
  const posts = postPages();
  const pages = [
    homePage(),
    ...solutionPages(),
    ...servicePages(),
    ...toolPages(),
    ...insightPages(posts),
    ...plainPages(posts),
  ];
  return new Map(pages.map((page) => [page.path, page]));
});

/** Every public page: the one source of sitemap, pictures, feeds, llms.txt and the list of all pages. */
export const listPages = (): PublicPage[] => [...pagesByPath().values()];

export const findPage = (path: string): PublicPage | undefined => pagesByPath().get(path);

/** The figure of a public page, wherever it is shown. */
export const drawingOf = (path: string): Drawing => {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is not in the list of public pages, so it has no figure.`);
  return draw(page.figure);
};

const isOverview = ({ path, area }: PublicPage): number => Number(path === `/${area}`);

/** The pages by area, with the names that menus use, for /sitemap and llms.txt: the overview of an area comes first. */
export const listPageGroups = () => {
  const { main } = getNavigation();
  const say = words(getWords());
  const headings: Record<PageArea, string> = {
    solutions: getOne('areas', 'solutions').sideLabel,
    services: getOne('areas', 'services').sideLabel,
    products: main.products.label,
    tools: say('pagesTools'),
    insights: getInsight('insights').title,
    resources: main.resources.label,
    company: say('pagesCompany'),
    legal: say('pagesLegal'),
  };
  return Object.entries(headings).map(([area, heading]) => ({
    heading,
    pages: listPages()
      .filter((page) => page.area === area)
      .toSorted((m, n) => isOverview(n) - isOverview(m)),
  }));
};
export type PageGroup = ReturnType<typeof listPageGroups>[number];
