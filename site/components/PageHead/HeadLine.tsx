import styles from './PageHead.module.css';

const DOTS = 64;
const OCTAGONS = 16;
const strand = (cut: string, round: string): string => cut.repeat(OCTAGONS) + round.repeat(DOTS - OCTAGONS);
/** From one crossing to the next, octagonal in the Gulf and round in India. */
const LINE = [
  `M0 10${strand('l7-7h6l7 7', 'l5-5a7.07 7.07 0 0 1 10 0l5 5')}`,
  `M0 10${strand('l7 7h6l7-7', 'l5 5a7.07 7.07 0 0 0 10 0l5-5')}`,
].join('');

/** One line of dots along the foot of a page head. It is longer than any window and loses its end, not its pitch. */
export const HeadLine = () => (
  <svg className={styles.line} viewBox={`0 0 ${DOTS * 20} 20`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <path d={LINE} />
    <path className={styles.dots} d={`M10 10h0${'m20 0h0'.repeat(DOTS - 1)}`} />
  </svg>
);
