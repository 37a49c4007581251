import type { Grid, Side, Turn } from './grid.ts';

/**
 * Follows the strands and returns every closed line. Each dot owns four quarter strands NE0 SE1 SW2 NW3; quarter q
 * touches sides q and q+1. Open side: the strand runs straight on into the neighbour's opposite quarter. Closed side:
 * it turns 90 degrees round its own dot.
 */
export const trace = (grid: Grid, open: readonly boolean[]): Turn[][] => {
  const sides = new Map([...grid.on].map((dot) => [dot, [false, false, false, false]]));
  const openSide = (dot: number, side: number) => {
    const own = sides.get(dot);
    if (own) own[side] = true;
  };
  grid.edges.forEach(([a, b, side], i) => {
    if (!open[i]) return;
    openSide(a, side);
    openSide(b, (side + 2) % 4);
  });
  const step = [-grid.w, 1, grid.w, -1];
  const visited = new Set<number>();
  const lines: Turn[][] = [];
  for (const firstDot of grid.on) {
    for (let firstQuarter = 0; firstQuarter < 4; firstQuarter++) {
      if (visited.has(firstDot * 4 + firstQuarter)) continue;
      const turns: Turn[] = [];
      const firstSide = (firstQuarter + 1) % 4;
      let a = firstDot;
      let q = firstQuarter;
      let s = firstSide;
      do {
        visited.add(a * 4 + q);
        const isOpen = sides.get(a)?.[s] ?? false;
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
      } while (a !== firstDot || q !== firstQuarter || s !== firstSide);
      lines.push(turns);
    }
  }
  return lines;
};
