import {
  getAll,
  getHome,
  getInsight,
  getNavigation,
  getOne,
  getServices,
  getSite,
  getSolutions,
  getTool,
  getWords,
} from '../content.ts';
import { type Drawing, draw } from '../figures/figures.ts';
import { TOOL_FIGURES } from '../figures/page-figures.ts';
import { insightSource } from '../insights/page-source.ts';
import { once } from '../once.ts';
import { words } from '../words.ts';
import { groupsOf, type PageGroup, pagesFrom } from './list.ts';
import type { ListedSource } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

const TOOLS = [
  ['payrollAdvisor', 'payroll-advisor'],
  ['supportEstimator', 'support-estimator'],
  ['selfAssessment', 'self-assessment'],
] as const;

const toolSource = (): ListedSource => ({
  overview: { ...getTool('tools').page, figure: TOOL_FIGURES.tools },
  pages: TOOLS.map(([name, slug]) => {
    const { page } = getTool(name);
    return { ...page, slug, figure: TOOL_FIGURES[slug], changed: new Date(page.reviewed), kind: 'tool' };
  }),
});

/** The content that has pages, as it stands in content/. */
export const readSource = () => ({
  site: getSite(),
  homeName: words(getWords())('home'),
  home: getHome(),
  navigation: getNavigation(),
  areas: getAll('areas'),
  solutions: getSolutions(),
  services: getServices(),
  views: getAll('serviceViews'),
  products: getAll('products'),
  pages: getAll('pages'),
  legal: getAll('legal'),
  posts: getAll('blog'),
  tools: toolSource(),
  insights: insightSource(),
});
export type PageSource = ReturnType<typeof readSource>;

const pagesByPath = once(() => new Map(pagesFrom(readSource()).map((page) => [page.path, page])));

/** Every public page: the one source of sitemap, pictures, feeds, llms.txt and the list of all pages. */
export const listPages = (): PublicPage[] => [...pagesByPath().values()];

export const findPage = (path: string): PublicPage | undefined => pagesByPath().get(path);

/** The figure of a public page, wherever it is shown. */
export const drawingOf = (path: string): Drawing => {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is not in the list of public pages, so it has no figure.`);
  return draw(page.figure);
};

/** The same pages in their areas, with the names that menus use: for /sitemap and llms.txt. */
export const listPageGroups = (): PageGroup[] => {
  const { main } = getNavigation();
  const say = words(getWords());
  return groupsOf(listPages(), {
    solutions: getOne('areas', 'solutions').sideLabel,
    services: getOne('areas', 'services').sideLabel,
    products: main.products.label,
    tools: say('pagesTools'),
    insights: getInsight('insights').title,
    resources: main.resources.label,
    company: say('pagesCompany'),
    legal: say('pagesLegal'),
  });
};
