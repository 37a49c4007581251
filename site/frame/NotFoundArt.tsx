import { Figure } from '../figures/Figure.tsx';
import { drawOpen } from '../figures/figures.ts';
import { parse } from '../figures/kolam/grid.ts';
import styles from './NotFoundArt.module.css';

const FOUR = 'o..o/o..o/oooo/...o/...o';
const ZERO = 'oooo/o..o/o..o/o..o/oooo';
/** The side in the middle of the bottom row: the zero is visibly not closed. */
const GAP = parse(ZERO).edges.findIndex(([a, b]) => a === 17 && b === 18);

const four = drawOpen(FOUR, 'kolam');
const zero = drawOpen(ZERO, 'girih', (edge) => edge === GAP);

/** 4, 0, 4 as three separate lines: the one place where the line is broken. */
export const NotFoundArt = () => (
  <div className={styles.art}>
    <Figure drawing={four} size="digit" />
    <Figure drawing={zero} size="digit" />
    <Figure drawing={four} size="digit" />
  </div>
);
