// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Thread } from './Thread.tsx';

afterEach(cleanup);
const items = ['Recruiting', 'Onboarding', 'Payroll'].map((name) => ({ name, text: 'One line' }));

it('closes the braid at the top and at the bottom, and nowhere between', () => {
  const { container } = render(<Thread items={items} />);
  const pieces = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(pieces.map((d) => [d.includes('10 0'), d.includes('10 20')])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('names in each link what it is about', () => {
  const links = items.map((item) => ({ ...item, href: `/solutions/${item.name.toLowerCase()}` }));
  render(<Thread items={links} more="Find out more" about={(name) => `about ${name}`} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    items.map(({ name }) => `${name}One lineFind out moreabout ${name}`),
  );
});
