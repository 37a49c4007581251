import type { ReactNode } from 'react';
import type { Drawing } from '../../figures/figures.ts';
import styles from './ClosingLine.module.css';

interface Props {
  drawing: Pick<Drawing, 'box' | 'line' | 'dots'>;
  /** 0 to 1: how much of the line is drawn. At 1 it is closed. */
  share: number;
  /** Drawn in the place of the dots. */
  children?: ReactNode;
}

/** The dash is longer than the line, so that a closed line has no seam. */
const DASH = 1.1;

/** A figure whose line closes when the answer is complete. Decoration: the words next to it say the same. */
export const ClosingLine = ({ drawing, share, children }: Props) => (
  <svg className={styles.figure} viewBox={drawing.box} preserveAspectRatio="xMinYMid" aria-hidden="true">
    <path d={drawing.line} pathLength={1} strokeDasharray={DASH} strokeDashoffset={DASH * (1 - share)} />
    {children ?? <path className={styles.dot} d={drawing.dots} />}
  </svg>
);
