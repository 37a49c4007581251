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

/** A page that search engines may know, with the facts for them, feeds, lists and its picture. */
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
