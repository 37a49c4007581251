/**
 * DHR figures: dots are people, the line is the process that carries them.
 * Units: the dot pitch is 20, so every path coordinate is an integer. Same seed and mask, same figure, for ever:
 * the constants and the order of random numbers are frozen.
 */
export type Motif = 'kolam' | 'girih';
/** N E S W */
export type Side = 0 | 1 | 2 | 3;
/** b lies east (1) or south (2) of a. */
export type Edge = readonly [a: number, b: number, side: 1 | 2];
export interface Grid {
  w: number;
  h: number;
  on: Set<number>;
  edges: Edge[];
}
/** The line turns at dot a, on side s, clockwise or not. */
export interface Turn {
  a: number;
  s: Side;
  cw: boolean;
}

/** FNV-1a, 32 bit. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

/** mulberry32. Its state is a typed array: a variable would become a new object with each of the millions of numbers. */
export const prng = (seed: number) => {
  const state = Int32Array.of(seed);
  return (): number => {
    const a = ((state[0] ?? 0) + 0x6d2b79f5) | 0;
    state[0] = a;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A mask is rows of "o" (a dot) and anything else (none), separated by "/". The order of edges feeds the random numbers. */
export const parse = (mask: string): Grid => {
  const rows = mask.trim().split(/[\s/]+/);
  const w = Math.max(...rows.map((row) => row.length));
  const on = new Set<number>();
  rows.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      if (cell === 'o') on.add(y * w + x);
    });
  });
  const edges: Edge[] = [];
  for (const a of on) {
    if (a % w < w - 1 && on.has(a + 1)) edges.push([a, a + 1, 1]);
    if (on.has(a + w)) edges.push([a, a + w, 2]);
  }
  return { w, h: rows.length, on, edges };
};

/** Which sides of each dot are open, four to a dot: N E S W. */
const openSides = (grid: Grid, open: readonly boolean[]): Uint8Array => {
  const sides = new Uint8Array(grid.w * grid.h * 4);
  grid.edges.forEach(([a, b, side], i) => {
    if (!open[i]) return;
    sides[a * 4 + side] = 1;
    sides[b * 4 + ((side + 2) % 4)] = 1;
  });
  return sides;
};

/**
 * Follows one strand until it closes, and says how many quarters it passed. Each dot owns four quarter strands NE0 SE1
 * SW2 NW3; quarter q touches sides q and q+1. Open side: the strand runs straight on into the neighbour's opposite
 * quarter. Closed side: it turns 90 degrees round its own dot.
 */
const follow = (
  { w }: Grid,
  sides: Uint8Array,
  [firstDot, firstQuarter]: readonly [dot: number, quarter: number],
  visited: Uint8Array,
  turns?: Turn[],
): number => {
  const step = [-w, 1, w, -1];
  const firstSide = (firstQuarter + 1) % 4;
  let [a, q, s] = [firstDot, firstQuarter, firstSide];
  let passed = 0;
  do {
    visited[a * 4 + q] = 1;
    passed += 1;
    const isOpen = sides[a * 4 + s] === 1;
    const entered = isOpen ? (s + 2) % 4 : s;
    if (isOpen) {
      a += step[s] ?? 0;
      q = (q + 2) % 4;
    } else {
      const cw = s === (q + 1) % 4;
      turns?.push({ a, s: s as Side, cw });
      q = cw ? s : (s + 3) % 4;
    }
    s = q === entered ? (q + 1) % 4 : q;
  } while (a !== firstDot || q !== firstQuarter || s !== firstSide);
  return passed;
};

/** Every closed line. */
export const trace = (grid: Grid, open: readonly boolean[]): Turn[][] => {
  const sides = openSides(grid, open);
  const visited = new Uint8Array(sides.length);
  const lines: Turn[][] = [];
  for (const dot of grid.on) {
    for (let quarter = 0; quarter < 4; quarter++) {
      if (visited[dot * 4 + quarter]) continue;
      const turns: Turn[] = [];
      follow(grid, sides, [dot, quarter], visited, turns);
      lines.push(turns);
    }
  }
  return lines;
};

/** Whether the line that begins at the first dot passes them all: far cheaper to ask than to trace every line. */
export const isOneLine = (grid: Grid, open: readonly boolean[]): boolean => {
  const sides = openSides(grid, open);
  const [dot = 0] = grid.on;
  return follow(grid, sides, [dot, 0], new Uint8Array(sides.length)) === grid.on.size * 4;
};
