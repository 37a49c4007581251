import { getInsight, getNavigation, getOne, getWords, once } from '../content.ts';
import { type Drawing, draw } from '../figures/figures.ts';
import { words } from '../words.ts';
import { groupsOf, type PageGroup, pagesFrom } from './list.ts';
import { readSource } from './page-source.ts';
import type { PublicPage } from './public-page.ts';

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
