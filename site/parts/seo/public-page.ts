import type { FigureRequest } from '../figures/draw-figure.ts';

export type PageArea =
  | 'solutions'
  | 'services'
  | 'products'
  | 'tools'
  | 'insights'
  | 'resources'
  | 'company'
  | 'legal';

/** One page that search engines may know, and what they, feeds, lists and its picture say about it. */
export interface PublicPage {
  /** Without a slash at the end; the home page is "/". */
  path: string;
  area: PageArea;
  /** The name in menus and lists. */
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

/** The pages of an area under its heading, for /sitemap and llms.txt. */
export interface PageGroup {
  heading: string;
  pages: readonly PublicPage[];
}
