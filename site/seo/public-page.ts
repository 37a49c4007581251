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

interface Words {
  title: string;
  seo: Home['seo'];
  figure: FigureRequest;
}

/** The tools or the insights: their pages, and the one that gathers them. */
export interface ListedSource {
  overview: Words;
  pages: readonly (Words & { slug: string; changed: Date | undefined })[];
}

/** The latest of some days, for a page that lists others. */
export const latest = (...days: (Date | undefined)[]): Date | undefined =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined);
