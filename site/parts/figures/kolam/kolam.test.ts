import { expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { dots, line, relative } from './draw.ts';
import { hash } from './grid.ts';
import { solve } from './solve.ts';

/** Rows of any width from one edge: always connected. */
const connectedMask = fc
  .array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
  .map((widths) => widths.map((width) => 'o'.repeat(width)).join('/'));

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
