// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleWords, onPage } from '../../../tests/support/examples/context.ts';
import { examples } from './Dates.examples.ts';
import { Dates } from './Dates.tsx';

afterEach(cleanup);
const { data } = examples['one date gone, one to come'];
const on = (day: string) => {
  render(<Dates {...onPage(data, { today: new Date(day) })} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('dated changes', () => {
  it('stand in the order of their days, whatever the order in the file', () => {
    expect(on('2026-11-15').map((text) => text?.slice(0, 16))).toEqual(['13 November 2026', '31 December 2027']);
  });

  it('say what was planned until the day, and what is true from that day on', () => {
    expect(on('2026-11-12')[0]).toBe(
      `13 November 2026${exampleWords('upcoming')}The second release of the year will reach production.`,
    );
    cleanup();
    expect(on('2026-11-13')[0]).toBe(
      `13 November 2026${exampleWords('past')}The second release of the year has reached production.`,
    );
  });

  it('name the source where there is one', () => {
    on('2026-11-15');
    const sources = screen
      .getAllByRole('link', { name: exampleWords('source') })
      .map((link) => link.getAttribute('href'));
    expect(sources).toEqual(['https://sap.example/maintenance']);
  });
});
