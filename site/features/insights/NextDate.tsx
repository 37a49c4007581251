import { MoreLink } from '../../../ui/MoreLink.tsx';
import { draw } from '../../parts/figures/draw-figure.ts';
import { Figure } from '../../parts/figures/Figure.tsx';
import type { NextDateData } from './get-strip.ts';
import styles from './NextDate.module.css';

const BRAID = draw({ seed: 'next-date', mask: 'oooooooo/oooooooo', openness: 0.7, motif: 'both' });

type Props = NextDateData & { level?: 'h2' | 'h3' };

/** The next date of SAP, on ink. */
export function NextDate({ heading, all, left, dates, words, level: Heading = 'h3' }: Props) {
  return (
    <section
      className={`on-ink bevel ${styles.plate}`}
      data-terms="off"
      data-next={JSON.stringify({ dates, words })}
    >
      <Heading>{heading}</Heading>
      <time dateTime={dates[0]?.day}>{dates[0]?.large}</time>
      <b>{left}</b>
      <p>{dates[0]?.title}</p>
      <Figure drawing={BRAID} size="medium" />
      <MoreLink href="/insights/deadlines" label={all} />
    </section>
  );
}
