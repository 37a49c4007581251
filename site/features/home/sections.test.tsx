// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Claims } from './sections.tsx';

it('claims show exactly as many dots as the number says, in rows of ten, none on top of another', () => {
  const claims = [20, 22].map((count) => ({ shown: `${count}+`, count, label: `claim ${count}` }));
  const { container } = render(<Claims label="DHR in numbers" claims={claims} />);
  const places = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.split(/(?=M)/) ?? []);
  expect(places.map((dots) => new Set(dots).size)).toEqual([20, 22]);
  expect(places.map((dots) => new Set(dots.map((dot) => dot.split(' ')[0])).size)).toEqual([10, 10]);
});
