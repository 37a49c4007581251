import { expect, it } from 'vitest';
import { getCountry } from '../../../content/countries.ts';
import { getOne } from '../../../content/get-content.ts';
import { readRows, valuesOn } from './region-rows.ts';
import { regionSheet } from './region-sheet.ts';

const GULF = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM'];

it.each([...GULF, 'IN'])(
  'every value of %s has a source, and the record says when and by whom it was compared',
  (code) => {
    const { rules = {}, currency, reviewed, reviewedBy } = getCountry(code);
    const values = Object.values(rules).flatMap((rule) => rule?.values ?? []);
    expect(values.length).toBeGreaterThan(9);
    expect(values.filter(({ sources }) => sources.length === 0)).toEqual([]);
    expect([currency, reviewed, reviewedBy]).not.toContain(undefined);
  },
);

it('shows what is in force and what is to come, and what has ended no longer', () => {
  const shares = getCountry('BH').rules?.nationals?.values ?? [];
  const shown = (day: string) => valuesOn(shares, day).flatMap(({ what, value }) => (what === 'Employer' ? value : []));
  expect(shown('2026-12-31')).toEqual(['18%', '19%', '20%']);
  expect(shown('2027-01-01')).toEqual(['19%', '20%']);
});

it('fills every cell of the Gulf from the records, each number leading to its source', () => {
  const { rows, sources } = readRows(getOne('regions', 'payroll-gulf'));
  expect(rows.map(({ cells }) => cells.length)).toEqual(GULF.map(() => 5));
  for (const entry of rows.flatMap(({ cells }) => cells.flat())) {
    expect(entry.sources.length, entry.text).toBeGreaterThan(0);
    for (const n of entry.sources) expect(sources[n - 1]).toBeDefined();
  }
  expect(new Set(sources.map(({ label }) => label)).size).toBe(sources.length);
});

it('writes one sheet a country', async () => {
  const file = await regionSheet(getOne('regions', 'payroll-gulf'), 'https://www.dhr.example/gulf');
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect(new Set(text.match(/xl\/worksheets\/sheet\d+\.xml/g)).size).toBe(GULF.length);
});
