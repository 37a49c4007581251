import {
  getAll,
  getHome,
  getInsight,
  getNavigation,
  getOne,
  getPosts,
  getRegions,
  getServices,
  getSolutions,
  getTool,
  getToolPages,
  getWords,
  once,
} from '../../content/get-content.ts';
import { type Drawing, draw } from '../../parts/figures/draw-figure.ts';
import {
  type Authored,
  bandFigure,
  HOME_FIGURE,
  roundFigure,
  TOOL_FIGURES,
  toolFigure,
  wovenFigure,
} from '../../parts/figures/page-figures.ts';
import type { PageArea, PageGroup, PublicPage } from '../../parts/seo/public-page.ts';
import { words } from '../../parts/words.ts';
import type { Home } from '../../schemas/singles.ts';

interface Written {
  seo: Home['seo'];
  title?: string | undefined;
  label?: string;
  figure?: Authored;
  /** The day of its last change or check; each kind of page has one of these. */
  updated?: Date | undefined;
  published?: Date;
  checked?: Date;
  reviewed?: Date | string | undefined;
}

/** Lists call a page by its heading, and it is drawn round, unless `own` says otherwise. */
function pageOf(
  area: PageArea,
  path: string,
  page: Written,
  own: Partial<PublicPage> = {},
): PublicPage {
  const heading = page.title ?? page.label ?? page.seo.title;
  const figure = roundFigure(path.split('/').at(-1) ?? '', page.figure);
  const day = page.updated ?? page.published ?? page.checked ?? page.reviewed;
  const lastModified = day ? new Date(day) : undefined;
  return { path, area, name: heading, heading, ...page.seo, figure, lastModified, ...own };
}

/** Pages to which only an accident or an enquiry leads. */
const HIDDEN = ['404', 'thank-you'];

function toolPages(): PublicPage[] {
  return [
    pageOf('tools', '/tools', getTool('tools').page, { figure: TOOL_FIGURES.tools }),
    ...getToolPages().map((page) =>
      pageOf('tools', page.href, page, { figure: toolFigure(page.slug) }),
    ),
  ];
}

function areaPage(name: 'solutions' | 'services', figureOf: typeof roundFigure): PublicPage {
  const area = getOne('areas', name);
  const title = area.heading ?? area.sideLabel;
  return pageOf(
    name,
    `/${name}`,
    { ...area, title },
    { name: area.all, figure: figureOf(name, undefined) },
  );
}

function solutionPages(): PublicPage[] {
  return [
    areaPage('solutions', roundFigure),
    ...getSolutions().map((solution) =>
      pageOf('solutions', `/solutions/${solution.slug}`, solution),
    ),
  ];
}

function servicePages(): PublicPage[] {
  const order = Object.keys(getOne('areas', 'services').groups ?? {});
  const pages = getServices()
    .toSorted((m, n) => order.indexOf(m.group) - order.indexOf(n.group))
    .map((service) => {
      const {
        slug,
        view,
        figure = view ? getOne('serviceViews', view).figure : undefined,
      } = service;
      return pageOf('services', `/services/${slug}`, service, {
        figure: wovenFigure(slug, figure),
      });
    });
  return [areaPage('services', wovenFigure), ...pages];
}

function insightPages(): PublicPage[] {
  const checks = getAll('deadlines').map(({ checked }) => checked.getTime());
  const pages: [string, Written][] = [
    ['/insights', getInsight('insights')],
    [
      '/insights/deadlines',
      { ...getInsight('deadlinesPage'), checked: new Date(Math.max(...checks)) },
    ],
    ...getRegions().map((page): [string, Written] => [`/insights/${page.slug}`, page]),
    ['/insights/partner-checklist', getInsight('checklist')],
    ['/insights/glossary', getInsight('glossary')],
  ];
  return pages.map(([path, written]) => {
    const page = pageOf('insights', path, written);
    return { ...page, figure: { ...page.figure, motif: 'both' } };
  });
}

/** Menus call a page by a shorter name than its heading, and lists do as menus do. */
function menuNames(): Map<string, string> {
  const { main, footer } = getNavigation();
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
  links.push(...main.products.links, main.about, ...main.resources.links, main.contact);
  return new Map(links.map(({ href, label }) => [href, label]));
}

function areaOf(path: string): PageArea {
  const { main } = getNavigation();
  if (main.products.links.some(({ href }) => href === path)) return 'products';
  return main.resources.links.some(({ href }) => href === path) ? 'resources' : 'company';
}

function plainPages(): PublicPage[] {
  const names = menuNames();
  const named = (page: PublicPage): PublicPage => ({
    ...page,
    name: names.get(page.path) ?? page.name,
  });
  const pages = getAll('pages')
    .filter(({ slug }) => !HIDDEN.includes(slug))
    .map((page) => pageOf(areaOf(`/${page.slug}`), `/${page.slug}`, page));
  const posts = getPosts().map((post) =>
    pageOf('resources', `/blogs/${post.slug}`, post, {
      figure: bandFigure(post.slug),
      article: post,
    }),
  );
  const legal = getAll('legal').map((page) => pageOf('legal', `/${page.slug}`, page));
  return [...pages.map(named), ...posts, ...legal.map(named)];
}

function homePage(): PublicPage {
  const { seo, stage } = getHome();
  const name = words(getWords())('home');
  return pageOf('company', '/', { seo, title: stage.heading }, { name, figure: HOME_FIGURE });
}

/** An overview is as new as the newest page below it. */
function newest(
  { path, lastModified }: PublicPage,
  pages: readonly PublicPage[],
): Date | undefined {
  const below = pages.filter((page) => page.path.startsWith(`${path}/`));
  return [lastModified, ...below.map((page) => page.lastModified)]
    .filter((day) => day !== undefined)
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
}

const pagesByPath = once(() => {
  const pages = [
    homePage(),
    solutionPages(),
    servicePages(),
    toolPages(),
    insightPages(),
    plainPages(),
  ].flat();
  return new Map(pages.map((page) => [page.path, { ...page, lastModified: newest(page, pages) }]));
});

/** Every public page: the source of sitemap, pictures, feeds, llms.txt and the list of pages. */
export function listPages(): PublicPage[] {
  return [...pagesByPath().values()];
}

export function findPage(path: string): PublicPage | undefined {
  return pagesByPath().get(path);
}

export function drawingOf(path: string): Drawing {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is not in the list of public pages, so it has no figure.`);
  return draw(page.figure);
}

function isOverview({ path, area }: PublicPage): number {
  return Number(path === `/${area}`);
}

/** The pages by area, named as in menus, for /sitemap and llms.txt, each overview first. */
export function listPageGroups(): PageGroup[] {
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
}
