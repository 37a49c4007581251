import {
  getAll,
  getHome,
  getNavigation,
  getOne,
  getServices,
  getSite,
  getSolutions,
  getTool,
  getWords,
} from '../content-reader/content.ts';
import { once } from '../content-reader/once.ts';
import { words } from '../content-reader/words.ts';
import { TOOL_FIGURES } from '../drawing/tool-figures.ts';
import { groupsOf, type PageGroup, pagesFrom } from './list.ts';
import type { ToolSource } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

const toolSource = async (): Promise<ToolSource> => ({
  overview: { ...(await getTool('tools')).page, figure: TOOL_FIGURES.tools },
  tools: [
    { ...(await getTool('payrollAdvisor')).page, slug: 'payroll-advisor', figure: TOOL_FIGURES['payroll-advisor'] },
    {
      ...(await getTool('supportEstimator')).page,
      slug: 'support-estimator',
      figure: TOOL_FIGURES['support-estimator'],
    },
    { ...(await getTool('selfAssessment')).page, slug: 'self-assessment', figure: TOOL_FIGURES['self-assessment'] },
  ],
});

const pagesByPath = once(async (): Promise<Map<string, PublicPage>> => {
  const pages = pagesFrom({
    site: await getSite(),
    homeName: words(await getWords())('home'),
    home: await getHome(),
    navigation: await getNavigation(),
    areas: await getAll('areas'),
    solutions: await getSolutions(),
    services: await getServices(),
    views: await getAll('serviceViews'),
    products: await getAll('products'),
    pages: await getAll('pages'),
    legal: await getAll('legal'),
    posts: await getAll('blog'),
    tools: await toolSource(),
  });
  return new Map(pages.map((page) => [page.path, page]));
});

/** Every public page: the one source of sitemap, pictures, feeds, llms.txt and the list of all pages. */
export const listPages = async (): Promise<PublicPage[]> => [...(await pagesByPath()).values()];

export const findPage = async (path: string): Promise<PublicPage | undefined> => (await pagesByPath()).get(path);

/** The same pages in their areas, with the names that menus use: for /sitemap and llms.txt. */
export const listPageGroups = async (): Promise<PageGroup[]> => {
  const { main } = await getNavigation();
  const say = words(await getWords());
  return groupsOf(await listPages(), {
    solutions: (await getOne('areas', 'solutions')).sideLabel,
    services: (await getOne('areas', 'services')).sideLabel,
    products: main.products.label,
    tools: say('pagesTools'),
    resources: main.resources.label,
    company: say('pagesCompany'),
    legal: say('pagesLegal'),
  });
};
