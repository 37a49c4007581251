// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './Claims.examples.ts';
import { Claims } from './Claims.tsx';

afterEach(cleanup);
const places = (path: Element) =>
  [...(path.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
const drawings = (container: Element) => [...container.querySelectorAll('svg path')].map(places);

describe('the claims', () => {
  it('show exactly as many dots as the number says, none on top of another', () => {
    const { container } = render(<Claims {...examples['the six of the home page']} />);
    const dots = drawings(container);
    expect(dots.map(({ length }) => length)).toEqual([20, 22, 11, 100, 50, 30]);
    for (const some of dots) expect(new Set(some.map(String)).size).toBe(some.length);
  });

  it('stand in rows of ten, or in as many stacks as the claim asks for', () => {
    const { container } = render(<Claims {...examples['the six of the home page']} />);
    const columns = drawings(container).map((dots) => new Set(dots.map(([x]) => x)).size);
    expect(columns).toEqual([10, 6, 10, 10, 10, 10]);
  });

  it('stand on one base line, whatever their height', () => {
    const { container } = render(<Claims {...examples['the six of the home page']} />);
    for (const svg of container.querySelectorAll('svg')) {
      const height = Number(svg.getAttribute('viewBox')?.split(' ')[3]);
      const lowest = Math.max(...[...svg.querySelectorAll('path')].flatMap(places).map(([, y = 0]) => y));
      expect(height - lowest).toBe(4);
    }
  });

  it('pair every number with its words', () => {
    render(<Claims {...examples['the six of the home page']} />);
    expect(
      screen
        .getAllByRole('term')
        .map((term, i) => `${screen.getAllByRole('definition')[i]?.textContent} ${term.textContent}`),
    ).toEqual([
      '20+ years of experience',
      '22 services in 6 categories',
      '11 solution modules',
      '100+ countries implemented',
      '50+ payroll experts',
      '30+ recruiters',
    ]);
  });
});
