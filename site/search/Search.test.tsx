// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../common/wording.ts';
import { stubDialog } from '../../tests/support/components/dialog.ts';
import { getWords } from '../content.ts';
import type { Found, Lookup } from './find.ts';
import { exampleHits, examples } from './Search.examples.ts';
import { Search } from './Search.tsx';

const words = getWords();

const lookup = vi.fn<Lookup>();
const onClose = vi.fn<() => void>();
const found = (count: number): Found => ({ total: count, hits: exampleHits(count) });

beforeEach(() => {
  vi.useFakeTimers();
  stubDialog();
  lookup.mockImplementation(async (_, limit) => ({ total: 24, hits: exampleHits(24).slice(0, limit) }));
  render(<Search {...examples['just opened']} lookup={lookup} onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  lookup.mockReset();
  onClose.mockReset();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: words.searchLabel });
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: words.searchLabel });
const result = (number: number) => screen.getByRole('link', { name: `Page ${number}` });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
/** Types, and stops long enough to be answered. */
const type = async (value: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(500));
};

describe('the cross', () => {
  it('empties the field first, and closes an empty one', async () => {
    await type('payroll');
    fireEvent.click(screen.getByRole('button', { name: words.searchClear }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: words.searchClose }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('looking for a word', () => {
  it('says what it looked for when a word was mistyped', async () => {
    lookup.mockResolvedValue({ ...found(1), corrected: 'payroll' });
    await type('pyaroll');
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “payroll” You typed “pyaroll”.');
  });

  it('lists the pages with title, area and the words around the match', async () => {
    lookup.mockResolvedValue(found(1));
    await type('payroll');
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “payroll”');
    expect(screen.getByRole('listitem')).toHaveTextContent('Page 1ServicesEvery payroll of page 1 is checked');
    expect(screen.getByText('payroll', { selector: 'mark' })).toBeInTheDocument();
    expect(result(1)).toHaveAttribute('href', '/services/page-1');
  });

  it('says how many there are', async () => {
    await type('payroll');
    expect(screen.getByRole('status')).toHaveTextContent('24 results for “payroll”');
  });

  it('asks once for a word, not once for each letter', async () => {
    field().focus();
    for (const value of ['p', 'pa', 'pay']) fireEvent.change(field(), { target: { value } });
    await type('payroll ');
    expect(lookup.mock.calls).toEqual([['payroll', 10]]);
  });

  it('shows the answer to what stands in the field, however late others come', async () => {
    let answerLate: (late: Found) => void = () => undefined;
    lookup.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    await type('pay');
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    lookup.mockResolvedValueOnce(found(2));
    await type('payroll');
    await act(async () => answerLate(found(7)));
    expect(screen.getByRole('status')).toHaveTextContent('2 results for “payroll”');
  });

  it('begins anew when the field is emptied', async () => {
    await type('payroll');
    await type('  ');
    expect(screen.getByRole('status')).toHaveTextContent('Type a word');
    expect(links()).toEqual(['/sitemap', '/contact-us']);
  });

  it('shows more on request and goes on at the first new result', async () => {
    await type('payroll');
    expect(screen.queryByRole('link', { name: 'Page 11' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: words.searchMore }));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(result(11)).toHaveFocus();
    expect(links()).toHaveLength(20);
  });
});

describe('without an answer', () => {
  it('says where to look when no page has the word', async () => {
    lookup.mockResolvedValue(found(0));
    await type('pyaroll');
    expect(screen.getByRole('status')).toHaveTextContent(fill(words.searchNone, { query: 'pyaroll' }));
    expect(links()).toEqual(['/sitemap', '/contact-us']);
  });

  it('says so when the search is out of order, and works again with the next word', async () => {
    lookup.mockRejectedValueOnce(new Error('offline'));
    await type('payroll');
    expect(screen.getByRole('status')).toHaveTextContent(words.searchFailed);
    expect(links()).toEqual(['/sitemap', '/contact-us']);
    await type('pay');
    expect(screen.getByRole('status')).toHaveTextContent(fill(words.searchCount, { n: 24, query: 'pay' }));
  });
});

describe('by keyboard', () => {
  it('moves through the results with the arrows, and back to the field', async () => {
    await type('payroll');
    key('ArrowDown');
    expect(result(1)).toHaveFocus();
    key('ArrowDown');
    expect(result(2)).toHaveFocus();
    key('ArrowUp');
    key('ArrowUp');
    expect(field()).toHaveFocus();
  });

  it('leads from the field to the first result with Enter', async () => {
    await type('payroll');
    fireEvent.submit(field());
    expect(result(1)).toHaveFocus();
  });

  it('waits for the answer when Enter comes first', async () => {
    await type('pay');
    fireEvent.change(field(), { target: { value: 'payroll' } });
    fireEvent.submit(field());
    expect(field()).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(result(1)).toHaveFocus();
  });

  it('does not take the focus from somebody who types on after Enter', async () => {
    field().focus();
    fireEvent.change(field(), { target: { value: 'pay' } });
    fireEvent.submit(field());
    await type('payroll');
    expect(field()).toHaveFocus();
  });

  it('closes with Esc, even with words in the field', async () => {
    await type('payroll');
    key('Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('closing', () => {
  it('happens at the button and on the page behind, not inside', () => {
    expect(dialog()).toHaveAttribute('open');
    fireEvent.click(field());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: words.searchClose, hidden: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
