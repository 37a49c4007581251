// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { examples } from './Packages.examples.ts';
import { packagesSchema } from './Packages.schema.ts';
import { Packages } from './Packages.tsx';

afterEach(cleanup);
const example = examples['Bronze, Silver and Gold'];

describe('the support packages', () => {
  it('stand as three columns with the values of each row under them', () => {
    render(<Packages {...example} />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'BronzeA stable system with administrators of its own',
      'SilverA growing system with regular changeUsual starting point',
      'GoldSeveral countries and a payroll every month',
    ]);
    const row = screen.getByRole('row', { name: /^Release management/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ dataset, textContent }) => `${dataset['column']}: ${textContent}`)).toEqual([
      'Bronze: Not included',
      'Silver: Included',
      'Gold: Included',
    ]);
  });

  it('always write "Included" and "Not included"; the icon is extra and silent', () => {
    render(<Packages {...example} />);
    for (const value of screen.getAllByText('Included'))
      expect(value.querySelector('svg[aria-hidden=true]')).toBeTruthy();
    expect(screen.getByText('Once a year').querySelector('svg')).toBeNull();
  });

  it('mark the row that divides them', () => {
    const { container } = render(<Packages {...example} />);
    const marked = [...container.querySelectorAll('tr[data-key]')].map((row) => row.querySelector('th')?.textContent);
    expect(marked).toEqual(['Release management']);
  });

  it('lead to the form with the package in the message and support chosen', () => {
    render(<Packages {...example} />);
    const [, silver] = screen.getAllByRole('link', { name: /^Ask about/ });
    expect(silver?.getAttribute('href')).toBe('/contact-us?service=support&ask=silver#message');
    for (const { topic } of example.data.packages) expect(Object.keys(words.asks)).toContain(topic);
  });

  it('draw one dot for each row, a large one where there is more than in the package before', () => {
    const { container } = render(<Packages {...example} />);
    const counts = [...container.querySelectorAll('th svg')].map((svg) =>
      [...svg.querySelectorAll('path + path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0),
    );
    expect(counts).toEqual([
      [3, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  it('say which one to begin with, and why', () => {
    render(<Packages {...example} />);
    const why = screen.getByText('It is the smallest with release management.', { exact: false });
    expect(why.textContent).toBe('Usual starting point: Silver. It is the smallest with release management.');
  });

  it('refuse to begin with a package that is not there, and say so', () => {
    const start = { package: 'Platinum', label: 'Usual starting point', why: 'It shines.' };
    const result = packagesSchema.safeParse({ ...example.data, start });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['start.package', 'is not one of the three packages: write the name of one of them, letter by letter'],
    ]);
  });

  it('refuse a row that forgets one of the three', () => {
    const rows = [{ label: 'Release management', values: ['Not included', 'Included'] }];
    expect(packagesSchema.safeParse({ ...example.data, rows }).success).toBe(false);
  });
});
