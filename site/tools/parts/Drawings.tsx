import type { ReactNode } from 'react';
import type { Drawing } from '../../figures/figures.ts';
import styles from './Drawings.module.css';

interface ClosingLineProps {
  drawing: Pick<Drawing, 'box' | 'line' | 'dots'>;
  /** 0 to 1: how much of the line is drawn. At 1 it is closed. */
  share: number;
  /** Drawn in the place of the dots. */
  children?: ReactNode;
}

/** The dash is longer than the line, so that a closed line has no seam. */
const DASH = 1.1;

/** A figure whose line closes when the answer is complete. Decoration: the words next to it say the same. */
export const ClosingLine = ({ drawing, share, children }: ClosingLineProps) => (
  <svg className={styles.figure} viewBox={drawing.box} preserveAspectRatio="xMinYMid" aria-hidden="true">
    <path d={drawing.line} pathLength={1} strokeDasharray={DASH} strokeDashoffset={DASH * (1 - share)} />
    {children ?? <path className={styles.dot} d={drawing.dots} />}
  </svg>
);

/** Units between two dots, and dots in a row. */
const PITCH = 8;
const ROW = 10;
/** The largest group has at most three rows. */
const MOST_DOTS = 30;

/** How many people one dot stands for: 1, 2, 5, 10, 20, 50 and so on, the same for every group. */
export const unitFor = (groups: readonly (number | null)[]): number => {
  const largest = Math.max(0, ...groups.map((people) => people ?? 0));
  let unit = 1;
  for (let step = 0; largest / unit > MOST_DOTS; step += 1) unit *= step % 3 === 1 ? 2.5 : 2;
  return unit;
};
/** Nobody is left out: twelve people are one dot even where a dot stands for a thousand. */
export const dotsFor = (people: number | null, unit: number): number => Math.ceil((people ?? 0) / unit);

/** Dots are people. Decoration: the number is always next to them. Each row is a line of dashes without length. */
export const Dots = ({ count }: { count: number }) => {
  const rows = Math.ceil(count / ROW);
  const row = (n: number) => `M4 ${PITCH * n + 4}h${PITCH * (Math.min(ROW, count - ROW * n) - 1) + 0.01}`;
  return (
    <svg className={styles.dots} width={PITCH * ROW} height={PITCH * rows} aria-hidden="true">
      <path d={Array.from({ length: rows }, (_, n) => row(n)).join('')} />
    </svg>
  );
};
