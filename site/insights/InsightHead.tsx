import type { ReactNode } from 'react';
import { PageHead } from '../components/PageHead/PageHead.tsx';
import type { Words } from '../content-reader/words.ts';
import { draw, type FigureRequest } from '../drawing/figures.ts';

interface Props {
  /** The last part of the address; nothing for /insights itself. */
  slug?: string;
  words: Words;
  /** The name of the area, above the heading. */
  area?: string;
  title: string;
  tagline: string;
  figure: Omit<FigureRequest, 'seed'> & { seed?: string | undefined };
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page under /insights. Its figure belongs to the whole brand: it begins octagonal and ends round. */
export const InsightHead = ({ slug, words, area, title, tagline, figure, children }: Props) => (
  <PageHead
    path={slug ? `/insights/${slug}` : '/insights'}
    words={words}
    area={area}
    label={title}
    lead={tagline}
    drawing={draw({ ...figure, seed: figure.seed ?? slug ?? 'insights', hand: 'both' })}
    look="cells"
  >
    {children}
  </PageHead>
);
