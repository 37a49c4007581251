import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { checklist } from '../../../tests/support/insights.ts';
import { draw } from '../../figures/figures.ts';
import { renderChecklist } from '../../figures/pdf/render.ts';
import { rowsOf, sheetOf } from './sheet.ts';

const facts = { checklist, link: 'https://www.dhr.example/insights/partner-checklist', date: '16 November 2026' };
const { words } = checklist;
const questions = checklist.groups.flatMap((group) => group.questions);
/** The two columns of a partner, under the name that the visitor gave. */
const columnsOf = (n: number, name = fill(words.partner, { n })) => [name, `${name}: ${words.note}`];
const shownIn = (cell: unknown): unknown =>
  cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : cell;

describe('the spreadsheet', () => {
  it('has a row for each question, with a tick and a note for three partners', () => {
    const [head, ...rows] = rowsOf(facts).map((row) => row.map(shownIn));
    expect(head).toEqual([
      ...[words.number, words.group, words.question, words.why, words.good],
      ...[1, 2, 3].flatMap((n) => columnsOf(n)),
    ]);
    expect(rows.slice(0, 40).map((row) => row[2])).toEqual(questions.map(({ ask }) => ask));
    expect(rows[0]?.slice(5)).toEqual(['', '', '', '', '', '']);
  });

  it('carries what somebody has entered, under the names they gave', () => {
    const answers = { partners: 2, names: ['Harbour', ''], ticks: ['a1', 'b40'], notes: { b1: 'Two names only' } };
    const rows = rowsOf({ ...facts, answers }).map((row) => row.map(shownIn));
    expect(rows[0]?.slice(5, 9)).toEqual([...columnsOf(1, 'Harbour'), ...columnsOf(2)]);
    expect(rows[1]?.slice(5)).toEqual([words.true, '', '', 'Two names only', '', '']);
    expect(rows[40]?.slice(5)).toEqual(['', '', words.true, '', '', '']);
  });

  it('says nothing of a partner who was removed, although the browser still knows', () => {
    const answers = { partners: 1, names: ['Harbour', 'Quay'], ticks: ['a1', 'b1'], notes: { b1: 'Too dear' } };
    const rows = rowsOf({ ...facts, answers }).map((row) => row.map(shownIn));
    expect(rows[0]?.slice(7, 9)).toEqual(columnsOf(2));
    expect(rows[1]?.slice(5)).toEqual([words.true, '', '', '', '', '']);
  });

  it('is a real one: another program opens it and finds the questions and the answers', async () => {
    const answers = {
      partners: 1,
      names: ['Harbour & Sons'],
      ticks: ['a1'],
      notes: { a40: 'Six weeks, “fixed” <fee>' },
    };
    const file = Buffer.from(await (await sheetOf({ ...facts, answers })).arrayBuffer());
    const [sheet] = await readExcelFile(file);
    expect(sheet?.sheet).toBe(words.sheet);
    const [head, ...rows] = sheet?.data ?? [];
    expect(head?.[5]).toBe('Harbour & Sons');
    expect(rows.slice(0, 40).map((row) => row[2])).toEqual(questions.map(({ ask }) => ask));
    expect(rows[0]?.[5]).toBe(words.true);
    expect(rows[39]?.[6]).toBe('Six weeks, “fixed” <fee>');
  });
});

describe('the PDF', () => {
  const made = renderChecklist({
    checklist: { ...checklist, title: 'Forty questions' },
    brand: { name: 'DHR', tagline: 'digitizing HR', mark: draw({ seed: 'mark', mask: 'ooo', openness: 1 }) },
    smallPrint: 'From the site',
  }).then((pdf) => pdf.toString('latin1'));

  it('fits on four sheets and says what it is', async () => {
    expect((await made).match(/\/Type \/Page\b/g)).toHaveLength(4);
    expect(await made).toContain('(Forty questions | DHR)');
    expect(await made).toContain('/Lang (en-GB)');
  });
});
