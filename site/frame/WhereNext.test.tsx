// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './WhereNext.examples.ts';
import { WhereNext } from './WhereNext.tsx';

afterEach(cleanup);
const marked = (container: Element) => [...container.querySelectorAll('[data-nearest]')];

it('keeps three hidden places for the pages that the server may offer', () => {
  const { container } = render(<WhereNext {...examples['with words for the nearest page']} />);
  expect(marked(container).map((item) => item.getAttribute('data-nearest'))).toEqual(
    Array(3).fill('Did you mean {name}?'),
  );
  expect(marked(container).every((item) => item.hasAttribute('hidden'))).toBe(true);
});

it('keeps none where there are no words for them', () => {
  const { container } = render(<WhereNext {...examples['without a nearest page']} />);
  expect(marked(container)).toEqual([]);
});
