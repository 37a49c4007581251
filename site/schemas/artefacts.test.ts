import { describe, expect, it } from 'vitest';
import { artefact } from './artefacts.ts';

const SHEET = {
  title: 'Parallel run',
  summary: '40 payslips compared, 38 the same',
  columns: { name: 'Wage type', values: ['Old', 'New'], finding: 'Cause' },
  rows: [
    { name: 'Housing', values: ['2,500.00', '2,416.67'], finding: 'Joined on the 2nd' },
    { name: 'Leave', values: ['0.00', '−310.00'], finding: 'Still open', open: true },
  ],
  tally: {
    of: 'differences',
    parts: [
      { count: 1, label: 'explained' },
      { count: 1, label: 'open', open: true },
    ],
  },
  sums: ['40 − 38 = 2', '2,500.00 ÷ 30 × 29 = 2,416.67', '0.00 − 310.00 = −310.00'],
};

function faultsOf(changed: object): string[] {
  const { error } = artefact.safeParse({ ...SHEET, ...changed });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('an example of the work adds up', () => {
  it('takes a sheet whose figures come out', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [
      'a sum that is wrong',
      { sums: [...SHEET.sums, '40 − 38 = 3'] },
      'sums.3 is "40 − 38 = 3", which does not come out',
    ],
    ['a sum that is none', { sums: [...SHEET.sums, 'forty − 38 = 2'] }, 'sums.3 is "forty − 38 = 2", which does not'],
    [
      'a result nobody sees',
      { sums: [...SHEET.sums, '40 + 38 = 78'] },
      'sums.3 comes to 78, which the sheet does not show',
    ],
    ['a figure in no sum', { sums: SHEET.sums.slice(0, 2) }, 'rows.1.values has 0.00, which is in no sum'],
    ['a value too few', { rows: [{ ...SHEET.rows[1], values: [] }] }, 'rows.0.values must have 2 entries'],
    [
      'an open row that the tally forgets',
      { tally: { of: 'x', parts: [{ count: 2, label: 'done' }] } },
      'tally.parts and rows disagree',
    ],
    [
      'more dots than the line has room for',
      { tally: { of: 'x', parts: [{ count: 25, label: 'x', open: true }] } },
      'tally.parts count 25',
    ],
  ])('names %s', (_, changed, words) => {
    expect(faultsOf(changed)).toContainEqual(expect.stringContaining(words));
  });
});
