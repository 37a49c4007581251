// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { examples } from './Pager.examples.ts';
import { Pager } from './Pager.tsx';

afterEach(cleanup);

it.each([
  ['on the first page', ['/blogs/page-2']],
  ['between two pages', ['/blogs/page-3', '/blogs/page-5']],
  ['on the last page', ['/blogs/page-8']],
] as const)('leads to the pages beside it: %s', (name, links) => {
  expect(hrefs(render(<Pager {...examples[name]} />).container)).toEqual(links);
});

it('is not there when one page holds all articles', () => {
  const { container } = render(<Pager {...examples['on the first page']} count={1} />);
  expect(container.childElementCount).toBe(0);
});
