// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords } from '../../gallery/example-context.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(cleanup);
const trail = (path: string) => {
  render(<Breadcrumbs path={path} words={exampleWords} />);
  return screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);
};

describe('the breadcrumb', () => {
  it('begins at Home, capitalises each word of the address and does not link the page you are on', () => {
    expect(trail('/solutions/performance-goals')).toEqual([
      ['Home', '/'],
      ['Solutions', '/solutions'],
      ['Performance Goals', null],
    ]);
    expect(screen.getByText('Performance Goals').getAttribute('aria-current')).toBe('page');
  });

  it('keeps capitals that are in the address', () => {
    expect(trail('/blogs/SAP-Payroll-Offerings').at(-1)).toEqual(['SAP Payroll Offerings', null]);
  });

  it('has a name of its own among the navigations of a page', () => {
    trail('/about-us');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  });
});
