import type { Drawing } from '../figures.ts';
import { ink } from './palette.ts';

export type Look = 'line' | 'cells' | 'strap';

interface Props {
  drawing: Drawing;
  look: Look;
  /** The largest size it may take, in pixels. */
  width: number;
  height: number;
  /** Line and dot, in pixels. Woven figures have their own proportions. */
  stroke: number;
  dot: number;
}

/** A figure on ink with its strokes worked out for one size: pictures know no non-scaling strokes. */
export const DrawnFigure = ({ drawing, look, width, height, stroke, dot }: Props) => {
  const [, , w = 1, h = 1] = drawing.box.split(' ').map(Number);
  const scale = Math.min(width / w, height / h);
  return (
    <svg viewBox={drawing.box} width={w * scale} height={h * scale} aria-hidden="true">
      {look === 'strap' && drawing.overs ? (
        <>
          <path d={drawing.line} fill="none" stroke={ink.line} strokeWidth={5.6} />
          <path d={drawing.line} fill="none" stroke={ink.strap} strokeWidth={3.4} />
          <path d={drawing.overs[0]} fill="none" stroke={ink.line} strokeWidth={5.6} />
          <path d={drawing.overs[1]} fill="none" stroke={ink.strap} strokeWidth={3.4} />
        </>
      ) : (
        <path
          d={drawing.line}
          fill={look === 'cells' ? ink.cell : 'none'}
          fillRule="evenodd"
          stroke={ink.line}
          strokeWidth={stroke / scale}
          strokeLinejoin="round"
        />
      )}
      <path
        d={drawing.dots}
        fill="none"
        stroke={ink.dot}
        strokeWidth={look === 'strap' ? 3.6 : dot / scale}
        strokeLinecap="round"
      />
    </svg>
  );
};
