import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { getSite } from '../../content.ts';
import { MARK } from '../../frame/frame.ts';
import { PICTURE } from '../../seo/address.ts';
import type { PublicPage } from '../../seo/pages.ts';
import { type Drawing, draw } from '../figures.ts';
import { FONT_FAMILY, fontFile, WEIGHTS } from './fonts.ts';
import { ink } from './palette.ts';

interface CardData {
  heading: string;
  /** What we do and for whom, above the heading. */
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
const sizeOf = (heading: string): number => {
  const letters = Math.max(...heading.split(/[\s-]/).map((word) => word.length));
  const widest = Math.floor(SQUARE / (letters * EM_A_LETTER));
  return Math.min(widest, heading.length > 50 ? 54 : 76);
};

/** A figure with its strokes worked out for one size: pictures know no non-scaling strokes. */
const DrawnFigure = ({ drawing, tallest }: { drawing: Drawing; tallest: number }) => {
  const [, , w = 1, h = 1] = drawing.box.split(' ').map(Number);
  const scale = Math.min(tallest / h, 4);
  return (
    <svg viewBox={drawing.box} width={w * scale} height={h * scale} aria-hidden="true">
      <path d={drawing.line} fill={ink.cell} fillRule="evenodd" stroke={ink.line} strokeWidth={4 / scale} />
      <path d={drawing.dots} stroke={ink.dot} strokeWidth={12 / scale} strokeLinecap="round" />
    </svg>
  );
};

const row = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;

/** What a shared link shows: heading, mark and name on ink, with the figure of the page running off both edges. */
const ShareCard = ({ heading, offer, name, tagline, mark, figure }: CardData) => (
  <div
    style={{
      ...row,
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
      <div key={Object.keys(place)[0]} style={{ ...row, position: 'absolute', height: '100%', ...place }}>
        <DrawnFigure drawing={figure} tallest={440} />
      </div>
    ))}
    <div style={{ ...row, flexDirection: 'column', width: SQUARE, gap: 28 }}>
      <div style={{ fontSize: 32, lineHeight: 1.2, color: ink.muted }}>{offer}</div>
      <div style={{ fontSize: sizeOf(heading), fontWeight: 600, lineHeight: 1, letterSpacing: '-0.025em' }}>
        {heading}
      </div>
      <div style={{ ...row, gap: 20, fontSize: 28, color: ink.muted }}>
        <DrawnFigure drawing={mark} tallest={42} />
        <div style={{ fontSize: 46, fontWeight: 700, color: ink.text }}>{name}</div>
        {tagline}
      </div>
    </div>
  </div>
);

const FOLDER = join(process.cwd(), 'node_modules/.cache/og');
const fonts = WEIGHTS.map((weight) => ({ name: FONT_FAMILY, data: readFileSync(fontFile(weight)), weight }));

/** A PNG with few colours: 10 to 28 kB instead of 60 to 90, and no difference to the eye. */
const paint = (svg: string): Promise<Buffer> => {
  const { pixels, width, height } = new Resvg(svg).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 32, dither: 0, effort: 3 })
    .toBuffer();
};

/** The picture of a page. Painting takes most of the time, so what was painted once is kept on disk. */
export const pictureOf = async (card: CardData): Promise<Buffer> => {
  const svg = await satori(<ShareCard {...card} />, { ...PICTURE, fonts });
  const file = join(FOLDER, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await paint(svg);
  await mkdir(FOLDER, { recursive: true });
  // Written to another name and moved, so that a build which is stopped leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
};

export const cardOf = ({ heading, figure }: PublicPage): CardData => {
  const { name, tagline, offer } = getSite();
  return { heading, offer, name, tagline, mark: MARK, figure: draw(figure) };
};
