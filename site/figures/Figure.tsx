import styles from './Figure.module.css';
import type { Drawing } from './figures.ts';

interface Props {
  drawing: Drawing;
  /** line: tiles, testimonials. cells: solutions. strap: services. draw: the home stage. */
  look?: 'line' | 'cells' | 'strap' | 'draw';
  /** Drawn width, which decides how heavy line and dots are. */
  size?: 'tile' | 'row' | 'digit' | 'medium' | 'large' | 'band';
}

/** One unbroken line round every dot. Decoration: the name always stands beside it. */
export const Figure = ({ drawing, look = 'line', size = 'tile' }: Props) => (
  <svg
    className={styles.figure}
    data-look={look === 'line' ? undefined : look}
    data-size={size}
    viewBox={drawing.box}
    preserveAspectRatio={size === 'band' ? 'xMidYMid slice' : 'xMinYMax'}
    aria-hidden="true"
  >
    {look === 'strap' && drawing.overs ? (
      <>
        <path className={styles.casing} d={drawing.line} />
        <path className={styles.strap} d={drawing.line} />
        <path className={styles.casing} d={drawing.overs[0]} />
        <path className={styles.strap} d={drawing.overs[1]} />
      </>
    ) : (
      <path className={styles.line} d={drawing.line} {...(look === 'draw' ? { pathLength: 1 } : {})} />
    )}
    {look === 'draw' && <path className={styles.run} d={drawing.line} pathLength={1} />}
    <path className={styles.dots} d={drawing.dots} />
  </svg>
);
