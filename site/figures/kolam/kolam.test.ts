import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { dots, line, overs, relative } from './draw.ts';
import { hash } from './grid.ts';
import { type Figure, solve } from './solve.ts';

const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A connected mask, grown dot by dot from a random walk. */
const connectedMask = fc
  .record({ size: fc.integer({ min: 2, max: 7 }), steps: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }) })
  .map(({ size, steps }) => {
    const within = (place: number) => Math.min(size - 1, Math.max(0, place));
    const grown: [number, number][] = [[0, 0]];
    for (const step of steps) {
      const [x, y] = grown[step % grown.length] ?? [0, 0];
      const [dx, dy] = NEIGHBOURS[step % 4] ?? [0, 0];
      grown.push([within(x + dx), within(y + dy)]);
    }
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
    for (const [x, y] of grown) rows[y]?.splice(x, 1, 'o');
    return rows.map((row) => row.join('')).join('/');
  });

it('draws Employee Central exactly as the design does', () => {
  const path = line(solve('employee-central', '..o../.ooo./ooooo/.ooo./..o..'));
  expect(hash('employee-central')).toBe(2075873621);
  expect(path).toMatch(/^M35 35A7\.07 7\.07 0 1 1 35 25L65 55A7\.07/);
  expect(path).toHaveLength(337);
});

it('is always one unbroken line round every dot', () => {
  fc.assert(
    fc.property(connectedMask, fc.string(), (mask, seed) => {
      const figure = solve(seed, mask);
      expect(line(figure).match(/Z/g)).toHaveLength(1);
      expect(dots(figure).match(/M/g)).toHaveLength(mask.match(/o/g)?.length ?? 0);
    }),
    { numRuns: 200 },
  );
});

/**
 * Whether the pen is on top at each crossing, in the order in which it meets them. Read from the drawn path, so that the
 * test does not repeat the algorithm: straight stretches run at 45 degrees through the middles of open sides.
 */
const crossings = (figure: Figure): boolean[] => {
  const points = [...line(figure, () => 'girih').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const middles = figure.edges
    .filter((_, i) => figure.open[i])
    .map(([dot, , side]) => {
      const [x, y] = [(dot % figure.w) * 20 + 10, Math.floor(dot / figure.w) * 20 + 10];
      return side === 1 ? ([x + 10, y, '/'] as const) : ([x, y + 10, '\\'] as const);
    });
  return points.flatMap(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    if (dx === 0 || Math.abs(dx) !== Math.abs(dy)) return [];
    const slant = dx * dy < 0 ? '/' : '\\';
    return middles
      .map(([x, y, top]) => ({ t: (x - x1) / dx, on: (x - x1) * dy === (y - y1) * dx, over: top === slant }))
      .filter(({ t, on }) => on && t > 0 && t < 1)
      .sort((m, n) => m.t - n.t)
      .map(({ over }) => over);
  });
};

it('goes over and under in turn along the whole line', () => {
  fc.assert(
    fc.property(connectedMask, fc.string(), (mask, seed) => {
      const passes = crossings(solve(seed, mask));
      for (const [i, over] of passes.entries()) expect(over).not.toBe(passes[(i + 1) % passes.length]);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['M25 15A7.07 7.07 0 1 1 25 5L5 25Z', 'm25 15a7.07 7.07 0 1 1 0-10l-20 20Z'],
  ['M10 10h0M30 10h0M10 30h0', 'm10 10h0m20 0h0m-20 20h0'],
  ['M5 9L7 3ZM20 20L30 30Z', 'm5 9l2-6Zm15 11l10 10Z'],
])('writes %s in steps', (path, steps) => {
  expect(relative(path)).toBe(steps);
});

it('writes the over-strands of a figure in steps of their own', () => {
  const path = overs(solve('payroll', 'oo/oo'), 3.7);
  expect(relative(path).match(/l/g)).toHaveLength(path.match(/l/g)?.length ?? 0);
});
