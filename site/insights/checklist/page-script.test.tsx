// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, fill } from '../../../common/wording.ts';
import { checklist } from '../../../tests/support/insights.ts';
import { KEY, readAnswers } from './answers.ts';
import { ChecklistPage } from './ChecklistPage.tsx';
import { startChecklist } from './page-script.ts';

const { words, groups } = checklist;

const open = (): HTMLElement => {
  const { container } = render(<ChecklistPage words={words} groups={groups} />);
  const page = container.querySelector<HTMLElement>('[data-checklist]');
  if (!page) throw new Error('there is no page');
  startChecklist(page);
  return page;
};
const box = (page: HTMLElement, name: string): HTMLInputElement => {
  const found = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`${name} is not on the page`);
  return found;
};
const write = (page: HTMLElement, name: string, text: string) => {
  const note = page.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  if (!note) throw new Error(`${name} is not on the page`);
  note.value = text;
  note.dispatchEvent(new Event('input', { bubbles: true }));
};
const asked = (n: number) => fill(words.asked, { n, total: 40 });
const press = (name: string) => screen.getByRole('button', { name }).click();
const progress = (page: HTMLElement) => page.querySelector('[data-progress]')?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a tick', () => {
  it('is counted, for the list and for its group, and drawn as a dot', () => {
    const page = open();
    expect(progress(page)).toContain(asked(0));
    box(page, 'a1').click();
    box(page, 'a6').click();
    expect(progress(page)).toContain(asked(2));
    expect(page.querySelectorAll('[data-dot][data-on]')).toHaveLength(2);
    expect(page.querySelector('[data-count]')?.textContent).toBe(fill(words.groupAsked, { n: 1, total: 5 }));
  });

  it('and a note are there again after the page was left', () => {
    const first = open();
    box(first, 'a1').click();
    write(first, 'na1', 'Three names');
    cleanup();
    const second = open();
    expect(box(second, 'a1').checked).toBe(true);
    expect(second.querySelector<HTMLTextAreaElement>('[name=na1]')?.value).toBe('Three names');
  });

  it('works where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => '[not json');
    const page = open();
    box(page, 'a1').click();
    expect(progress(page)).toContain(asked(1));
  });

  it('is read out once, and not again with every letter of a note', async () => {
    const page = open();
    box(page, 'a1').click();
    const status = page.querySelector('[data-progress]');
    if (!status) throw new Error('Nothing says how many are ticked.');
    const changes = vi.fn<() => void>();
    new MutationObserver(changes).observe(status, { childList: true, characterData: true, subtree: true });
    write(page, 'na1', 'T');
    write(page, 'na1', 'Th');
    await Promise.resolve();
    expect(changes).not.toHaveBeenCalled();
    box(page, 'a2').click();
    await Promise.resolve();
    expect(changes).toHaveBeenCalledOnce();
  });

  it('in another window is not written over from this one', () => {
    const page = open();
    localStorage.setItem(KEY, JSON.stringify({ ...readAnswers(), ticks: ['a7'] }));
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(box(page, 'a7').checked).toBe(true);
    box(page, 'a1').click();
    expect(readAnswers().ticks).toEqual(['a1', 'a7']);
  });

  it('on all says so', () => {
    const page = open();
    for (let n = 1; n <= 40; n++) box(page, `a${n}`).click();
    expect(progress(page)).toContain(words.all);
  });
});

describe('several partners', () => {
  it('stand side by side, with ticks and notes of their own', () => {
    const page = open();
    box(page, 'a1').click();
    press(words.add);
    press(words.add);
    expect(page.querySelectorAll('[data-cell]')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: words.add })).toBeNull();
    expect(box(page, 'a1').checked).toBe(true);
    expect(box(page, 'b1').checked).toBe(false);
    box(page, 'c1').click();
    write(page, 'nc1', 'By rota');
    expect(readAnswers()).toMatchObject({ partners: 3, ticks: ['a1', 'c1'], notes: { c1: 'By rota' } });
  });

  it('are called by their names everywhere', () => {
    const page = open();
    press(words.add);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: fill(words.name, { n: 2 }) });
    name.value = 'Harbour Consulting';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    expect(progress(page)).toContain(`Harbour Consulting: ${asked(0)}`);
    expect(page.querySelectorAll('[data-progress] bdi')[1]?.textContent).toBe('Harbour Consulting');
    const [second] = within(page).getAllByRole('checkbox', { name: 'Harbour Consulting' });
    expect(second).toBe(box(page, 'b1'));
    expect(readAnswers().names[1]).toBe('Harbour Consulting');
  });

  it('go away again without the answers of the others, and come back with their own', () => {
    const page = open();
    press(words.add);
    box(page, 'a2').click();
    box(page, 'b2').click();
    press(fill(words.remove, { name: fill(words.partner, { n: 2 }) }));
    expect(page.querySelectorAll('[data-cell]')).toHaveLength(40);
    expect(progress(page)).toContain(asked(1));
    press(words.add);
    expect(box(page, 'b2').checked).toBe(true);
  });
});

describe('clearing', () => {
  it('asks first, and can be refused', () => {
    const page = open();
    box(page, 'a1').click();
    press(words.clear);
    expect(screen.getByRole('alert').textContent).toContain(count(1, words.sure));
    press(words.no);
    expect(box(page, 'a1').checked).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
  it('removes everything that was kept', () => {
    const page = open();
    box(page, 'a1').click();
    write(page, 'na1', 'x');
    press(words.clear);
    press(words.yes);
    expect(box(page, 'a1').checked).toBe(false);
    expect(readAnswers()).toEqual({ partners: 1, names: [], ticks: [], notes: {} });
  });
});
