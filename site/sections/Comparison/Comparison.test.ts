import { expect, it } from 'vitest';
import { examples } from './Comparison.examples.ts';
import { comparisonSchema } from './Comparison.schema.ts';

it('tells the editor when a row has too few cells', () => {
  const { data } = examples['before and after'];
  const read = comparisonSchema.safeParse({ ...data, rows: [{ cells: ['Cut-off', 'Three spreadsheets'] }] });
  expect(read.error?.issues).toMatchObject([
    {
      path: ['rows', 0, 'cells'],
      message: 'must have 3 entries, one for each column, and has 2: add or remove some',
    },
  ]);
});
