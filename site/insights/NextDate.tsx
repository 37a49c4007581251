import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import { draw } from '../figures/figures.ts';
import styles from './NextDate.module.css';

export interface NextDateData {
  heading: string;
  /** The link to all dates. */
  all: string;
  /** 20 Nov */
  large: string;
  /** 2026-11-20 */
  day: string;
  /** 4 days left */
  left: string;
  title: string;
  /** The words of days left, for the script that counts from the day of the visit. */
  words: string;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
}

/** A braid from edge to edge. */
const BRAID = draw({ seed: 'next-date', mask: 'oooooooo/oooooooo', openness: 0.7, motif: 'both' });

/** The next date of SAP, on ink. */
export const NextDate = ({ heading, all, large, day, left, title, words, level: Heading = 'h3' }: NextDateData) => (
  <section
    className={`on-ink bevel ${styles.plate}`}
    data-terms="off"
    data-next={day}
    data-words={words}
    data-states="hidden"
  >
    <Heading>{heading}</Heading>
    <time dateTime={day}>{large}</time>
    <b>{left}</b>
    <p>{title}</p>
    <Figure drawing={BRAID} size="medium" />
    <MoreLink href="/insights/deadlines" label={all} />
  </section>
);
