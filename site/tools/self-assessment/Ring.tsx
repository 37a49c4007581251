import type { Drawing } from '../../figures/figures.ts';
import { ClosingLine } from '../parts/ClosingLine.tsx';
import styles from './Ring.module.css';
import type { AssessmentReport } from './rules/types.ts';

/** The eight dots of the drawing, clockwise from the upper left: columns and rows. */
const PLACES = ['00', '10', '20', '21', '22', '12', '02', '01'];

interface Props {
  report: AssessmentReport;
  drawing: Drawing;
}

/** Eight areas on one line: each ring is filled as far as its score, and the line closes with the last statement. */
export const Ring = ({ report: { areas, answered, all, total }, drawing }: Props) => (
  <ClosingLine drawing={drawing} share={answered / all}>
    {areas.map(({ id, score }, n) => {
      const [x = 0, y = 0] = Array.from(PLACES[n] ?? '', (place) => 10 + 20 * Number(place));
      // A little more than the score, so that a full ring has no seam.
      return (
        <g key={id} className={styles.ring} transform={`translate(${x} ${y})`}>
          <circle r={4.4} />
          {score ? (
            <circle r={4.4} pathLength={100} strokeDasharray={`${score * 1.01} 100`} transform="rotate(-90)" />
          ) : null}
          <text y={1.4}>{n + 1}</text>
        </g>
      );
    })}
    <text className={styles.total} x={30} y={33}>
      {total}
    </text>
  </ClosingLine>
);
