import styles from './Strand.module.css';
import type { StrandPaths } from './strand.ts';

interface Props extends StrandPaths {
  /** As wide as a column of a table at most, with heavier lines. */
  small?: boolean;
  /** Fills the loops, so that a stretch can be told from its neighbours at any size. */
  shaded?: boolean;
}

/** One line round dots in a row. What it says is always written beside it. */
export const Strand = ({ width, line, dots, large, small, shaded }: Props) => (
  <svg
    className={styles.strand}
    viewBox={`0 1 ${width} 18`}
    data-small={small || undefined}
    data-shaded={shaded || undefined}
    aria-hidden="true"
  >
    <path d={line} />
    <path d={dots} />
    <path d={large} />
  </svg>
);
