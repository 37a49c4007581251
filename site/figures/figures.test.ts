import { describe, expect, it } from 'vitest';
import { getTestimonials } from '../content.ts';
import { draw, drawOpen, shapeFor } from './figures.ts';
import { parse } from './kolam/grid.ts';
import { bandFigure } from './page-figures.ts';

const lines = (d: string) => d.match(/Z/g)?.length;
const dots = (d: string) => d.match(/m/g)?.length;
/** How far to the right each bow of a line ends. The line is written in steps, so it has to be walked. */
const bowsOf = (d: string): number[] => {
  let x = 0;
  return [...d.matchAll(/([mla])([^mlaZ]*)/g)].flatMap(([, letter, step = '']) => {
    x += Number(step.match(/-?[\d.]+/g)?.at(-2));
    return letter === 'a' ? [x] : [];
  });
};

/** The masks of the design, each with the number of people that it carries. */
const masks: [seed: string, mask: string, people: number][] = [
  ['employee-central', '..o../.ooo./ooooo/.ooo./..o..', 13],
  ['payroll', 'ooooo/ooooo/ooooo/ooooo', 20],
  ['time-management', 'ooooo/.ooo./..o../.ooo./ooooo', 17],
  ['recruiting', 'ooooo/ooooo/.ooo./..o../..o..', 15],
  ['onboarding', '.ooo./ooooo/oo.oo/oo.oo/oo.oo', 20],
  ['performance-goals', '....o/...oo/..ooo/.oooo/ooooo', 15],
  ['succession-development', '..o../.ooo./..o../.ooo./ooooo', 13],
  ['learning', 'oo.oo/ooooo/ooooo/ooooo/..o..', 20],
  ['workforce-analytics', '....o/..o.o/o.o.o/o.o.o/ooooo', 14],
  ['compensation', 'o...o/ooooo/..o../..o../.ooo.', 12],
  ['business-ai-hr', '.o.o./ooooo/.ooo./ooooo/.o.o.', 17],
];

describe('a figure', () => {
  it.each(masks)('of %s goes round every dot of its mask in one line', (seed, mask, people) => {
    const { line, dots: d } = draw({ seed, mask });
    expect(lines(line)).toBe(1);
    expect(dots(d)).toBe(people);
  });

  it('is the same today and tomorrow, and another for another seed', () => {
    const mask = 'oooo/oooo/oooo';
    expect(draw({ seed: 'a', mask }).line).toBe(draw({ seed: 'a', mask }).line);
    expect(draw({ seed: 'a', mask }).line).not.toBe(draw({ seed: 'b', mask }).line);
  });

  it('is round for solutions, has corners for services, and both for the mark', () => {
    const mask = 'ooo';
    const line = (motif: 'kolam' | 'girih' | 'both') => draw({ seed: 'mark', mask, openness: 1, motif }).line;
    expect(line('girih')).not.toContain('a');
    expect(line('kolam').match(/a/g)?.length).toBeGreaterThan(line('both').match(/a/g)?.length ?? 0);
    expect(line('both')).toContain('a');
  });

  it('has over-strands only where it is woven', () => {
    expect(draw({ seed: 'support', style: 'strap' }).overs).toHaveLength(2);
    expect(draw({ seed: 'support', style: 'cells' }).overs).toBeUndefined();
  });

  it('takes one of six shapes where nobody gave it a mask', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `page-${i}`);
    expect(new Set(seeds.map(shapeFor)).size).toBe(6);
    expect(draw({ seed: 'page-1' })).toEqual(draw({ seed: 'page-1', mask: shapeFor('page-1') }));
  });

  it('touches the edge of its box unless it is woven', () => {
    expect(draw({ seed: 'a', mask: 'ooo' }).box).toBe('2 2 56 16');
    expect(draw({ seed: 'a', mask: 'ooo', style: 'strap' }).box).toBe('-4 -4 68 28');
  });

  it('of an article is a band of sixty dots that begins with corners and ends round', () => {
    const { line, dots: d } = draw(bandFigure('sap-payroll-offerings'));
    expect(dots(d)).toBe(60);
    expect(lines(line)).toBe(1);
    const ends = { corners: 7 * 20, band: 20 * 20 };
    const bows = bowsOf(line);
    expect(Math.min(...bows)).toBeGreaterThanOrEqual(ends.corners);
    expect(Math.max(...bows)).toBeGreaterThan(ends.band - 20);
  });

  it('can be drawn with a side left closed', () => {
    const ring = 'ooo/o.o/ooo';
    const edge = parse(ring).edges.findIndex(([a, b]) => a === 6 && b === 7);
    expect(drawOpen(ring, 'kolam', (side) => side === edge).line).not.toBe(drawOpen(ring, 'kolam').line);
  });

  it('exists for each of the six quotes', () => {
    for (const [i, { mask }] of getTestimonials().entries())
      expect(lines(draw({ seed: `quote-${i + 1}`, mask }).line)).toBe(1);
  });
});
