// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import readExcelFile from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { checklist } from '../../../../tests/support/insights.ts';
import { Checklist } from './Checklist.tsx';
import { KEY, startChecklist } from './page-script.ts';
import { sheetOf } from './sheet.ts';

const { words, groups } = checklist;

function open() {
  const { container } = render(<Checklist words={words} groups={groups} />);
  const page = container.querySelector<HTMLElement>('[data-checklist]');
  if (!page) throw new Error('there is no page');
  startChecklist(page);
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return {
    page,
    tick: (n: number) => boxes[n - 1]?.click(),
    ticked: () => boxes.flatMap(({ checked }, i) => (checked ? [i + 1] : [])),
    progress: () => page.querySelector('[data-progress]')?.textContent,
    clear: () => page.querySelector<HTMLElement>('[type=reset]')?.click(),
  };
}
function asked(n: number) {
  return fill(words.asked, { n, total: 40 });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a tick', () => {
  it('is counted and drawn as a dot', () => {
    const { page, tick, progress } = open();
    expect(progress()).toContain(asked(0));
    tick(1);
    tick(6);
    expect(progress()).toContain(asked(2));
    expect(page.querySelectorAll('[data-dot][data-on]')).toHaveLength(2);
  });
  it('works where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => '[not json');
    const { tick, progress } = open();
    tick(1);
    expect(progress()).toContain(asked(1));
  });
});

it('is cleared only after a question that can be refused', () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const { tick, ticked, clear } = open();
  tick(1);
  clear();
  expect(ask).toHaveBeenCalledWith(count(1, words.sure));
  expect(ticked()).toEqual([1]);
  clear();
  expect(ticked()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe('[]');
});

it('shows our own answers together once twenty are confirmed, and none that is not', () => {
  const answered = (count: number) =>
    groups.map((group, g) => ({
      ...group,
      questions: group.questions.map(({ ours: _, ...question }, q) => {
        const ours = { text: `Answer ${g * 5 + q + 1}`, ...(g * 5 + q < count ? {} : { provisional: true as const }) };
        return { ...question, ours };
      }),
    }));
  const answersOf = (count: number) =>
    [...render(<Checklist words={words} groups={answered(count)} />).container.querySelectorAll('dd')].map((one) =>
      one.textContent?.trim(),
    );
  expect(answersOf(19)).toEqual([]);
  expect(answersOf(20)).toEqual(Array.from({ length: 20 }, (_, i) => `Answer ${i + 1}`));
});

it('is a spreadsheet with a row for each question, and an answer and a note for three partners', async () => {
  const file = await sheetOf({ checklist, link: 'https://www.dhr.example/list', date: '16 November 2026' });
  const [sheet] = await readExcelFile(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.sheet).toBe(words.sheet);
  const [head, ...rows] = sheet?.data ?? [];
  expect(head).toEqual([
    ...[words.number, words.group, words.question, words.why, words.good],
    ...[1, 2, 3].map((n) => fill(words.partner, { n })).flatMap((name) => [name, `${name}: ${words.note}`]),
  ]);
  const questions = groups.flatMap((group) => group.questions);
  expect(rows.slice(0, 40).map((row) => row[2])).toEqual(questions.map(({ ask }) => ask));
});
