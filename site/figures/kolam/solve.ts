import { visible } from '../../../common/text.ts';
import { type Grid, hash, parse, prng, type Turn } from './grid.ts';
import { fits, GROUP_NAMES, orbits } from './symmetry.ts';
import { isOneLine, trace } from './trace.ts';

export interface Figure extends Grid {
  loops: Turn[][];
  open: boolean[];
  group: string;
}

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
