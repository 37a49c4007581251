import type { FigureRequest } from '../figures/figures.ts';
import type { Section } from '../sections/schema.ts';
import type { Home } from '../singles.schema.ts';
import type { Question } from './public-page.ts';

interface Words {
  title: string;
  seo: Home['seo'];
  figure: FigureRequest;
}

/** The tools or the insights: their pages, and the one that gathers them. */
export interface ListedSource {
  overview: Words;
  pages: readonly (Words & { slug: string; changed: Date | undefined; kind: 'tool' | 'insight' | 'guide' })[];
}

export const questionsOf = (sections: readonly Section[] = []): Question[] =>
  sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));

/** The latest of some days, for a page that lists others. */
export const latest = (...days: (Date | undefined)[]): Date | undefined =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined);
