import { expect, it } from 'vitest';
import { unevenRows } from '../../schemas/table.ts';
import { examples } from './Comparison.examples.ts';
import { comparisonSchema } from './Comparison.schema.ts';

it('tells the editor when a row has too few cells', () => {
  const { data } = examples['before and after'];
  const read = comparisonSchema.safeParse({ ...data, rows: [{ cells: ['Cut-off', 'Three spreadsheets'] }] });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([unevenRows.error]);
});
