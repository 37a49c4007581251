// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Thread } from './Thread.tsx';

afterEach(cleanup);
const items = ['Recruiting', 'Onboarding', 'Payroll'].map((name) => ({
  name,
  text: 'One line',
  href: `/solutions/${name.toLowerCase()}`,
}));
const links = { items, more: 'Find out more', about: (name: string) => `about ${name}` };
const pieces = (container: Element) =>
  [...container.querySelectorAll('li > svg path')].map((path) => path.getAttribute('d'));

it('closes the braid at the top and at the bottom, and nowhere between', () => {
  const { container } = render(<Thread {...links} />);
  const [first, middle, last] = pieces(container);
  const goesUp = (d: string | null | undefined) => d?.includes('10 0') ?? false;
  const goesDown = (d: string | null | undefined) => d?.includes('10 20') ?? false;
  expect([goesUp(first), goesDown(first)]).toEqual([false, true]);
  expect([goesUp(middle), goesDown(middle)]).toEqual([true, true]);
  expect([goesUp(last), goesDown(last)]).toEqual([true, false]);
});

it('names in each link what it is about', () => {
  render(<Thread {...links} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    items.map(({ name }) => `${name}One lineFind out moreabout ${name}`),
  );
});

it('shows steps without links in their order', () => {
  render(<Thread items={items.map(({ name, text }) => ({ name, text }))} />);
  expect(screen.queryByRole('link')).toBeNull();
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(names).toEqual(items.map(({ name }) => name));
});
