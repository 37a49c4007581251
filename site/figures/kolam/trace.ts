import type { Grid, Side, Turn } from './grid.ts';

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
