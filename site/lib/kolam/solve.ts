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

/** One unbroken line round every dot of the mask, as near as possible to the wanted openness. */
export const solve = (seed: string, mask: string, openness = 0.74): Figure => {
  const { grid, groups } = groundOf(mask);
  const random = prng(hash(seed));
  for (const group of groups) {
    let best: { open: boolean[]; off: number } | undefined;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const chance = openness + (random() - 0.5) * 0.3;
      const chosen = group.orbits.filter(() => random() < chance);
      const opened = chosen.reduce((sum, orbit) => sum + orbit.length, 0);
      const off = Math.abs(opened / grid.edges.length - openness);
      if (best && off >= best.off) continue;
      const open = grid.edges.map(() => false);
      for (const orbit of chosen) for (const i of orbit) open[i] = true;
      if (isOneLine(grid, open)) best = { open, off };
    }
    if (best && best.off < NEAR_ENOUGH)
      return { ...grid, loops: trace(grid, best.open), open: best.open, group: group.name };
  }
  const open = spanningTree(grid, random);
  return { ...grid, loops: trace(grid, open), open, group: 'tree' };
};
