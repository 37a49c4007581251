import { getSite } from '../content.ts';
import { type Drawing, draw, drawBand } from '../figures.ts';
import { MARK } from '../frame.ts';
import { getHomePage } from '../home.ts';
import type { PublicPage } from '../seo/public-page.ts';
import type { Look } from './DrawnFigure.tsx';
import type { CardData } from './ShareCard.tsx';

interface Art {
  figure: Drawing;
  look: Look;
  place: CardData['place'];
}

/** The figure as the page itself shows it. Articles have a band; legal pages have none of their own and get one too. */
const artOf = async ({ path, kind, figure }: PublicPage): Promise<Art> => {
  if (kind === 'home') return { figure: (await getHomePage()).stageDrawing, look: 'line', place: 'beside' };
  if (!figure) return { figure: drawBand(path.split('/').at(-1)?.toLowerCase() ?? ''), look: 'line', place: 'band' };
  return { figure: draw(figure), look: figure.style === 'strap' ? 'strap' : 'cells', place: 'beside' };
};

export const cardOf = async (page: PublicPage): Promise<CardData> => {
  const { name, tagline } = await getSite();
  return { heading: page.heading, overline: page.overline, name, tagline, mark: MARK, ...(await artOf(page)) };
};
