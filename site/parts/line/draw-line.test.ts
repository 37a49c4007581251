import { describe, expect, it } from 'vitest';
import { drawLine, type Loop } from './draw-line.ts';

const loop: Loop = { isManaged: false, people: 120, isDue: false, isKnown: true };
function count(path: string, letter: string) {
  return path.split(letter).length - 1;
}
/** Where a path of steps ends, before it is closed. */
function endOf(path: string) {
  const [, start = ''] = /^M([^c]+)/.exec(path) ?? [];
  const steps = [...path.matchAll(/c([^cZ]+)/g)].map(([, step = '']) => step.split(' ').map(Number).slice(-2));
  return start.split(' ').map((from, axis) => steps.reduce((sum, step) => sum + (step[axis] ?? 0), Number(from)));
}

describe('the line of countries', () => {
  it.each([1, 2, 3, 8, 20])('of %i is one closed line, and both shapes have the same commands', (n) => {
    for (const isAcross of [false, true]) {
      const paths = [false, true].map(
        (isManaged) =>
          drawLine(
            Array.from({ length: n }, () => ({ ...loop, isManaged })),
            isAcross,
          ).thread,
      );
      for (const path of paths) {
        expect(count(path, 'Z')).toBe(1);
        const [, start = ''] = /^M([^c]+)/.exec(path) ?? [];
        for (const [axis, end] of endOf(path).entries()) expect(end).toBeCloseTo(Number(start.split(' ')[axis]), 1);
      }
      expect(new Set(paths.map((path) => path.replace(/[-.\d ]+/g, ''))).size, 'one turns into the other').toBe(1);
      expect(new Set(paths).size).toBe(2);
    }
  });
  it('gives every sign one meaning', () => {
    const own = drawLine([loop]);
    expect(drawLine([{ ...loop, isManaged: true }]).people, 'a provider changes the loop alone').toBe(own.people);
    expect(drawLine([{ ...loop, isKnown: false }])).toEqual({ ...own, filled: '' });
    expect(drawLine([{ ...loop, isDue: true }])).toEqual({ ...own, people: '', due: own.people });
    expect(drawLine([{ ...loop, people: null, isDue: true }])).toMatchObject({
      people: '',
      due: '',
      missing: expect.stringMatching(/^M/),
    });
  });
  it.each([
    [0, 0],
    [1, 1],
    [99, 1],
    [100, 2],
    [500, 3],
    [9000, 6],
    [10_000, 7],
  ])('has for %i people %i dots', (people, dots) => {
    expect(count(drawLine([{ ...loop, people }]).people, 'h0')).toBe(dots);
  });
});
