/**
 * Dots are people, the line is the process that carries them. The pitch of the dots is 20, so every
 * coordinate is an integer. Same seed and mask, same figure, for ever: the constants and the order
 * of random numbers are frozen.
 */
export type Motif = 'kolam' | 'girih';
type Side = 0 | 1 | 2 | 3;
/** b lies east (1) or south (2) of a. */
type Edge = readonly [a: number, b: number, side: 1 | 2];
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
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** mulberry32 */
export function prng(seed: number) {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A mask is rows of "o" (a dot) and anything else (none), separated by "/". The order of edges feeds the random numbers. */
export function parse(mask: string): Grid {
  const rows = mask.split('/');
  const w = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => row.padEnd(w)).join('');
  const on = new Set([...cells].flatMap((cell, dot) => (cell === 'o' ? [dot] : [])));
  const edges: Edge[] = [];
  for (const a of on) {
    if (a % w < w - 1 && on.has(a + 1)) edges.push([a, a + 1, 1]);
    if (on.has(a + w)) edges.push([a, a + w, 2]);
  }
  return { w, h: rows.length, on, edges };
}

/**
 * Every closed line. Each dot owns four quarter strands NE0 SE1 SW2 NW3; quarter q touches sides q
 * and q+1. At an open side the strand runs straight on into the neighbour's opposite quarter; at a
 * closed one it turns round its own dot.
 */
export function trace({ w, on, edges }: Grid, open: readonly boolean[]): Turn[][] {
  const step = [-w, 1, w, -1];
  const openSides = new Set(
    edges.flatMap(([a, b, side], i) => (open[i] ? [a * 4 + side, b * 4 + ((side + 2) % 4)] : [])),
  );
  const visited = new Set<number>();
  const lines: Turn[][] = [];
  for (const start of [...on].flatMap((dot) => [0, 1, 2, 3].map((quarter) => dot * 4 + quarter))) {
    if (visited.has(start)) continue;
    const turns: Turn[] = [];
    const firstSide = ((start % 4) + 1) % 4;
    let [a, q, s] = [Math.floor(start / 4), start % 4, firstSide];
    do {
      visited.add(a * 4 + q);
      const isOpen = openSides.has(a * 4 + s);
      const entered = isOpen ? (s + 2) % 4 : s;
      if (isOpen) {
        a += step[s] ?? 0;
        q = (q + 2) % 4;
      } else {
        const cw = s === (q + 1) % 4;
        turns.push({ a, s: s as Side, cw });
        q = cw ? s : (s + 3) % 4;
      }
      s = q === entered ? (q + 1) % 4 : q;
    } while (a * 4 + q !== start || s !== firstSide);
    lines.push(turns);
  }
  return lines;
}
