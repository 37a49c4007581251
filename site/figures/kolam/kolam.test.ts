import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { dots, line, overs, relative } from './draw.ts';
import { hash, parse } from './grid.ts';
import { solve } from './solve.ts';

/** A connected mask, grown dot by dot from a random walk. */
const connectedMask = fc
  .record({ size: fc.integer({ min: 2, max: 7 }), steps: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }) })
  .map(({ size, steps }) => {
    const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
    const grown: [number, number][] = [[Math.floor(size / 2), Math.floor(size / 2)]];
    for (const step of [0, ...steps]) {
      const [x, y] = grown[step % grown.length] ?? [0, 0];
      const [dx, dy] = (
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const
      )[step % 4] ?? [0, 0];
      const next: [number, number] = [Math.min(size - 1, Math.max(0, x + dx)), Math.min(size - 1, Math.max(0, y + dy))];
      grown.push(next);
    }
    for (const [x, y] of grown) cells[y]?.splice(x, 1, 'o');
    return cells.map((row) => row.join('')).join('/');
  });

describe('the figures', () => {
  it('draws Employee Central exactly as the design does', () => {
    const figure = solve('employee-central', '..o../.ooo./ooooo/.ooo./..o..');
    const path = line(figure);
    expect(hash('employee-central')).toBe(2075873621);
    expect(figure.group).toBe('C4');
    expect(figure.on.size).toBe(13);
    expect(path).toMatch(/^M35 35A7\.07 7\.07 0 1 1 35 25L65 55A7\.07/);
    expect(path).toHaveLength(337);
  });

  it('draws the ring of a single dot round that dot', () => {
    const centres = centresOfArcs(line(solve('one', 'o')));
    expect(centres.length).toBeGreaterThan(0);
    for (const [x, y] of centres) {
      expect(x).toBeCloseTo(10, 1);
      expect(y).toBeCloseTo(10, 1);
    }
  });

  it('is always one unbroken line', () => {
    fc.assert(
      fc.property(connectedMask, fc.string(), (mask, seed) => {
        const figure = solve(seed, mask);
        expect(figure.loops).toHaveLength(1);
        expect(line(figure).match(/Z/g)).toHaveLength(1);
        expect(dots(figure).match(/M/g)).toHaveLength(parse(mask).on.size);
      }),
      { numRuns: 300 },
    );
  });

  it('goes over and under in turn along the whole line', () => {
    fc.assert(
      fc.property(connectedMask, fc.string(), (mask, seed) => {
        const passes = crossings(solve(seed, mask));
        for (const [i, over] of passes.entries()) expect(over).not.toBe(passes[(i + 1) % passes.length]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Where a browser puts the circle of each arc (SVG 2, "Conversion from endpoint to center parameterization"). */
const centresOfArcs = (path: string): [x: number, y: number][] =>
  [...path.matchAll(/([\d.]+) ([\d.]+)A([\d.]+) \S+ 0 ([01]) ([01]) ([\d.]+) ([\d.]+)/g)].map((arc) => {
    const [x1 = 0, y1 = 0, r = 0, isLarge, isClockwise, x2 = 0, y2 = 0] = arc.slice(1).map(Number);
    const [dx, dy] = [x2 - x1, y2 - y1];
    const chord = Math.hypot(dx, dy);
    const off = Math.sqrt(Math.max(0, r ** 2 - (chord / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1);
    return [(x1 + x2) / 2 - (off * dy) / chord, (y1 + y2) / 2 + (off * dx) / chord];
  });

/**
 * Whether the pen is on top at each crossing, in the order in which it meets them. Read from the drawn path, so that the
 * test does not repeat the algorithm: straight stretches run at 45 degrees through the middles of open sides.
 */
const crossings = (figure: ReturnType<typeof solve>): boolean[] => {
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

/** Every place a path with steps comes to. */
const placesOf = (path: string): string[] => {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const [dx = 0, dy = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    if (letter === 'z' || letter === 'Z') [x, y] = [startX, startY];
    else if (letter !== 'h') [x, y] = /[a-z]/.test(letter) ? [x + dx, y + dy] : [dx, dy];
    if (letter.toLowerCase() === 'm') [startX, startY] = [x, y];
    return `${letter.toLowerCase()} ${x.toFixed(6)} ${y.toFixed(6)}`;
  });
};

it.each(['M25 15A7.07 7.07 0 1 1 25 5L5 25Z', 'M10 10h0M30 10h0M10 30h0', 'M5 9L7 3ZM20 20L30 30Z'])(
  'comes to the same places: %s',
  (path) => {
    expect(relative(path)).toMatch(/^m[\d.]/);
    expect(relative(path)).not.toMatch(/[MLA]/);
    expect(placesOf(relative(path))).toEqual(placesOf(path));
  },
);

it('comes to the same places in every part of a figure', () => {
  const figure = solve('payroll', '.ooo./ooooo/oo.oo/ooooo/.ooo.');
  for (const path of [line(figure), line(figure, () => 'girih'), dots(figure), overs(figure, 3.7)])
    expect(placesOf(relative(path))).toEqual(placesOf(path));
});
