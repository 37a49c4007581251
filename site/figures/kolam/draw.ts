import type { Grid, Motif, Turn } from './grid.ts';
import type { Figure } from './solve.ts';

/** Which motif draws round a dot. */
export type MotifOf = (dot: number, figure: Figure) => Motif;

const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const at = (grid: Grid, dot: number): [number, number] => [
  (dot % grid.w) * 20 + 10,
  Math.floor(dot / grid.w) * 20 + 10,
];

/** Consecutive turns round one dot become one arc: at most three, because an arc that ends where it began is no arc. */
const bends = (turns: readonly Turn[]): Turn[][] => {
  const changesDot = (turn: Turn, i: number) => turn.a !== turns[(i + turns.length - 1) % turns.length]?.a;
  const start = Math.max(0, turns.findIndex(changesDot));
  const found: Turn[][] = [];
  for (const turn of [...turns.slice(start), ...turns.slice(0, start)]) {
    const last = found.at(-1);
    if (last && last.length < 3 && last[0]?.a === turn.a) last.push(turn);
    else found.push([turn]);
  }
  return found;
};

/** Kolam motif: an arc round the dot. Girih motif: the octagon round the same circle. */
const bend = (figure: Figure, turns: readonly Turn[], motif: Motif, pen: 'M' | 'L'): string => {
  let d = '';
  turns.forEach(({ a, s, cw }, j) => {
    const [x, y] = at(figure, a);
    const [dx, dy] = OUTWARD[s];
    const [tx, ty] = cw ? [-dy, dx] : [dy, -dx];
    const point = (u: number, v: number) => `${x + dx * u + tx * v} ${y + dy * u + ty * v}`;
    const move = d === '' ? pen : 'L';
    if (motif === 'girih') d += `${move}${point(7, -3)}L${point(7, 3)}`;
    else {
      if (j === 0) d += `${move}${point(5, -5)}`;
      if (j < turns.length - 1) return;
      d += `A7.07 7.07 0 ${turns.length > 2 ? 1 : 0} ${cw ? 1 : 0} ${point(5, 5)}`;
    }
  });
  return d;
};

/** The line as SVG path data. */
export const line = (figure: Figure, motif: MotifOf = () => 'kolam'): string =>
  figure.loops
    .map((turns) => {
      const parts = bends(turns).map((group, i) =>
        bend(figure, group, motif(group[0]?.a ?? 0, figure), i === 0 ? 'M' : 'L'),
      );
      return `${parts.join('')}Z`;
    })
    .join('');

/** All dots as one path: zero-length strokes with round caps. */
export const dots = (grid: Grid): string =>
  [...grid.on]
    .map((dot) => {
      const [x, y] = at(grid, dot);
      return `M${x} ${y}h0`;
    })
    .join('');

/** Over-strands of the woven style: "/" on east-west sides, "\" on north-south sides; that always alternates. */
export const overs = (figure: Figure, reach = 3.7): string =>
  figure.edges
    .filter((_, i) => figure.open[i])
    .map(([dot, , side]) => {
      const [x, y] = at(figure, dot);
      return side === 1
        ? `M${x + 10 - reach} ${y + reach}l${2 * reach}-${2 * reach}`
        : `M${x - reach} ${y + 10 - reach}l${2 * reach} ${2 * reach}`;
    })
    .join('');

/** The viewBox; a negative pad lets the ink touch the text edge. */
export const box = (grid: Grid, pad = -2): string =>
  `${-pad} ${-pad} ${grid.w * 20 + pad * 2} ${grid.h * 20 + pad * 2}`;

/** Without the dust of binary fractions. */
const tidy = (length: number): number => Number(length.toFixed(2));

/**
 * The same path with steps instead of places. A figure repeats its steps and never a place, so the page compresses
 * better: 0.2 to 0.5 kB, which decides whether it arrives in the first ten packets.
 */
export const relative = (path: string): string => {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const steps = [...path.matchAll(/([MLAlhZ])([^MLAlhZ]*)/g)].map(([whole, letter = '', rest = '']) => {
    const numbers = rest.split(/ |(?=-)/).map(Number);
    const [endX = 0, endY = 0] = numbers.slice(-2);
    if (letter === 'Z') [x, y] = [startX, startY];
    if (letter === 'l') [x, y] = [x + endX, y + endY];
    if (!'MLA'.includes(letter)) return whole;
    const step = `${tidy(endX - x)} ${tidy(endY - y)}`.replace(' -', '-');
    [x, y] = [endX, endY];
    if (letter === 'M') [startX, startY] = [x, y];
    if (letter === 'A') return `a${numbers.slice(0, -2).join(' ')} ${step}`;
    return `${letter.toLowerCase()}${step}`;
  });
  return steps.join('');
};
