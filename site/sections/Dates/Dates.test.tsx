// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords, onPage } from '../../../tests/support/examples/context.ts';
import { Dates } from './Dates.tsx';

afterEach(cleanup);
const data = {
  kind: 'dates' as const,
  heading: 'Dates to plan for',
  items: [
    {
      date: new Date('2027-12-31'),
      before: 'Mainstream maintenance will end.',
      after: 'Mainstream maintenance has ended.',
      source: 'https://sap.example/maintenance',
    },
    { date: new Date('2026-11-13'), before: 'The release will come.', after: 'The release has come.' },
  ],
};
const on = (day: string) => {
  render(<Dates {...onPage(data, { today: new Date(day) })} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('dated changes', () => {
  it.each([
    ['2026-11-12', `${exampleWords('upcoming')}The release will come.`],
    ['2026-11-13', `${exampleWords('past')}The release has come.`],
  ])('say on %s what is true, in the order of their days', (day, words) => {
    const [first, second] = on(day);
    expect(first).toBe(`13 November 2026${words}`);
    expect(second).toContain('31 December 2027');
  });

  it('name the source where there is one', () => {
    on('2026-11-15');
    const sources = screen.getAllByRole('link', { name: exampleWords('source') });
    expect(sources.map((link) => link.getAttribute('href'))).toEqual(['https://sap.example/maintenance']);
  });
});
