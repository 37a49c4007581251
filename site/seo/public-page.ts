import type { FigureRequest } from '../figures/figures.ts';
import { type Authored, roundFigure } from '../figures/page-figures.ts';
import type { Home } from '../singles.schema.ts';

/** The groups of the list of all pages. */
export type PageArea = 'solutions' | 'services' | 'products' | 'tools' | 'insights' | 'resources' | 'company' | 'legal';

/** One page that search engines may know, and what they, feeds, lists and its picture say about it. */
export interface PublicPage {
  /** Without a slash at the end; the home page is "/". */
  path: string;
  area: PageArea;
  /** What a menu or a list calls it. */
  name: string;
  /** The heading that a visitor reads on the page and on its picture. */
  heading: string;
  title: string;
  description: string;
  /** Drawn on the page, on tiles that lead to it, on its picture and on its sheet. */
  figure: FigureRequest;
  lastModified?: Date | undefined;
  article?: { author: string; published: Date; updated?: Date | undefined } | undefined;
}

/** What content/ says about a page. */
interface Written {
  seo: Home['seo'];
  title?: string | undefined;
  label?: string;
  figure?: Authored;
  reviewed?: Date | string | undefined;
}

/** Lists call a page by its heading, and it is drawn round, unless `own` says otherwise. */
export const pageOf = (area: PageArea, path: string, page: Written, own: Partial<PublicPage> = {}): PublicPage => {
  const heading = page.title ?? page.label ?? page.seo.title;
  const figure = roundFigure(path.split('/').at(-1) ?? '', page.figure);
  const lastModified = page.reviewed ? new Date(page.reviewed) : undefined;
  return { path, area, name: heading, heading, ...page.seo, figure, lastModified, ...own };
};

/** The latest of some days, for a page that lists others. */
export const latest = (...days: (Date | undefined)[]): Date | undefined =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined);

/** Pages after the one that lists them, which is as new as the newest on its list. */
export const withOverview = (overview: PublicPage, pages: readonly PublicPage[], listed = pages): PublicPage[] => [
  { ...overview, lastModified: latest(...listed.map(({ lastModified }) => lastModified)) },
  ...pages,
];
