import { visible } from '../../common/text.ts';
import { box, dots, line, type MotifOf, overs, relative } from './kolam/draw.ts';
import { hash, parse, trace } from './kolam/grid.ts';
import { type Figure, solve } from './kolam/solve.ts';

/** A figure ready to be placed: plain strings, made at build time. */
export interface Drawing {
  box: string;
  line: string;
  dots: string;
  /** Over-strands, wide and narrow, for the strap style. */
  overs?: readonly [wide: string, narrow: string];
}

export interface FigureRequest {
  seed: string;
  mask?: string | undefined;
  openness?: number | undefined;
  /** Solutions are round, services octagonal, brand pieces begin octagonal and end round, and so do bands. */
  motif?: keyof typeof MOTIFS;
  style?: 'line' | 'cells' | 'strap';
  pad?: number;
}

/** For a slug without an authored mask: diamond, block, ring, hourglass, shield, cross. */
const SHAPES = [
  '..o../.ooo./ooooo/.ooo./..o..',
  'ooooo/ooooo/ooooo/ooooo/ooooo',
  '.ooo./ooooo/oo.oo/ooooo/.ooo.',
  'ooooo/.ooo./..o../.ooo./ooooo',
  'ooooo/ooooo/ooooo/.ooo./..o..',
  '.ooo./.ooo./ooooo/.ooo./.ooo.',
] as const;
export const shapeFor = (seed: string): string => SHAPES[hash(visible(seed)) % SHAPES.length] ?? SHAPES[0];

/** Abu Dhabi is on the left and draws octagons, India on the right draws circles. */
const halfAndHalf: MotifOf = (dot, figure) => (dot % figure.w < figure.w / 2 - 0.5 ? 'girih' : 'kolam');
const MOTIFS = {
  kolam: () => 'kolam',
  girih: () => 'girih',
  both: halfAndHalf,
  band: (dot, { w }) => (dot % w < 7 ? 'girih' : 'kolam'),
} as const satisfies Record<string, MotifOf>;

const drawn = new Map<string, Drawing>();

/** Draws a figure, once for each request: a page, its tiles and its picture show the same one, and each costs 2 to 25 ms. */
export const draw = (request: FigureRequest): Drawing => {
  const {
    seed,
    mask = shapeFor(seed),
    openness,
    motif = 'kolam',
    style = 'line',
    pad = style === 'strap' ? 4 : -2,
  } = request;
  const key = JSON.stringify([seed, mask, openness, motif, style, pad]);
  const known = drawn.get(key);
  if (known) return known;
  const figure = solve(seed, mask, openness);
  const drawing = place(figure, MOTIFS[motif], style, pad);
  drawn.set(key, drawing);
  return drawing;
};

/** A support package: one, two or three octagons. */
export const drawTier = (size: number): Drawing =>
  draw({ seed: `tier-${size}`, mask: 'o'.repeat(size), openness: 1, motif: 'girih' });

const place = (figure: Figure, motif: MotifOf, style: FigureRequest['style'], pad: number): Drawing => ({
  box: box(figure, pad),
  line: relative(line(figure, motif)),
  dots: relative(dots(figure)),
  ...(style === 'strap' ? { overs: [overs(figure, 3.7), overs(figure, 4.2)].map(relative) as [string, string] } : {}),
});

/** A figure with every side open except the ones named, for letters that must look like themselves. */
export const drawOpen = (
  mask: string,
  motif: 'kolam' | 'girih',
  closed: (edge: number) => boolean = () => false,
): Drawing => {
  const grid = parse(mask);
  const open = grid.edges.map((_, i) => !closed(i));
  return place({ ...grid, open, loops: trace(grid, open), group: 'open' }, MOTIFS[motif], 'line', -2);
};
