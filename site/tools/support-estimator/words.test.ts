import { expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { fc } from '../../../tests/support/property.ts';
import { estimatorFile as file } from '../../../tests/support/tools.ts';
import { EMPTY, type EstimateInput, estimate } from './rules/estimate.ts';
import { packageRows } from './words.ts';

const rows = packageRows(file);

it('leads to the package that the estimator suggests, read from the top to the first row that fits', () => {
  const { countries, lead, release, changes, otherwise } = file.withoutScript.situations;
  const { extended, both } = file.window.answers;
  /** Each situation as a person understands its words. */
  const fits: Record<string, (input: EstimateInput) => boolean> = {
    [fill(countries, { n: 2 })]: ({ payrollCountries }) => Number(payrollCountries) >= 2,
    [extended.label]: ({ window }) => window === 'extended',
    [lead]: (input) => input.lead,
    [release]: (input) => input.release,
    [fill(changes, { limit: 4 })]: (input) => Number(input.changes) > 4,
    [both.label]: ({ window }) => window === 'both',
    [otherwise]: () => true,
  };
  const input = fc.record({
    payrollCountries: fc.constantFrom(0, 1, 2, 3),
    changes: fc.constantFrom(0, 4, 5),
    window: fc.constantFrom('one', 'both', 'extended'),
    release: fc.boolean(),
    lead: fc.boolean(),
  });
  fc.assert(
    fc.property(input, (part) => {
      const entered: EstimateInput = { ...EMPTY, ...part };
      const [, found] = rows.find(([situation = '']) => fits[situation]?.(entered)) ?? [];
      expect(found).toBe(file.packages[estimate(entered, file).package].label);
    }),
    { numRuns: 300 },
  );
  expect(rows.map(([situation]) => situation)).toEqual(Object.keys(fits));
});
