// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('says of each item whether its day has come and where it comes from, and gives it its own fragment', () => {
  const items = [
    item('2027-11-12', false, { label: 'A talk in May' }),
    item('2026-11-13', true, { label: 'Release calendar', href: 'https://sap.example/releases' }),
  ];
  render(<NewsList words={exampleWords} items={items} />);
  const [coming, past] = screen.getAllByRole('listitem');
  expect([coming?.id, past?.id]).toEqual(['2027-11-12', '2026-11-13']);
  expect(coming?.textContent).toContain('12 November 2027Upcoming');
  expect(past?.textContent).toContain('13 November 2026Date has passed');
  const sources = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(sources).toEqual([['Release calendar', 'https://sap.example/releases']]);
  expect(screen.getByText('Source: A talk in May')).toBeTruthy();
});
