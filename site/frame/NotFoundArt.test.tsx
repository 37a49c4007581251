// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundArt } from './NotFoundArt.tsx';

afterEach(cleanup);

/** Whether a straight stretch of the line runs through a point. */
const runsThrough = (d: string, x: number, y: number): boolean => {
  let place: readonly [number, number] = [0, 0];
  const points = [...d.matchAll(/[ml](-?[\d.]+) ?(-?[\d.]+)/g)].map(([, dx, dy]) => {
    place = [place[0] + Number(dx), place[1] + Number(dy)];
    return place;
  });
  return points.some(([x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = points[(i + 1) % points.length] ?? [];
    const onLine = (x - x1) * (y2 - y1) === (y - y1) * (x2 - x1);
    return onLine && (x - x1) * (x - x2) < 0;
  });
};

describe('the art of a page that does not exist', () => {
  it('shows 4, 0 and 4: the same four twice, drawn round, and the zero drawn with corners', () => {
    const { container } = render(<NotFoundArt />);
    const lines = [...container.querySelectorAll('svg path:first-child')].map((path) => path.getAttribute('d'));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(lines[2]);
    expect(lines[0]).toContain('a7.07');
    expect(lines[1]).not.toContain('a');
  });

  it('leaves the zero open at the bottom, and only there', () => {
    const { container } = render(<NotFoundArt />);
    const zero = container.querySelectorAll('svg path:first-child')[1]?.getAttribute('d') ?? '';
    expect(runsThrough(zero, 40, 90)).toBe(false);
    expect(runsThrough(zero, 40, 10)).toBe(true);
    expect(runsThrough(zero, 20, 90)).toBe(true);
    expect(runsThrough(zero, 60, 90)).toBe(true);
  });
});
