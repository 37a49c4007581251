// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './Thread.examples.ts';
import { Thread } from './Thread.tsx';

afterEach(cleanup);
const pieces = (container: Element) =>
  [...container.querySelectorAll('li > svg path')].map((path) => path.getAttribute('d'));

it('closes the braid at the top and at the bottom, and nowhere between', () => {
  const { container } = render(<Thread {...examples['rows that lead somewhere']} />);
  const [first, middle, last] = pieces(container);
  const goesUp = (d: string | null | undefined) => d?.includes('10 0') ?? false;
  const goesDown = (d: string | null | undefined) => d?.includes('10 20') ?? false;
  expect([goesUp(first), goesDown(first)]).toEqual([false, true]);
  expect([goesUp(middle), goesDown(middle)]).toEqual([true, true]);
  expect([goesUp(last), goesDown(last)]).toEqual([true, false]);
});

it('names in each link what it is about', () => {
  render(<Thread {...examples['rows that lead somewhere']} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'RecruitingFrom the vacancy to the offerFind out moreabout Recruiting',
    'OnboardingA first day that worksFind out moreabout Onboarding',
    'PayrollPaid right, on the dayFind out moreabout Payroll',
  ]);
});

it('shows steps without links in their order', () => {
  render(<Thread {...examples['plain steps']} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Discover',
    'Prepare',
    'Explore',
  ]);
});
