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
  const pages = getToolPages().map((page) => pageOf('tools', page.href, page, { figure: toolFigure(page.slug) }));
  return withOverview(pageOf('tools', '/tools', getTool('tools').page, { figure: TOOL_FIGURES.tools }), pages);
};

/** The solutions or the services after the page of their area. */
const areaPages = (name: 'solutions' | 'services', figureOf: typeof roundFigure, pages: readonly PublicPage[]) => {
  const area = getOne('areas', name);
  const title = area.heading ?? area.sideLabel;
  const overview = pageOf(name, `/${name}`, { ...area, title }, { name: area.all, figure: figureOf(name, undefined) });
  return withOverview(overview, pages);
};

const solutionPages = (): PublicPage[] => {
  const pages = getSolutions().map((solution) => pageOf('solutions', `/solutions/${solution.slug}`, solution));
  return areaPages('solutions', roundFigure, pages);
};

const servicePages = (): PublicPage[] => {
  const order = Object.keys(getOne('areas', 'services').groups ?? {});
  const pages = getServices()
    .toSorted((m, n) => order.indexOf(m.group) - order.indexOf(n.group))
    .map((service) => {
      const { slug, view, figure = view ? getOne('serviceViews', view).figure : undefined } = service;
      return pageOf('services', `/services/${slug}`, service, { figure: wovenFigure(slug, figure) });
    });
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
  const named = (page: PublicPage): PublicPage => ({ ...page, name: names.get(page.path) ?? page.name });
  const pages = getAll('pages')
    .filter(({ slug }) => !HIDDEN.includes(slug))
    .map((page) => pageOf(areaOf(`/${page.slug}`), `/${page.slug}`, page))
    .map((page) =>
      page.path === '/blogs' ? { ...page, lastModified: latest(page.lastModified, posts[0]?.lastModified) } : page,
    );
  const legal = getAll('legal').map((page) => pageOf('legal', `/${page.slug}`, page, { lastModified: page.updated }));
  return [...pages.map(named), ...posts, ...legal.map(named)];
};

const postPages = (): PublicPage[] =>
  getPosts().map((post) => {
    const { slug, published, updated } = post;
    const own = { figure: bandFigure(slug), lastModified: latest(published, updated), article: post };
    return pageOf('resources', `/blogs/${slug}`, post, own);
  });

const homePage = (): PublicPage => {
  const { seo, stage } = getHome();
  const name = words(getWords())('home');
  return pageOf('company', '/', { seo, title: stage.heading }, { name, figure: HOME_FIGURE });
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
