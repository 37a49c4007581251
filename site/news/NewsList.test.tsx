// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { NewsList } from './NewsList.tsx';

const item = (slug: string, isPast: boolean, source: { label: string; href?: string }) => ({
  slug,
  date: new Date(slug),
  isPast,
  title: 'A title',
  summary: 'A summary.',
  sources: [source],
  html: '<p>A text.</p>',
});

beforeEach(() => {
  const items = [
    item('2027-11-12', false, { label: 'A talk in May' }),
    item('2026-11-13', true, { label: 'Release calendar', href: 'https://sap.example/releases' }),
  ];
  render(<NewsList words={exampleWords} items={items} />);
});
afterEach(cleanup);

it('says of each item whether its day has come, and gives it a fragment of its own', () => {
  const items = screen.getAllByRole('listitem');
  expect(items[0]?.textContent).toContain('12 November 2027Upcoming');
  expect(items[1]?.textContent).toContain('13 November 2026Date has passed');
  expect(document.querySelector('[id="2027-11-12"] time')?.getAttribute('datetime')).toBe('2027-11-12');
});

it('names the source where there is one, and links to it where it has an address', () => {
  const sources = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(sources).toEqual([['Release calendar', 'https://sap.example/releases']]);
  expect(screen.getByText('Source: A talk in May').querySelector('a')).toBeNull();
});
