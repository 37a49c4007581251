// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Claim, Claims } from './Claims.tsx';

afterEach(cleanup);

describe('the claims', () => {
  const claims: Claim[] = [
    { shown: '20+', count: 20, label: 'years of experience' },
    { shown: '22', count: 22, label: 'services in 6 categories', stacks: 6 },
  ];
  const drawings = () =>
    [...render(<Claims label="DHR in numbers" claims={claims} />).container.querySelectorAll('svg')].map((svg) => ({
      height: Number(svg.getAttribute('viewBox')?.split(' ')[3]),
      dots: [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      ),
    }));

  it('show exactly as many dots as the number says, in rows of ten or in stacks, none on top of another', () => {
    const dots = drawings().map((drawing) => drawing.dots);
    expect(dots.map((places) => new Set(places.map(String)).size)).toEqual([20, 22]);
    expect(dots.map((places) => new Set(places.map(([x]) => x)).size)).toEqual([10, 6]);
  });

  it('stand on one base line, whatever their height', () => {
    for (const { height, dots } of drawings()) expect(height - Math.max(...dots.map(([, y]) => y))).toBe(4);
  });
});
