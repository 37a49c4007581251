import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import { draw } from '../figures/figures.ts';
import type { LeftWords } from './deadlines/when.ts';
import styles from './NextDate.module.css';

export interface NextDateData {
  heading: string;
  /** The link to all dates. */
  all: string;
  /** 4 days left */
  left: string;
  /** The next date and those after it; the script goes on from the day of the visit. */
  dates: readonly { day: string; large: string; title: string }[];
  words: LeftWords;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
}

/** A braid from edge to edge. */
const BRAID = draw({ seed: 'next-date', mask: 'oooooooo/oooooooo', openness: 0.7, motif: 'both' });

/** The next date of SAP, on ink. */
export const NextDate = ({ heading, all, left, dates, words, level: Heading = 'h3' }: NextDateData) => (
  <section
    className={`on-ink bevel ${styles.plate}`}
    data-terms="off"
    data-next={JSON.stringify({ dates, words })}
    data-states="hidden"
  >
    <Heading>{heading}</Heading>
    <time dateTime={dates[0]?.day}>{dates[0]?.large}</time>
    <b>{left}</b>
    <p>{dates[0]?.title}</p>
    <Figure drawing={BRAID} size="medium" />
    <MoreLink href="/insights/deadlines" label={all} />
  </section>
);
