import { visible } from '../../../common/text.ts';
import { type Grid, hash, isOneLine, parse, prng, type Turn, trace } from './grid.ts';

export interface Figure extends Grid {
  loops: Turn[][];
  open: boolean[];
  group: string;
}

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
const GROUPS = {
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
type GroupName = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

const image = (grid: Grid, move: MoveName, dot: number): number => {
  const [x, y] = MOVES[move](dot % grid.w, Math.floor(dot / grid.w), grid.w, grid.h);
  return y * grid.w + x;
};

const fits = (grid: Grid, name: GroupName): boolean =>
  GROUPS[name].every(
    (move) =>
      (grid.w === grid.h || !NEEDS_SQUARE.has(move)) &&
      [...grid.on].every((dot) => grid.on.has(image(grid, move, dot))),
  );

/** Edges that the group maps onto each other, by index. */
const orbits = (grid: Grid, name: GroupName): number[][] => {
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

const TRIES = 500;
const NEAR_ENOUGH = 0.16;

/** A spanning tree of open sides is always a single line: each opened side merges two loops into one. */
const spanningTree = (grid: Grid, random: () => number): boolean[] => {
  const parent = new Map([...grid.on].map((dot) => [dot, dot]));
  const root = (dot: number): number => {
    const up = parent.get(dot) ?? dot;
    return up === dot ? dot : root(up);
  };
  const open = grid.edges.map(() => false);
  const shuffled = grid.edges.map((edge, i) => ({ edge, i, key: random() })).sort((m, n) => m.key - n.key);
  for (const { edge, i } of shuffled) {
    const [a, b] = [root(edge[0]), root(edge[1])];
    if (a === b) continue;
    parent.set(a, b);
    open[i] = true;
  }
  return open;
};

interface Ground {
  grid: Grid;
  /** The symmetries that the mask allows, richest first, with the sides that each opens together. */
  groups: { name: string; orbits: number[][] }[];
}
const grounds = new Map<string, Ground>();
/** What every figure on the same mask shares: all articles have one, and to find it costs as much as to solve it. */
const groundOf = (mask: string): Ground => {
  const known = grounds.get(mask);
  if (known) return known;
  const grid = parse(mask);
  const fitting = GROUP_NAMES.filter((name) => fits(grid, name));
  const ground = { grid, groups: fitting.map((name) => ({ name, orbits: orbits(grid, name) })) };
  grounds.set(mask, ground);
  return ground;
};

/**
 * The sides to open that come nearest to the wanted openness among many attempts. Once no whole number of sides can come
 * nearer, the attempts that are left cannot change the answer. One array serves all of them: a new one for each cost
 * more than its random numbers.
 */
const nearest = (
  grid: Grid,
  orbits: readonly (readonly number[])[],
  openness: number,
  random: () => number,
): boolean[] | undefined => {
  const offOf = (opened: number): number => Math.abs(opened / grid.edges.length - openness);
  const wanted = Math.floor(grid.edges.length * openness);
  const least = Math.min(offOf(wanted), offOf(wanted + 1));
  const sizes = Uint16Array.from(orbits, (orbit) => orbit.length);
  const chosen = new Uint8Array(orbits.length);
  let best: boolean[] | undefined;
  let bestOff = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = openness + (random() - 0.5) * 0.3;
    let opened = 0;
    for (let i = 0; i < sizes.length; i++) {
      chosen[i] = Number(random() < chance);
      opened += (sizes[i] ?? 0) * (chosen[i] ?? 0);
    }
    const off = offOf(opened);
    if (off >= bestOff) continue;
    const open = grid.edges.map(() => false);
    for (const [i, orbit] of orbits.entries()) if (chosen[i]) for (const side of orbit) open[side] = true;
    if (!isOneLine(grid, open)) continue;
    [best, bestOff] = [open, off];
    if (off < NEAR_ENOUGH && off <= least) break;
  }
  return bestOff < NEAR_ENOUGH ? best : undefined;
};

/** One unbroken line round every dot of the mask, as near as possible to the wanted openness. */
export const solve = (seed: string, mask: string, openness = 0.74): Figure => {
  const { grid, groups } = groundOf(mask);
  const random = prng(hash(visible(seed)));
  for (const { name, orbits } of groups) {
    const open = nearest(grid, orbits, openness, random);
    if (open) return { ...grid, loops: trace(grid, open), open, group: name };
  }
  const open = spanningTree(grid, random);
  return { ...grid, loops: trace(grid, open), open, group: 'tree' };
};
