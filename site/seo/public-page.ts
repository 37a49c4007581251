import type { FigureRequest } from '../figures/figures.ts';
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

type Known = Omit<PublicPage, 'name' | 'title' | 'description'> & { name?: string; seo: Home['seo'] };

/** A page with its words for search engines; lists call it by its heading unless it has another name. */
export const pageOf = ({ seo, ...page }: Known): PublicPage => ({ name: page.heading, ...seo, ...page });

/** The latest of some days, for a page that lists others. */
export const latest = (...days: (Date | undefined)[]): Date | undefined =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined);

/** Pages after the one that lists them, which is as new as the newest on its list. */
export const withOverview = (overview: Known, pages: readonly PublicPage[], listed = pages): PublicPage[] => [
  pageOf({ ...overview, lastModified: latest(...listed.map(({ lastModified }) => lastModified)) }),
  ...pages,
];
