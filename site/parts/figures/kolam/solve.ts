import { visible } from '../../../../common/text.ts';
import { type Grid, hash, parse, prng, type Turn, trace } from './grid.ts';

export interface Figure extends Grid {
  loops: Turn[][];
  open: boolean[];
}

/** Sides are opened and closed in orbits of the richest symmetry that the mask allows. */
type Move = (x: number, y: number, w: number, h: number) => [number, number];
const MOVES = {
  stay: (x, y) => [x, y],
  mirrorX: (x, y, w) => [w - 1 - x, y],
  mirrorY: (x, y, _w, h) => [x, h - 1 - y],
  half: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  transpose: (x, y) => [y, x],
  antiTranspose: (x, y, w) => [w - 1 - y, w - 1 - x],
  quarter: (x, y, w) => [w - 1 - y, x],
  threeQuarters: (x, y, w) => [y, w - 1 - x],
} satisfies Record<string, Move>;
const { stay, mirrorX, mirrorY, half, transpose, antiTranspose, quarter, threeQuarters } = MOVES;
const NEEDS_SQUARE = new Set<Move>([transpose, antiTranspose, quarter, threeQuarters]);

/** From the richest to none; the order is part of the algorithm. */
const GROUPS: readonly (readonly Move[])[] = [
  [stay, mirrorX, mirrorY, half, transpose, antiTranspose, quarter, threeQuarters],
  [stay, quarter, half, threeQuarters],
  [stay, transpose, antiTranspose, half],
  [stay, mirrorX, mirrorY, half],
  [stay, mirrorX],
  [stay, transpose],
  [stay, mirrorY],
  [stay, half],
  [stay],
];

function image({ w, h }: Grid, move: Move, dot: number): number {
  const [x, y] = move(dot % w, Math.floor(dot / w), w, h);
  return y * w + x;
}

function fits(grid: Grid, group: readonly Move[]): boolean {
  return group.every(
    (move) =>
      (grid.w === grid.h || !NEEDS_SQUARE.has(move)) &&
      [...grid.on].every((dot) => grid.on.has(image(grid, move, dot))),
  );
}

/** Edges that the group maps onto each other, by index. */
function orbitsOf(grid: Grid, group: readonly Move[]): number[][] {
  const index = new Map(grid.edges.map(([a, b], i) => [`${a},${b}`, i]));
  const seen = new Set<number>();
  return grid.edges.flatMap(([a, b], i) => {
    if (seen.has(i)) return [];
    const images = group.map((move) => {
      const ends = [image(grid, move, a), image(grid, move, b)].sort((m, n) => m - n);
      return index.get(ends.join(',')) ?? i;
    });
    for (const j of images) seen.add(j);
    return [[...new Set(images)]];
  });
}

/** Each opened side that joins two lines leaves one less, so a single one is left. */
function joined(grid: Grid, random: () => number): boolean[] {
  const open = grid.edges.map(() => false);
  const shuffled = grid.edges.map((_, i) => ({ i, key: random() })).sort((m, n) => m.key - n.key);
  for (const { i } of shuffled) {
    const lines = trace(grid, open).length;
    open[i] = true;
    open[i] = trace(grid, open).length < lines;
  }
  return open;
}

const TRIES = 500;
const NEAR_ENOUGH = 0.16;

/** The sides to open that come nearest to the wanted openness among many attempts. */
function nearest(grid: Grid, orbits: readonly number[][], openness: number, random: () => number) {
  let best: boolean[] | undefined;
  let bestOff = NEAR_ENOUGH;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = openness + (random() - 0.5) * 0.3;
    const opened = new Set(orbits.filter(() => random() < chance).flat());
    const off = Math.abs(opened.size / grid.edges.length - openness);
    if (off >= bestOff) continue;
    const open = grid.edges.map((_, i) => opened.has(i));
    if (trace(grid, open).length === 1) [best, bestOff] = [open, off];
  }
  return best;
}

/** One unbroken line round every dot of the mask, as near as possible to the wanted openness. */
export function solve(seed: string, mask: string, openness = 0.74): Figure {
  const grid = parse(mask);
  const random = prng(hash(visible(seed)));
  let open: boolean[] | undefined;
  for (const group of GROUPS.filter((one) => fits(grid, one)))
    open ??= nearest(grid, orbitsOf(grid, group), openness, random);
  open ??= joined(grid, random);
  return { ...grid, loops: trace(grid, open), open };
}
