import type { Grid, Motif, Turn } from './grid.ts';
import type { Figure } from './solve.ts';

export type MotifOf = (dot: number, figure: Figure) => Motif;

const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
function at({ w }: Grid, dot: number): [number, number] {
  return [(dot % w) * 20 + 10, Math.floor(dot / w) * 20 + 10];
}

/** Consecutive turns round one dot become one arc: at most three, because an arc that ends where it began is no arc. */
function bends(turns: readonly Turn[]): Turn[][] {
  const start = Math.max(
    0,
    turns.findIndex(({ a }, i) => a !== turns.at(i - 1)?.a),
  );
  const found: Turn[][] = [];
  for (const turn of [...turns.slice(start), ...turns.slice(0, start)]) {
    const last = found.at(-1);
    if (last && last.length < 3 && last[0]?.a === turn.a) last.push(turn);
    else found.push([turn]);
  }
  return found;
}

/** Kolam motif: an arc round the dot. Girih motif: the octagon round the same circle. */
function bend(figure: Figure, turns: readonly Turn[], motif: Motif): string {
  const sides = turns.map(({ a, s, cw }) => {
    const [x, y] = at(figure, a);
    const [dx, dy] = OUTWARD[s];
    const [tx, ty] = cw ? [-dy, dx] : [dy, -dx];
    return (u: number, v: number) => `${x + dx * u + tx * v} ${y + dy * u + ty * v}`;
  });
  if (motif === 'girih') return sides.map((point) => `L${point(7, -3)}L${point(7, 3)}`).join('');
  const [isLarge, isClockwise] = [turns.length > 2, turns[0]?.cw].map(Number);
  return `L${sides[0]?.(5, -5)}A7.07 7.07 0 ${isLarge} ${isClockwise} ${sides.at(-1)?.(5, 5)}`;
}

export function line(figure: Figure, motif: MotifOf = () => 'kolam'): string {
  return figure.loops
    .map((turns) => {
      const parts = bends(turns).map((group) =>
        bend(figure, group, motif(group[0]?.a ?? 0, figure)),
      );
      return `M${parts.join('').slice(1)}Z`;
    })
    .join('');
}

/** All dots as one path: zero-length strokes with round caps. */
export function dots(grid: Grid): string {
  return [...grid.on].map((dot) => `M${at(grid, dot).join(' ')}h0`).join('');
}

/** Over-strands of the woven style: "/" on east-west sides, "\" on north-south ones. */
export function overs(figure: Figure, reach: number): string {
  return figure.edges
    .filter((_, i) => figure.open[i])
    .map(([dot, , side]) => {
      const [x, y] = at(figure, dot);
      return side === 1
        ? `M${x + 10 - reach} ${y + reach}l${2 * reach}-${2 * reach}`
        : `M${x - reach} ${y + 10 - reach}l${2 * reach} ${2 * reach}`;
    })
    .join('');
}

/** The viewBox; a negative pad lets the ink touch the text edge. */
export function box({ w, h }: Grid, pad: number): string {
  return `${-pad} ${-pad} ${w * 20 + pad * 2} ${h * 20 + pad * 2}`;
}

/** Without the dust of binary fractions. */
function tidy(length: number): number {
  return Number(length.toFixed(2));
}

/** The same path in steps, which repeat while places do not: a page is 0.2 to 0.5 kB smaller and fits the first ten packets. */
export function relative(path: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const steps = [...path.matchAll(/([MLAlhZ])([^MLAlhZ]*)/g)].map(
    ([whole, letter = '', rest = '']) => {
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
    },
  );
  return steps.join('');
}
