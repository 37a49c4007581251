import type { StrandPaths } from '../../drawing/strand.ts';
import styles from './Strand.module.css';

interface Props extends StrandPaths {
  /** small: a drawing of 180 pixels. */
  size?: 'small';
}

/** One line round dots in a row. What it says is always written beside it. */
export const Strand = ({ width, line, dots, large, size }: Props) => (
  <svg className={styles.strand} viewBox={`0 1 ${width} 18`} data-size={size} aria-hidden="true">
    <path d={line} />
    <path d={dots} />
    <path d={large} />
  </svg>
);
