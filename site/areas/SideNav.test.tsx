// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './SideNav.examples.ts';
import { SideNav } from './SideNav.tsx';

afterEach(cleanup);
const current = (container: Element) =>
  [...container.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

describe('the side navigation', () => {
  it('marks the page you are on, once, in a list that small screens open', () => {
    const { container } = render(<SideNav {...examples['solutions, one list']} />);
    expect(current(container)).toEqual(['Payroll']);
    expect(screen.getByText('All solutions').textContent).toBe('All solutionsPayroll');
    expect(container.querySelector('details')?.open).toBe(false);
  });

  it('marks the head of a group when that is the page', () => {
    const { container } = render(<SideNav {...examples['the page that heads its group']} />);
    expect(current(container)).toEqual(['Consulting']);
  });

  it('marks nothing at an address that does not exist', () => {
    const { container } = render(<SideNav {...examples['an address that does not exist']} />);
    expect(current(container)).toEqual([]);
  });
});
