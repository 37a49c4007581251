// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './NewsList.examples.ts';
import { NewsList } from './NewsList.tsx';

afterEach(cleanup);

it('says of each item whether its day has come, and gives it a fragment of its own', () => {
  const { container } = render(<NewsList {...examples['one to come and one past, each with its source']} />);
  const items = screen.getAllByRole('listitem');
  expect(items[0]?.textContent).toContain('12 November 2027Upcoming');
  expect(items[1]?.textContent).toContain('13 November 2026Date has passed');
  expect(container.querySelector('[id="2027-11-12-basic-authentication"] time')?.getAttribute('datetime')).toBe(
    '2027-11-12',
  );
});

it('names the source where there is one, and links to it where it has an address', () => {
  render(<NewsList {...examples['one to come and one past, each with its source']} />);
  const sources = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(sources).toEqual([['Release calendar', 'https://sap.example/releases']]);
  expect(screen.getByText('Source: A talk in May').querySelector('a')).toBeNull();
});
