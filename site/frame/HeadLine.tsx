import { PITCH, TURNS } from '../figures/strand.ts';
import styles from './PageHead.module.css';

const DOTS = 64;
const OCTAGONS = 16;
/** Octagonal in the Gulf, round in India. */
const LINE = (['above', 'below'] as const)
  .map((side) => `M0 10${TURNS.girih[side].repeat(OCTAGONS)}${TURNS.kolam[side].repeat(DOTS - OCTAGONS)}`)
  .join('');

/** One line of dots along the foot of a page head. It is longer than any window and loses its end, not its pitch. */
export const HeadLine = () => (
  <svg
    className={`noPrint ${styles.line}`}
    viewBox={`0 0 ${DOTS * PITCH} 20`}
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    <path d={LINE} />
    <path className={styles.dots} d={`M10 10h0${'m20 0h0'.repeat(DOTS - 1)}`} />
  </svg>
);
