import { expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { fc } from '../../../tests/support/property.ts';
import { estimatorFile as file, isSentence } from '../../../tests/support/tools.ts';
import { EMPTY, type EstimateInput, estimate } from './rules/estimate.ts';
import { estimatorTables } from './words.ts';

const [rows = [], steps = [], packages = []] = estimatorTables(file).map((table) => table.rows);

it('names everything the estimator counts with, so that a visitor without JavaScript can add it up', () => {
  const { modules, weights, window, withoutScript, frequency } = file;
  const labels = [...modules.items, ...Object.values(window.answers)].map(({ label }) => label);
  expect(rows.map(([name]) => name).sort()).toEqual([...labels, ...Object.values(withoutScript.rows)].sort());
  expect(rows).toContainEqual([withoutScript.rows.ticket, `${weights.ticket.low}`, `${weights.ticket.high}`]);
  expect(steps).toHaveLength(Object.keys(frequency.answers).length + 4);
  for (const words of steps.flat()) expect(isSentence(words)).toBe(true);
});

it('leads to the package that the estimator suggests, read from the top to the first row that fits', () => {
  const { countries, lead, release, changes, otherwise } = file.withoutScript.packages;
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
      const [, found] = packages.find(([situation = '']) => fits[situation]?.(entered)) ?? [];
      expect(found).toBe(file.packages[estimate(entered, file).package].label);
    }),
    { numRuns: 300 },
  );
  expect(packages.map(([situation]) => situation)).toEqual(Object.keys(fits));
});
