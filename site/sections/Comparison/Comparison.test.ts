import { expect, it } from 'vitest';
import { examples } from './Comparison.examples.ts';
import { comparisonSchema } from './Comparison.schema.ts';

it('tells the editor when a row has too few cells', () => {
  const { data } = examples['before and after'];
  const read = comparisonSchema.safeParse({ ...data, rows: [{ cells: ['Cut-off', 'Three spreadsheets'] }] });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'has a row with too few or too many cells: give every row one cell per column',
  ]);
});
