import { getSite } from '../content-reader/content.ts';
import { MARK } from '../content-reader/frame.ts';
import { getHomePage } from '../content-reader/home.ts';
import { type Drawing, draw, drawBand } from '../drawing/figures.ts';
import type { PublicPage } from '../seo/public-page.ts';
import type { Look } from './DrawnFigure.tsx';
import type { CardData } from './ShareCard.tsx';

interface Art {
  figure: Drawing;
  look: Look;
  place: CardData['place'];
}

/** The figure as the page itself shows it. Articles have a band; legal pages have none of their own and get one too. */
const artOf = ({ path, kind, figure }: PublicPage): Art => {
  if (kind === 'home') return { figure: getHomePage().stageDrawing, look: 'line', place: 'beside' };
  if (!figure) return { figure: drawBand(path.split('/').at(-1)?.toLowerCase() ?? ''), look: 'line', place: 'band' };
  return { figure: draw(figure), look: figure.style === 'strap' ? 'strap' : 'cells', place: 'beside' };
};

export const cardOf = (page: PublicPage): CardData => {
  const { name, tagline } = getSite();
  return { heading: page.heading, overline: page.overline, name, tagline, mark: MARK, ...artOf(page) };
};
