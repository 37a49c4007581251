import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { dots, line, relative } from './draw.ts';
import { hash } from './grid.ts';
import { solve } from './solve.ts';

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

it.each([
  ['M25 15A7.07 7.07 0 1 1 25 5L5 25Z', 'm25 15a7.07 7.07 0 1 1 0-10l-20 20Z'],
  ['M10 10h0M30 10h0M10 30h0', 'm10 10h0m20 0h0m-20 20h0'],
  ['M5 9L7 3ZM20 20L30 30Z', 'm5 9l2-6Zm15 11l10 10Z'],
])('writes %s in steps', (path, steps) => {
  expect(relative(path)).toBe(steps);
});
