import { describe, expect, it } from 'vitest';
import { draw } from './draw-figure.ts';

describe('a figure', () => {
  it('is round for solutions, has corners for services, and both for the mark', () => {
    const arcs = (motif: 'kolam' | 'girih' | 'both') =>
      draw({ seed: 'mark', mask: 'ooo', openness: 1, motif }).line.match(/a/g)?.length ?? 0;
    expect(arcs('girih')).toBe(0);
    expect(arcs('both')).toBeGreaterThan(0);
    expect(arcs('kolam')).toBeGreaterThan(arcs('both'));
  });

  it('has over-strands, and room for them, only where it is woven', () => {
    expect(draw({ seed: 'a', mask: 'ooo' })).toMatchObject({ box: '2 2 56 16' });
    const woven = draw({ seed: 'a', mask: 'ooo', woven: true });
    expect([woven.box, woven.overs?.length]).toEqual(['-4 -4 68 28', 2]);
  });
});
