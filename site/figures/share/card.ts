import { getSite } from '../../content.ts';
import { MARK } from '../../frame/frame.ts';
import type { PublicPage } from '../../seo/public-page.ts';
import { type Drawing, draw } from '../figures.ts';
import type { Look } from './DrawnFigure.tsx';
import type { CardData } from './ShareCard.tsx';

interface Art {
  figure: Drawing;
  look: Look;
  place: CardData['place'];
}

/** The figure as the page itself shows it. */
const artOf = ({ kind, figure }: PublicPage): Art => {
  if (figure.motif === 'band') return { figure: draw(figure), look: 'line', place: 'band' };
  const look = figure.style === 'strap' ? 'strap' : 'cells';
  return { figure: draw(figure), look: kind === 'home' ? 'line' : look, place: 'beside' };
};

export const cardOf = (page: PublicPage): CardData => {
  const { name, tagline } = getSite();
  return { heading: page.heading, overline: page.overline, name, tagline, mark: MARK, ...artOf(page) };
};
