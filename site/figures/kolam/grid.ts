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
