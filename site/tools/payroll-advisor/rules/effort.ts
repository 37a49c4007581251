import { fill, formatNumber } from '../../../../common/wording.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import type { Answers, CountryAdvice, Effort, EffortLine } from './types.ts';

type Driver = EffortLine['driver'];

/** How often each driver counts for this list. */
const countDrivers = (
  rows: readonly CountryAdvice[],
  { employeeCentral, currentPayroll }: Pick<Answers, 'employeeCentral' | 'currentPayroll'>,
  largeFrom: number,
): Record<Driver, number> => {
  const of = (option: CountryAdvice['option']) => rows.filter((row) => row.option === option).length;
  const beside = rows.filter(({ rule }) => rule === 'beside').length;
  const inSap = of('ecp') + of('s4');
  const isNewToSap = currentPayroll === 'other' || currentPayroll === 'none';
  const large = rows.filter(({ option, headcount }) => option !== 'open' && (headcount ?? 0) >= largeFrom).length;
  return {
    ecpFirst: Math.min(1, of('ecp')),
    ecpNext: Math.max(0, of('ecp') - beside - 1),
    ecpBeside: beside,
    s4First: Math.min(1, of('s4')),
    s4Next: Math.max(0, of('s4') - 1),
    partnerFirst: Math.min(1, of('partner')),
    partnerNext: Math.max(0, of('partner') - 1),
    core: of('ecp') > 0 && employeeCentral === 'planned' ? 1 : 0,
    rules: isNewToSap ? inSap : 0,
    large,
  };
};

/** A band of consultant days: each driver with its share, and the sum rounded outwards. */
export const effortOf = (
  rows: readonly CountryAdvice[],
  answers: Pick<Answers, 'employeeCentral' | 'currentPayroll'>,
  { drivers, largeFrom, rounding }: PayrollAdvisor['effort'],
): Effort => {
  const times = countDrivers(rows, answers, largeFrom);
  const names = Object.keys(drivers) as Driver[];
  const lines = names
    .filter((driver) => times[driver] > 0)
    .map((driver) => {
      const { label, low, high } = drivers[driver];
      const n = times[driver];
      return { driver, label: fill(label, { n, people: formatNumber(largeFrom) }), low: low * n, high: high * n };
    });
  const sum = (key: 'low' | 'high') => lines.reduce((total, line) => total + line[key], 0);
  return {
    lines,
    low: Math.floor(sum('low') / rounding) * rounding,
    high: Math.ceil(sum('high') / rounding) * rounding,
    notCounted: rows.filter(({ option, rule }) => option === 'open' && rule !== 'zero').length,
  };
};
