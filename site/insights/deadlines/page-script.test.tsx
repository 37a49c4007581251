// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, fill } from '../../../common/wording.ts';
import { deadlines as all, deadlinesWords as words } from '../../../tests/support/insights.ts';
import { Deadlines } from './Deadlines.tsx';
import { keepFilter, refresh } from './page-script.ts';

/** A handful: jsdom takes its time with all of them. */
const deadlines = all.filter(({ slug }) => /^(2026-11|2026-12|2027-06|2031-06|open)/.test(slug));

/** The page as it was built on 16 November 2026. */
const open = (): HTMLElement => {
  const { container } = render(<Deadlines deadlines={deadlines} words={words} today="2026-11-16" />);
  const page = container.querySelector<HTMLElement>('[data-deadlines]');
  if (!page) throw new Error('there is no page');
  return page;
};
const entry = (page: HTMLElement, slug: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`[id="${slug}"]`);
  if (!found) throw new Error(`${slug} is not on the page`);
  return found;
};
const tick = (name: string) => screen.getByRole('checkbox', { name }).click();
const SLUG = '2026-11-20-employee-central-interfaces';

beforeEach(() => history.replaceState(null, '', '/insights/deadlines'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says of a date for whom it is, what to do, how sure it is and where it comes from', () => {
  const found = entry(open(), SLUG);
  const { title, affects, differs = '', sources } = deadlines.find(({ slug }) => slug === SLUG) ?? {};
  expect(within(found).getByRole('heading', { level: 3 }).textContent).toBe(title);
  expect(found.querySelector('time')?.dateTime).toBe('2026-11-20');
  for (const text of [...Object.values(words.facts), affects, differs, words.status.sap.planned])
    if (text !== words.facts.status) expect(found.textContent).toContain(text);
  for (const { label, href } of sources ?? [])
    expect(within(found).getByRole('link', { name: label }).getAttribute('href')).toBe(href);
});

describe('a visit on another day than the build', () => {
  it('counts the days from the day of the visit', () => {
    const page = open();
    expect(within(entry(page, SLUG)).getByText(count(4, words.left.days))).toBeTruthy();
    refresh(page, new Date(2026, 10, 19, 23, 30));
    expect(within(entry(page, SLUG)).getByText(words.left.tomorrow)).toBeTruthy();
    const today = screen.getByText(fill(words.todayIs, { date: '19 November 2026' }));
    expect(today.getAttribute('datetime')).toBe('2026-11-19');
  });
  it('moves what has passed to the past, in order', () => {
    const page = open();
    refresh(page, new Date(2026, 10, 21));
    const past = page.querySelector('[data-group=past]');
    expect(past?.lastElementChild).toBe(entry(page, SLUG));
    expect(within(entry(page, SLUG)).getByText(words.left.yesterday)).toBeTruthy();
    expect(past?.contains(entry(page, '2026-12-31-uae-emiratisation'))).toBe(false);
  });
  it('speaks of what has passed in the past tense, and never as done', () => {
    const page = open();
    const { textContent: before } = entry(page, SLUG);
    expect(before).toContain(words.status.sap.planned);
    refresh(page, new Date(2026, 10, 21));
    const { textContent: after } = entry(page, SLUG);
    expect(after).toContain(fill(words.status.sap.passed, { date: '20 November 2026' }));
    expect(after).not.toContain(words.status.sap.done);
    expect(after).not.toBe(before);
    expect(within(entry(page, SLUG)).queryByRole('link', { name: (name) => name.startsWith(words.add) })).toBeNull();
  });
  it('leaves no heading over a part in which everything has passed', () => {
    const page = open();
    expect(screen.getByRole('heading', { name: words.groups.quarter })).toBeTruthy();
    refresh(page, new Date(2027, 0, 2));
    keepFilter(page);
    expect(screen.queryByRole('heading', { name: words.groups.quarter })).toBeNull();
  });
  it('leaves a page of the same day alone', () => {
    const page = open();
    const before = page.innerHTML;
    refresh(page, new Date(2026, 10, 16, 8));
    expect(page.innerHTML).toBe(before);
  });
});

describe('the filter', () => {
  it('stands in the address, so that a choice can be sent to a colleague', () => {
    keepFilter(open());
    tick(words.areas.payroll);
    tick(words.regions.india);
    expect(location.search).toBe('?for=payroll,india');
  });
  it('is taken from the address', () => {
    history.replaceState(null, '', '/insights/deadlines?for=learning,nonsense');
    keepFilter(open());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.areas.learning }).checked).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1);
  });
  it('hides a part of the line in which nothing is left', () => {
    keepFilter(open());
    tick(words.areas.reporting);
    expect(screen.queryByRole('heading', { name: words.groups.quarter })).toBeNull();
    expect(screen.getByRole('heading', { name: words.groups.later })).toBeTruthy();
  });
  it('counts the older dates that are left, and hides them where there are none', () => {
    const past = all.filter(({ slug }) => slug < '2026-11-16');
    const { container } = render(<Deadlines deadlines={past} words={words} today="2026-11-16" />);
    const page = container.querySelector<HTMLElement>('[data-deadlines]');
    const older = container.querySelector<HTMLElement>('details:has(> ol)');
    if (!page || !older) throw new Error('There are no older dates.');
    keepFilter(page);
    tick(words.areas.learning);
    const learning = older.querySelectorAll('[data-areas~=learning]').length;
    expect(learning).toBeGreaterThan(0);
    expect(older.querySelector('summary')?.textContent).toBe(count(learning, words.earlier));
    for (const entry of older.querySelectorAll('[data-areas~=learning]')) entry.remove();
    tick(words.regions.europe);
    expect(older.hidden).toBe(true);
  });
  it('goes back to every date', () => {
    keepFilter(open());
    tick(words.areas.reporting);
    screen.getByRole('link', { name: words.filter.reset }).click();
    expect(location.search).toBe('');
    expect(screen.getByRole('heading', { name: words.groups.quarter })).toBeTruthy();
  });
});
