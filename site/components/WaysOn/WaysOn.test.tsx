// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './WaysOn.examples.ts';
import { WaysOn } from './WaysOn.tsx';

afterEach(cleanup);
const marked = (container: Element) => [...container.querySelectorAll('[data-nearest]')];

it('lets the server put the nearest page on the first way', () => {
  const { container } = render(<WaysOn {...examples['with words for the nearest page']} />);
  expect(marked(container).map(({ textContent }) => textContent)).toEqual(['All services']);
  expect(marked(container)[0]?.getAttribute('data-nearest-text')).toBe('Did you mean {name}?');
});

it('marks no way where there are no words for a nearest page', () => {
  const { container } = render(<WaysOn {...examples['without a nearest page']} />);
  expect(marked(container)).toEqual([]);
});
