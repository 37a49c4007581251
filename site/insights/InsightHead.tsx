import type { ReactNode } from 'react';
import { PageHead } from '../components/PageHead/PageHead.tsx';
import type { Words } from '../content-reader/words.ts';
import { drawingOf } from '../seo/pages.ts';

interface Props {
  path: string;
  words: Words;
  /** The name of the area, above the heading. */
  area?: string;
  title: string;
  tagline: string;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page under /insights. */
export const InsightHead = ({ path, words, area, title, tagline, children }: Props) => (
  <PageHead path={path} words={words} area={area} label={title} lead={tagline} drawing={drawingOf(path)} look="cells">
    {children}
  </PageHead>
);
