import { visible } from '../../common/text.ts';
import { box, dots, line, type MotifOf, overs, relative } from './kolam/draw.ts';
import { hash } from './kolam/grid.ts';
import { solve } from './kolam/solve.ts';

/** A figure ready to be placed: plain strings, made at build time. */
export interface Drawing {
  box: string;
  line: string;
  dots: string;
  /** Over-strands, wide and narrow, of a woven figure. */
  overs?: readonly [wide: string, narrow: string];
}

export interface FigureRequest {
  seed: string;
  mask?: string | undefined;
  openness?: number | undefined;
  /** Solutions are round, services octagonal, brand pieces begin octagonal and end round, and so do bands. */
  motif?: keyof typeof MOTIFS;
  woven?: boolean;
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
function shapeFor(seed: string): string {
  return SHAPES[hash(visible(seed)) % SHAPES.length] ?? SHAPES[0];
}

/** Abu Dhabi is on the left and draws octagons, India on the right draws circles. */
const MOTIFS = {
  kolam: () => 'kolam',
  girih: () => 'girih',
  both: (dot, { w }) => (dot % w < w / 2 - 0.5 ? 'girih' : 'kolam'),
  band: (dot, { w }) => (dot % w < 7 ? 'girih' : 'kolam'),
} as const satisfies Record<string, MotifOf>;

const drawn = new Map<string, Drawing>();

/** Draws a figure, once for each request: a page, its tiles and its picture show the same one. */
export function draw(request: FigureRequest): Drawing {
  const key = JSON.stringify(request);
  const known = drawn.get(key);
  if (known) return known;
  const {
    seed,
    mask = shapeFor(seed),
    openness,
    motif = 'kolam',
    woven = false,
    pad = woven ? 4 : -2,
  } = request;
  const figure = solve(seed, mask, openness);
  const drawing: Drawing = {
    box: box(figure, pad),
    line: relative(line(figure, MOTIFS[motif])),
    dots: relative(dots(figure)),
    ...(woven && { overs: [relative(overs(figure, 3.7)), relative(overs(figure, 4.2))] }),
  };
  drawn.set(key, drawing);
  return drawing;
}

/** A support package: one, two or three octagons. */
export function drawTier(size: number): Drawing {
  return draw({ seed: `tier-${size}`, mask: 'o'.repeat(size), openness: 1, motif: 'girih' });
}
