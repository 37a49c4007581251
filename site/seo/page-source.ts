import type { FigureRequest } from '../drawing/figures.ts';
import type { Area, Legal, Page, Post, Product, Service, ServiceView, Solution } from '../schemas/pages.ts';
import type { Home, Navigation, Site } from '../schemas/singles.ts';
import type { Section } from '../sections/schema.ts';
import type { Question } from './public-page.ts';

export type Filed<Data> = Data & { slug: string };

interface ToolWords {
  title: string;
  seo: Home['seo'];
  figure: FigureRequest;
}

export interface ToolSource {
  overview: ToolWords;
  tools: readonly Filed<ToolWords & { reviewed: string }>[];
}

export interface InsightSource {
  overview: ToolWords;
  pages: readonly Filed<ToolWords & { changed: Date | undefined; kind: 'insight' | 'guide' }>[];
}

/** The content that has pages, as it stands in content/. */
export interface PageSource {
  site: Pick<Site, 'solutionPrefix'>;
  /** What lists call the home page. */
  homeName: string;
  home: Pick<Home, 'seo' | 'stage'>;
  navigation: Navigation;
  areas: readonly Filed<Area>[];
  solutions: readonly Filed<Solution>[];
  services: readonly Filed<Service>[];
  views: readonly Filed<ServiceView>[];
  products: readonly Filed<Product>[];
  pages: readonly Filed<Page>[];
  legal: readonly Filed<Legal>[];
  posts: readonly Filed<Post>[];
  tools: ToolSource;
  insights: InsightSource;
}

export const questionsOf = (sections: readonly Section[] = []): Question[] =>
  sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));

/** The latest of some days, for a page that lists others. */
export const latest = (...days: (Date | undefined)[]): Date | undefined =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined);
