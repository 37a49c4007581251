// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { arrowRight, arrowUpRight } from '../../../ui/icons.ts';
import { examples } from './Links.examples.ts';
import { Links } from './Links.tsx';

afterEach(cleanup);

it('shows by its arrow which link leaves the site', () => {
  const { container } = render(<Links {...examples['one leaves the site, one has no text']} />);
  const arrows = [...container.querySelectorAll('a')].map((link) => link.querySelector('path')?.getAttribute('d'));
  expect(arrows).toEqual([arrowUpRight, arrowRight]);
});
