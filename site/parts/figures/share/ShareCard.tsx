import type { Drawing } from '../draw-figure.ts';
import { FONT_FAMILY } from './fonts.ts';
import { ink } from './palette.ts';

export interface CardData {
  heading: string;
  /** Our offer in one line, above the heading. */
  offer: string;
  name: string;
  tagline: string;
  mark: Drawing;
  figure: Drawing;
}

/** Networks crop a picture to its middle square, so all words are inside it. */
const SQUARE = 620;
/** The widest words of the site take about half an em a letter in this font at weight 600. */
const EM_A_LETTER = 0.52;

/** Long headings are set smaller, so that no word is wider than the square. */
function sizeOf(heading: string): number {
  const letters = Math.max(...heading.split(/[\s-]/).map((word) => word.length));
  const widest = Math.floor(SQUARE / (letters * EM_A_LETTER));
  return Math.min(widest, heading.length > 50 ? 54 : 76);
}

/** A figure with its strokes worked out for one size: pictures know no non-scaling strokes. */
function DrawnFigure({ drawing, tallest }: { drawing: Drawing; tallest: number }) {
  const [, , w = 1, h = 1] = drawing.box.split(' ').map(Number);
  const scale = Math.min(tallest / h, 4);
  return (
    <svg viewBox={drawing.box} width={w * scale} height={h * scale} aria-hidden="true">
      <path
        d={drawing.line}
        fill={ink.cell}
        fillRule="evenodd"
        stroke={ink.line}
        strokeWidth={4 / scale}
      />
      <path d={drawing.dots} stroke={ink.dot} strokeWidth={12 / scale} strokeLinecap="round" />
    </svg>
  );
}

const ROW = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;

/** The picture of a shared link: heading, mark and name on ink, with the page's figure. */
export function ShareCard({ heading, offer, name, tagline, mark, figure }: CardData) {
  return (
    <div
      style={{
        ...ROW,
        width: '100%',
        height: '100%',
        background: ink.ground,
        color: ink.text,
        fontFamily: FONT_FAMILY,
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      {[{ right: 925 }, { left: 925 }].map((place) => (
        <div
          key={Object.keys(place)[0]}
          style={{ ...ROW, position: 'absolute', height: '100%', ...place }}
        >
          <DrawnFigure drawing={figure} tallest={440} />
        </div>
      ))}
      <div style={{ ...ROW, flexDirection: 'column', width: SQUARE, gap: 28 }}>
        <div style={{ fontSize: 32, lineHeight: 1.2, color: ink.muted }}>{offer}</div>
        <div
          style={{
            fontSize: sizeOf(heading),
            fontWeight: 600,
            lineHeight: 1,
            letterSpacing: '-0.025em',
          }}
        >
          {heading}
        </div>
        <div style={{ ...ROW, gap: 20, fontSize: 28, color: ink.muted }}>
          <DrawnFigure drawing={mark} tallest={42} />
          <div style={{ fontSize: 46, fontWeight: 700, color: ink.text }}>{name}</div>
          {tagline}
        </div>
      </div>
    </div>
  );
}
