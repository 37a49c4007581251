// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { deadlines as all, deadlinesWords as words } from '../../../../tests/support/insights.ts';
import { DeadlineActions, Deadlines } from './Deadlines.tsx';
import { datedOf } from './deadlines.ts';
import { openTarget, refresh, startFilter } from './page-script.ts';
import { YearLine } from './YearLine.tsx';

/** A handful: jsdom takes its time with all of them. */
const deadlines = all.filter(({ slug }) => /^(2025|2026-11|2026-12|2027-06|2031-06|open)/.test(slug));
const SLUG = '2026-11-20-employee-central-interfaces';

/** The page as it was built on 16 November 2026, visited on another day. */
function open(visit: Date, address = '/insights/deadlines') {
  history.replaceState(null, '', address);
  const facts = { dated: datedOf(deadlines), words, today: '2026-11-16' };
  const { container } = render(
    <>
      <DeadlineActions words={words} host="dhr.example" />
      <YearLine {...facts} />
      <Deadlines deadlines={deadlines} {...facts} />
    </>,
  );
  const page = container.querySelector<HTMLElement>('[data-deadlines]');
  if (!page) throw new Error('there is no page');
  refresh(page, visit);
  startFilter(page);
  openTarget();
  return page;
}
/** The row of a date: a link leads to the item itself or to what opens in it. */
function row(slug: string) {
  return document.getElementById(slug)?.closest('li') ?? document.createElement('li');
}
function shown() {
  return [...document.querySelectorAll<HTMLElement>('[data-for]')].filter(({ hidden }) => !hidden);
}
function dot(slug: string) {
  return document.querySelector(`[data-dot="${slug}"]`);
}
function chip(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name} \\d+$`), hidden: true });
}
function passed() {
  return document.querySelector<HTMLElement>('[data-passed]') ?? document.createElement('p');
}
function feeds() {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-feed]')].map(({ href }) =>
    href.replace(location.origin, ''),
  );
}
afterEach(cleanup);

it('says of a date for whom it is, what to do, how sure it is and where it comes from', () => {
  open(new Date(2026, 10, 19, 23, 30));
  const found = row(SLUG);
  const { title, affects, differs, sources } = deadlines.find(({ slug }) => slug === SLUG) ?? {};
  expect(within(found).getByRole('heading', { level: 3, hidden: true }).textContent).toBe(title);
  for (const text of [...Object.values(words.facts), affects, differs, words.status.sap.planned, words.left.tomorrow])
    expect(found.textContent).toContain(text);
  for (const { label, href } of sources ?? [])
    expect(within(found).getByRole('link', { name: label, hidden: true }).getAttribute('href')).toBe(href);
});

it('opens where a link leads, and moves what has passed to the end', () => {
  open(new Date(2026, 10, 21), `/insights/deadlines#${SLUG}`);
  expect(passed().contains(row(SLUG))).toBe(true);
  expect(row(SLUG).textContent).not.toContain(words.facts.action);
  expect(dot(SLUG)).toBeNull();
  expect(passed()).toHaveProperty('open', true);
});

it('marks on the line and in the list what is near on the day of the visit', () => {
  const slug = '2027-06-07-eu-pay-gap-reports';
  const marks = () => [dot(slug), row(slug).querySelector('[data-left]')].map((part) => part?.hasAttribute('data-due'));
  open(new Date(2026, 10, 16));
  expect(marks()).toEqual([false, false]);
  cleanup();
  open(new Date(2027, 2, 9));
  expect(marks()).toEqual([true, true]);
});

it('leaves no heading over a part in which everything has passed', () => {
  open(new Date(2027, 0, 2));
  expect(screen.queryByRole('heading', { name: new RegExp(words.groups.quarter) })).toBeNull();
  expect(
    screen.getByRole('heading', { name: new RegExp(`2027.*${words.dates.one.replace('{n}', '1')}`) }),
  ).toBeTruthy();
});

it('shows only what is chosen, and says how many', () => {
  open(new Date(2026, 10, 16));
  fireEvent.click(chip(words.regions.gulf));
  const gulf = deadlines.filter(({ region }) => region === 'gulf').map(({ slug }) => slug);
  expect(shown().map((item) => item.querySelector('[id]')?.id ?? item.id)).toEqual(gulf);
  const numbers = { n: shown().length, total: deadlines.length };
  expect(screen.getByRole('status').textContent).toBe(fill(words.filter.shown, numbers));
  expect(passed().hidden).toBe(true);
  expect([dot(SLUG), dot(gulf[0] ?? '')].map((part) => part?.hasAttribute('data-off'))).toEqual([true, false]);
  expect(location.search).toBe('?for=gulf');
  expect(feeds()).toEqual(['webcal://dhr.example/insights/deadlines/gulf.ics', '/insights/deadlines/gulf.ics']);
  fireEvent.click(chip(words.filter.all));
  expect(shown()).toHaveLength(deadlines.length);
  expect(location.search).toBe('');
  expect(feeds()[1]).toBe('/insights/deadlines.ics');
});

it.each([
  ['reporting', 'Reporting'],
  ['reporting,india', 'Reporting'],
  ['nonsense', words.filter.all],
])('takes %s from the address as %j, with the number of dates that are ahead', (asked, name) => {
  open(new Date(2026, 10, 16), `/insights/deadlines?for=${asked}`);
  const pressed = screen.getByRole('button', { pressed: true, hidden: true });
  const ahead = shown().filter((item) => !passed().contains(item)).length;
  expect(pressed.textContent).toBe(`${name} ${ahead}`);
  expect(shown().length < deadlines.length).toBe(name !== words.filter.all);
});
