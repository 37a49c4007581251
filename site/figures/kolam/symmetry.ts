import type { Grid } from './grid.ts';

/** Sides are opened and closed in orbits of the richest group that the mask allows. */
type Move = (x: number, y: number, w: number, h: number) => [number, number];
const MOVES = {
  e: (x, y) => [x, y],
  mx: (x, y, w) => [w - 1 - x, y],
  my: (x, y, _w, h) => [x, h - 1 - y],
  r2: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  d1: (x, y) => [y, x],
  d2: (x, y, w) => [w - 1 - y, w - 1 - x],
  r1: (x, y, w) => [w - 1 - y, x],
  r3: (x, y, w) => [y, w - 1 - x],
} satisfies Record<string, Move>;
type MoveName = keyof typeof MOVES;
const NEEDS_SQUARE = new Set<MoveName>(['d1', 'd2', 'r1', 'r3']);

/** From the richest to none; the order is part of the algorithm. */
export const GROUPS = {
  D4: ['e', 'mx', 'my', 'r2', 'd1', 'd2', 'r1', 'r3'],
  C4: ['e', 'r1', 'r2', 'r3'],
  X2: ['e', 'd1', 'd2', 'r2'],
  D2: ['e', 'mx', 'my', 'r2'],
  MX: ['e', 'mx'],
  D1: ['e', 'd1'],
  MY: ['e', 'my'],
  C2: ['e', 'r2'],
  E: ['e'],
} as const satisfies Record<string, readonly MoveName[]>;
export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

const image = (grid: Grid, move: MoveName, dot: number): number => {
  const [x, y] = MOVES[move](dot % grid.w, Math.floor(dot / grid.w), grid.w, grid.h);
  return y * grid.w + x;
};

export const fits = (grid: Grid, name: GroupName): boolean =>
  GROUPS[name].every(
    (move) =>
      (grid.w === grid.h || !NEEDS_SQUARE.has(move)) &&
      [...grid.on].every((dot) => grid.on.has(image(grid, move, dot))),
  );

/** Edges that the group maps onto each other, by index. */
export const orbits = (grid: Grid, name: GroupName): number[][] => {
  const index = new Map(grid.edges.map(([a, b], i) => [`${a},${b}`, i]));
  const seen = new Set<number>();
  const found: number[][] = [];
  grid.edges.forEach(([a, b], i) => {
    if (seen.has(i)) return;
    const orbit = new Set<number>();
    for (const move of GROUPS[name]) {
      const ends = [image(grid, move, a), image(grid, move, b)].sort((m, n) => m - n).join(',');
      const j = index.get(ends);
      if (j !== undefined) orbit.add(j);
    }
    for (const j of orbit) seen.add(j);
    found.push([...orbit]);
  });
  return found;
};
