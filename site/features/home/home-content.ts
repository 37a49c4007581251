import { getCountries } from '../../content/countries.ts';
import {
  getClaims,
  getHome,
  getSolutions,
  getTestimonials,
  getTool,
  getWords,
} from '../../content/get-content.ts';
import { draw } from '../../parts/figures/draw-figure.ts';
import { wovenFigure } from '../../parts/figures/page-figures.ts';
import { words } from '../../parts/words.ts';
import { SLIDES } from '../../schemas/singles.ts';
import { getDeadlines } from '../insights/deadlines/deadlines.ts';
import { drawingOf } from '../layout/public-pages.ts';
import type { LineDate } from '../tools/payroll-advisor/rules/read-line.ts';
import { lineFacts, namesOf } from '../tools/payroll-advisor/words.ts';
import type { Slide } from './Carousel.tsx';

/** Quotes of clients, once there are six; until then outcomes in our own name. */
export function voicesOf(
  frame: Pick<ReturnType<typeof getHome>['testimonials'], 'heading' | 'outcomes'>,
  { quotes, outcomes }: Pick<ReturnType<typeof getTestimonials>, 'quotes' | 'outcomes'>,
): { heading: string; slides: readonly Slide[] } {
  if (quotes.length === SLIDES) {
    const slides = quotes.map(({ quote, company }) => ({ text: quote, by: company }));
    return { heading: frame.heading, slides };
  }
  const slides = outcomes.map(({ outcome, situation }) => ({ text: outcome, situation }));
  return { heading: frame.outcomes, slides };
}

export function getHomePage() {
  const home = getHome();
  const say = words(getWords());
  const iconAndLink = ({ slug, label: name }: { slug: string; label: string }, more: string) => ({
    drawing: drawingOf(`/solutions/${slug}`),
    link: { href: `/solutions/${slug}`, label: more, about: say('aboutName', { name }) },
  });
  const solutions = getSolutions();
  const claims = getClaims();
  return {
    home,
    stageDrawing: drawingOf('/'),
    key: getTool('payrollAdvisor').line.key,
    banner: {
      label: home.banner.label,
      slides: home.banner.sentences.map((text) => ({ text })),
      words: getWords(),
      controls: home.banner.controls,
    },
    tiles: solutions.map((solution) => ({
      title: solution.label,
      text: solution.tile,
      ...iconAndLink(solution, home.solutions.more),
    })),
    claims: home.claims.items.map(({ claim: name, label }) => {
      const claim = claims[name];
      if (!claim)
        throw new Error(
          `content/home.yaml – claims: "${name}" is not in content/claims.yaml: correct it.`,
        );
      return { shown: claim.shown, count: claim.count, label };
    }),
    plates: home.services.cards.map(({ title, text, href, figure }) => ({
      title,
      text,
      href,
      drawing: draw({ ...wovenFigure(title, figure), pad: 6 }),
    })),
    testimonials: {
      ...voicesOf(home.testimonials, getTestimonials()),
      words: getWords(),
      controls: home.testimonials.controls,
    },
    thread: [...solutions]
      .sort((m, n) => m.lifeOrder - n.lifeOrder)
      .map((solution) => ({
        name: solution.label,
        text: solution.line,
        ...iconAndLink(solution, home.thread.more),
      })),
  };
}

/** The words and names of the result, fetched when a visitor comes to its field. */
export function stageData() {
  const advisor = getTool('payrollAdvisor');
  const { unsettled, ...paste } = advisor.paste;
  const { key, live, drawOwn, ...line } = advisor.line;
  const { dates, ...facts } = lineFacts(advisor, getCountries(), getClaims(), getDeadlines());
  return {
    ...facts,
    countries: namesOf(getCountries()),
    paste,
    counts: advisor.counts,
    words: { ...line, ...getHome().stage.result },
    options: advisor.options,
    dates: dates.map(({ first, last, countries, long, brief }): LineDate => {
      return { first, last, countries, long, brief };
    }),
  };
}
export type StageData = ReturnType<typeof stageData>;
