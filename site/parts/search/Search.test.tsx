// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { stubDialog } from '../../../tests/support/components/visitor.ts';
import { exampleWords } from '../../../tests/support/examples/context.ts';
import { deadlinesWords } from '../../../tests/support/insights.ts';
import { getWords } from '../../content/get-content.ts';
import { type Found, type Hit, type Lookup, startSearch } from './find-pages.ts';
import { Search } from './Search.tsx';

const words = getWords();
const { left } = deadlinesWords;
const lookup = vi.fn<Lookup>();
const onClose = vi.fn<() => void>();
function hit(n: number): Hit {
  return {
    href: `/services/page-${n}`,
    title: `Page ${n}`,
    area: 'Services',
    excerpt: [{ text: 'Every payroll is checked.', isMatch: false }],
  };
}
function found(total: number): Found {
  return { records: [], left, total, hits: Array.from({ length: total }, (_, i) => hit(i + 1)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubDialog();
  lookup.mockResolvedValue(found(3));
  render(<Search lookup={lookup} words={exampleWords} onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: words.searchLabel });
}
function status() {
  return screen.getByRole('status');
}
function result(number: number) {
  return screen.getByRole('link', { name: `Page ${number}` });
}
function key(name: string) {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
}
function pause() {
  return act(() => vi.advanceTimersByTimeAsync(500));
}
/** Types, and stops long enough to be answered. */
async function type(value: string) {
  field().focus();
  fireEvent.change(field(), { target: { value } });
  await pause();
}

it('sets apart what was found by another word, and says which', async () => {
  lookup.mockResolvedValue({ ...found(2), hits: [hit(1), { ...hit(2), also: 'payroll' }] });
  await type('gratuity');
  const [first, second] = screen.getAllByRole('list');
  expect(first).toHaveTextContent('Page 1');
  expect(second).toHaveTextContent('Page 2');
  expect(screen.getByText(fill(words.searchAlso, { query: 'payroll' }))).toBeVisible();
});

it('shows what is called by that name first: a date with its days left and its calendar file', async () => {
  vi.setSystemTime(new Date(2026, 10, 19, 12));
  const at = { first: '2026-12-31', last: '2026-12-31', precision: 'day', label: '31 December 2026' } as const;
  const date = { href: '/insights/deadlines#tax', title: 'New tax', area: 'Deadlines', text: 'Prepare.', at };
  const over = { ...date, href: '/insights/deadlines#old', title: 'Old tax', at: { ...at, last: '2026-11-18' } };
  lookup.mockResolvedValue({ ...found(1), records: [date, over] });
  await type('tax');
  const [records, pages] = screen.getAllByRole('list');
  expect(records).toHaveTextContent('31 December 2026 42 days left');
  const calendars = within(records ?? document.body).getAllByRole('link', { name: words.searchAdd });
  expect(calendars.map((link) => link.getAttribute('href'))).toEqual(['/insights/deadlines/tax.ics']);
  expect(pages).toHaveTextContent('Page 1');
  expect(status()).toHaveTextContent('3 results');
  lookup.mockResolvedValue({ ...found(0), records: [date] });
  await type('taxes');
  expect(status()).toHaveTextContent('1 result');
});

it('says what it looked for when a word was mistyped', async () => {
  lookup.mockResolvedValue({ ...found(1), corrected: 'payroll' });
  await type('pyaroll');
  expect(status()).toHaveTextContent('1 result for “payroll” You typed “pyaroll”.');
});

it('asks once for a word, not once for each letter', async () => {
  await pause();
  lookup.mockClear();
  for (const value of ['p', 'pa', 'pay']) fireEvent.change(field(), { target: { value } });
  await type('payroll ');
  expect(lookup.mock.calls).toEqual([['payroll', 20]]);
});

it('shows the answer to what is in the field, however late others come', async () => {
  let answerLate: (late: Found) => void = () => undefined;
  lookup.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  await type('pay');
  lookup.mockResolvedValueOnce(found(2));
  await type('payroll');
  await act(async () => answerLate(found(7)));
  expect(status()).toHaveTextContent('2 results for “payroll”');
});

it('offers pages while the field is empty', async () => {
  await type('  ');
  expect(status()).toHaveTextContent(words.searchHint);
  expect(lookup).toHaveBeenLastCalledWith('', 20);
  expect(result(1)).toBeVisible();
});

it('says where to look when the search is out of order', async () => {
  lookup.mockRejectedValue(new Error('offline'));
  await type('xyz');
  expect(status()).toHaveTextContent(words.searchFailed);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sitemap', '/contact-us']);
});

it('moves through the results with the arrows once they answer what was typed, and back to the field', async () => {
  await type('  ');
  fireEvent.change(field(), { target: { value: 'payroll' } });
  key('ArrowDown');
  expect(field()).toHaveFocus();
  await pause();
  expect(result(1)).toHaveFocus();
  key('ArrowDown');
  expect(result(2)).toHaveFocus();
  key('ArrowUp');
  key('ArrowUp');
  expect(field()).toHaveFocus();
});

it('leads to the first result with Enter, as soon as there is one, unless the visitor types on', async () => {
  await type('pay');
  fireEvent.change(field(), { target: { value: 'payr' } });
  fireEvent.submit(field());
  await type('payroll');
  expect(field()).toHaveFocus();
  fireEvent.change(field(), { target: { value: 'payrolls' } });
  fireEvent.submit(field());
  expect(field()).toHaveFocus();
  await pause();
  expect(result(1)).toHaveFocus();
});

it('closes with Esc even with words in the field, at the button and on the page behind, not inside', async () => {
  await type('payroll');
  fireEvent.click(field());
  expect(onClose).not.toHaveBeenCalled();
  key('Escape');
  fireEvent.click(screen.getByRole('dialog', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: words.searchClose, hidden: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('tries again with the next question where the index could not be fetched', async () => {
  const fetching = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetching);
  const search = startSearch();
  await expect(search('payroll', 10)).rejects.toThrow('503');
  await expect(search('payroll', 10)).rejects.toThrow('503');
  expect(fetching).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
