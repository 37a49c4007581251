import type { Drawing } from './draw-figure.ts';
import styles from './Figure.module.css';

interface Props {
  drawing: Drawing;
  /** cells: the loops are filled. draw: the line draws itself. A woven one looks its own. */
  look?: 'cells' | 'draw';
  /** Drawn width, which decides how heavy line and dots are; a band fills its box. */
  size?: 'tile' | 'medium' | 'large' | 'band';
}

/** One unbroken line round every dot. Decoration: its name is always written next to it. */
export function Figure({ drawing: { box, line, dots, overs }, look, size = 'tile' }: Props) {
  return (
    <svg
      className={styles.figure}
      data-look={overs ? 'strap' : look}
      data-size={size}
      viewBox={box}
      preserveAspectRatio={size === 'band' ? 'xMidYMid slice' : 'xMinYMax'}
      aria-hidden="true"
    >
      {overs ? (
        <>
          <path className={styles.casing} d={line} />
          <path className={styles.strap} d={line} />
          <path className={styles.casing} d={overs[0]} />
          <path className={styles.strap} d={overs[1]} />
        </>
      ) : (
        <path className={styles.line} d={line} {...(look === 'draw' ? { pathLength: 1 } : {})} />
      )}
      {look === 'draw' && <path className={styles.run} d={line} pathLength={1} />}
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
