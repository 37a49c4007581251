import {
  getAll,
  getHome,
  getNavigation,
  getServices,
  getSolutions,
  getTool,
  getToolPages,
  getWords,
} from '../content.ts';
import { TOOL_FIGURES, toolFigure } from '../figures/page-figures.ts';
import { insightSource } from '../insights/page-source.ts';
import { words } from '../words.ts';
import type { ListedSource } from './public-page.ts';

const toolSource = (): ListedSource => ({
  overview: { ...getTool('tools').page, figure: TOOL_FIGURES.tools },
  pages: getToolPages().map((page) => ({
    ...page,
    figure: toolFigure(page.slug),
    changed: new Date(page.reviewed),
  })),
});

/** The content that has pages. */
export const readSource = () => ({
  homeName: words(getWords())('home'),
  home: getHome(),
  navigation: getNavigation(),
  areas: getAll('areas'),
  solutions: getSolutions(),
  services: getServices(),
  views: getAll('serviceViews'),
  pages: getAll('pages'),
  legal: getAll('legal'),
  posts: getAll('blog'),
  tools: toolSource(),
  insights: insightSource(),
});
export type PageSource = ReturnType<typeof readSource>;
