import { expect, it } from 'vitest';
import { drawLine } from '../../parts/line/draw-line.ts';
import { getDeadlines } from '../insights/deadlines/deadlines.ts';
import { countryLine } from './country-line.ts';

const GULF = '/insights/payroll-gulf';
const INDIA = '/insights/payroll-india';

it('gives a country its next date, and leads to its row, from its own page to the date', () => {
  const { dated, today } = getDeadlines();
  const next = dated.find(({ countries, at, areas }) =>
    Boolean(countries?.includes('IN') && areas.includes('payroll') && at.last >= today),
  );
  const codes = ['AE', 'KW', 'IN'];
  const { countries } = countryLine(codes, GULF);
  expect(countries.map(({ href }) => href)).toEqual([`${GULF}#united-arab-emirates`, `${GULF}#kuwait`, INDIA]);
  expect(countryLine(['IN'], INDIA).countries[0]?.href).toBe(`/insights/deadlines${next ? `#${next.slug}` : ''}`);
});
it('claims of no country who runs its payroll or how many are paid', () => {
  const loops = countryLine(['AE', 'BH', 'IN'], '/solutions/payroll').countries.map(({ loop }) => loop);
  expect(loops.map(({ isManaged, people }) => [isManaged, people])).toEqual(loops.map(() => [false, 1]));
  const { people, due } = drawLine(loops);
  expect(`${people}${due}`.split('h0')).toHaveLength(loops.length + 1);
});
