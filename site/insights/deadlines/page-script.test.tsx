// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { deadlines as all, deadlinesWords as words } from '../../../tests/support/insights.ts';
import { DeadlineActions, Deadlines } from './Deadlines.tsx';
import { datedOf } from './deadlines.ts';
import { refresh, startFilter } from './page-script.ts';

/** A handful: jsdom takes its time with all of them. */
const deadlines = all.filter(({ slug }) => /^(2025|2026-11|2026-12|2027-06|2031-06|open)/.test(slug));
const SLUG = '2026-11-20-employee-central-interfaces';

/** The page as it was built on 16 November 2026, visited on another day. */
function open(visit: Date, address = '/insights/deadlines') {
  history.replaceState(null, '', address);
  const { container } = render(
    <>
      <DeadlineActions words={words} host="dhr.example" />
      <Deadlines deadlines={deadlines} dated={datedOf(deadlines)} words={words} today="2026-11-16" />
    </>,
  );
  const page = container.querySelector<HTMLElement>('[data-deadlines]');
  if (!page) throw new Error('there is no page');
  refresh(page, visit);
  startFilter(screen.getByRole('combobox'), page);
  return page;
}
function entry(slug: string): HTMLElement {
  return document.getElementById(slug) ?? document.createElement('p');
}
function shown() {
  return [...document.querySelectorAll<HTMLElement>('[data-for]')].filter(({ hidden }) => !hidden);
}
function passed() {
  return document.querySelector<HTMLElement>('[data-passed]') ?? document.createElement('p');
}
function feeds() {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-feed]')].map(({ href }) =>
    href.replace(location.origin, ''),
  );
}
function choose(value: string) {
  return fireEvent.change(screen.getByRole('combobox'), { target: { value } });
}

afterEach(cleanup);

it('says of a date for whom it is, what to do, how sure it is and where it comes from', () => {
  open(new Date(2026, 10, 19, 23, 30));
  const found = entry(SLUG);
  const { title, affects, differs, sources } = deadlines.find(({ slug }) => slug === SLUG) ?? {};
  expect(within(found).getByRole('heading', { level: 3 }).textContent).toBe(title);
  for (const text of [...Object.values(words.facts), affects, differs, words.status.sap.planned, words.left.tomorrow])
    expect(found.textContent).toContain(text);
  for (const { label, href } of sources ?? [])
    expect(within(found).getByRole('link', { name: label, hidden: true }).getAttribute('href')).toBe(href);
});

it('leaves no heading over a part in which everything has passed', () => {
  open(new Date(2027, 0, 2));
  expect(screen.queryByRole('heading', { name: words.groups.quarter })).toBeNull();
  expect(screen.getByRole('heading', { name: words.groups.year })).toBeTruthy();
});

it('shows only what is chosen, and says how many', () => {
  open(new Date(2026, 10, 16));
  choose('gulf');
  expect(shown().map(({ id }) => id)).toEqual(
    deadlines.filter(({ region }) => region === 'gulf').map(({ slug }) => slug),
  );
  const numbers = { n: shown().length, total: deadlines.length };
  expect(screen.getByRole('status').textContent).toBe(fill(words.filter.shown, numbers));
  expect(passed().hidden).toBe(true);
  expect(location.search).toBe('?for=gulf');
  expect(feeds()).toEqual(['webcal://dhr.example/insights/deadlines/gulf.ics', '/insights/deadlines/gulf.ics']);
  choose('');
  expect(shown()).toHaveLength(deadlines.length);
  expect(location.search).toBe('');
  expect(feeds()[1]).toBe('/insights/deadlines.ics');
});

it.each([
  ['learning', 'learning'],
  ['learning,india', 'learning'],
  ['nonsense', ''],
])('takes %s from the address as %j', (asked, value) => {
  open(new Date(2026, 10, 16), `/insights/deadlines?for=${asked}`);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(value);
  expect(shown().length < deadlines.length).toBe(value !== '');
});
