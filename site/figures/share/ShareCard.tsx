import type { Drawing } from '../figures.ts';
import { ink } from './palette.ts';

type Look = 'line' | 'cells' | 'strap';

export interface CardData {
  heading: string;
  /** A smaller line above the heading. */
  overline?: string | undefined;
  name: string;
  tagline: string;
  mark: Drawing;
  figure: Drawing;
  look: Look;
  /** beside: right of the heading. band: above it, across the whole width. */
  place: 'beside' | 'band';
}

const PAD = 72;
const WIDTH = { beside: 552, band: 1056 } as const;
/** The widest words of the site take about half an em a letter in this font at weight 600. */
const EM_A_LETTER = 0.52;

/** Long headings are set smaller, so that four lines are the most and no word is wider than its column. */
const sizeOf = (heading: string, place: CardData['place']): number => {
  const letters = Math.max(...heading.split(/[\s-]/).map((word) => word.length));
  const widest = Math.floor(WIDTH[place] / (letters * EM_A_LETTER));
  if (place === 'band') return Math.min(widest, heading.length > 60 ? 54 : 66);
  if (heading.length > 50) return Math.min(widest, 58);
  return Math.min(widest, heading.length > 22 ? 74 : 96);
};

interface FigureProps {
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
const DrawnFigure = ({ drawing, look, width, height, stroke, dot }: FigureProps) => {
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

const Brand = ({ name, tagline, mark }: Pick<CardData, 'name' | 'tagline' | 'mark'>) => (
  <div style={{ display: 'flex', alignItems: 'center' }}>
    <svg viewBox="2 2 56 16" width={147} height={42} aria-hidden="true">
      <path d={mark.line} fill="none" stroke={ink.line} strokeWidth={1.85} strokeLinejoin="round" />
      <path d={mark.dots} fill="none" stroke={ink.dot} strokeWidth={4.2} strokeLinecap="round" />
    </svg>
    <div style={{ fontSize: 50, fontWeight: 700, lineHeight: 1, margin: '6px 24px 0 22px', letterSpacing: '-0.01em' }}>
      {name}
    </div>
    <div
      style={{
        fontSize: 28,
        lineHeight: 1,
        color: ink.muted,
        padding: '10px 0 6px 24px',
        borderLeft: `2px solid ${ink.hairline}`,
      }}
    >
      {tagline}
    </div>
  </div>
);

const Words = ({ heading, overline, place }: Pick<CardData, 'heading' | 'overline' | 'place'>) => (
  <div style={{ display: 'flex', flexDirection: 'column', width: WIDTH[place] }}>
    {overline && overline !== heading && (
      <div style={{ fontSize: 34, lineHeight: 1.2, color: ink.muted, marginBottom: 14 }}>{overline}</div>
    )}
    <div
      style={{
        fontSize: sizeOf(heading, place),
        fontWeight: 600,
        lineHeight: 1,
        letterSpacing: '-0.025em',
        textWrap: 'balance',
      }}
    >
      {heading}
    </div>
  </div>
);

/** What a shared link shows: figure, heading, mark and name on ink. */
export const ShareCard = ({ figure, look, ...card }: CardData) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: PAD,
      background: ink.ground,
      color: ink.text,
      fontFamily: 'Anek Latin',
    }}
  >
    {card.place === 'band' ? (
      <DrawnFigure drawing={figure} look={look} width={WIDTH.band} height={200} stroke={3.5} dot={10} />
    ) : (
      <div
        style={{ position: 'absolute', display: 'flex', top: 0, right: PAD - 8, height: '100%', alignItems: 'center' }}
      >
        <DrawnFigure drawing={figure} look={look} width={464} height={464} stroke={4.5} dot={15} />
      </div>
    )}
    <Words {...card} />
    <Brand {...card} />
  </div>
);
