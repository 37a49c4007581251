import { fill, formatNumber, some } from '../../../../common/wording.ts';
import type { AdvisorData } from './data.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import type { Answers, CountryAdvice } from './types.ts';

type Reason = keyof PayrollAdvisor['plan']['reasons'];
type Need = keyof PayrollAdvisor['plan']['needed'];
interface Group {
  reason: Reason;
  rows: readonly CountryAdvice[];
}
type Systems = Pick<Answers, 'employeeCentral' | 'currentPayroll'>;

const peopleIn = ({ headcount }: CountryAdvice): number => headcount ?? 0;
const largestFirst = (rows: readonly CountryAdvice[]) => rows.toSorted((one, other) => peopleIn(other) - peopleIn(one));

const inGroupsOf = (size: number, rows: readonly CountryAdvice[], reason: Reason): Group[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => ({
    reason,
    rows: rows.slice(n * size, (n + 1) * size),
  }));

/**
 * Countries with a system of their own, in their order: first one that proves the design, the smallest that reaches the
 * suggested minimum; then the largest, then the others; at the end the small ones that join.
 */
const inOrder = (rows: readonly CountryAdvice[], size: number, minimum: number): Group[] => {
  const joining = inGroupsOf(
    size,
    rows.filter(({ rule }) => rule === 'joining'),
    'joining',
  );
  const own = largestFirst(rows.filter(({ rule }) => rule !== 'joining'));
  const pilot = own.findLast((row) => peopleIn(row) >= minimum) ?? own[0];
  if (!pilot) return joining;
  const [largest, ...rest] = inGroupsOf(
    size,
    own.filter((row) => row !== pilot),
    'rest',
  );
  return [
    { reason: largest ? 'pilot' : 'only', rows: [pilot] },
    ...(largest ? [{ ...largest, reason: 'largest' as const }] : []),
    ...rest,
    ...joining,
  ];
};

/** What must be there before a group begins. What holds for all is said once, with the group that comes first. */
const needsOf = ({ rows }: Group, { employeeCentral, currentPayroll }: Systems): [Need, CountryAdvice[]][] => {
  const on = (option: CountryAdvice['option']) => rows.filter((row) => row.option === option);
  const open = (rule: CountryAdvice['rule']) => on('open').filter((row) => row.rule === rule);
  const systems = [...on('ecp'), ...on('s4')];
  const isInSap = currentPayroll === 'erp' || currentPayroll === 's4';
  const needs: [Need, CountryAdvice[]][] = [
    ['answers', open('unanswered')],
    ['headcount', open('blank')],
    ['core', employeeCentral === 'planned' ? on('ecp') : []],
    ['version', systems],
    ['time', on('ecp')],
    ['hosting', on('s4')],
    ['modifications', isInSap ? on('ecp') : []],
    ['rules', currentPayroll && !isInSap ? systems : []],
    ['reach', on('partner')],
    ['interface', on('partner')],
  ];
  return needs.filter(([, concerned]) => concerned.length > 0);
};
const ONCE: readonly Need[] = ['time', 'hosting', 'modifications', 'rules', 'interface'];

/** An order of the countries in waves, each with its reason and what it needs first. */
export const planWaves = (
  rows: readonly CountryAdvice[],
  systems: Systems,
  { plan, counts, constants }: AdvisorData,
) => {
  const on = (...options: CountryAdvice['option'][]) => rows.filter(({ option }) => options.includes(option));
  const groups: Group[] = [
    ...inOrder(on('ecp', 's4'), plan.size, constants.ecpMinimum),
    { reason: 'partner' as const, rows: largestFirst(on('partner')) },
    { reason: 'open' as const, rows: on('open').filter(({ rule }) => rule !== 'zero') },
  ].filter((group) => group.rows.length > 0);
  const said = new Set<Need>();
  return groups.map(({ reason, rows: own }, index) => {
    const needs = needsOf({ reason, rows: own }, systems).filter(([need]) => !said.has(need));
    for (const [need] of needs) if (ONCE.includes(need)) said.add(need);
    const isAlongside = reason === 'partner' && index > 0;
    const name = reason === 'open' ? plan.open : isAlongside ? plan.alongside : fill(plan.wave, { n: index + 1 });
    const namesOf = (list: readonly CountryAdvice[]) => list.map((row) => row.name);
    return {
      id: `${reason}-${index}`,
      name,
      countries: namesOf(own),
      people: own.reduce((sum, row) => sum + peopleIn(row), 0),
      reason: plan.reasons[reason],
      needs: needs.map(([need, concerned]) =>
        fill(plan.needed[need], { countries: some(namesOf(concerned), counts.more) }),
      ),
    };
  });
};

/** A band of consultant days: each driver with its share, and the sum rounded outwards. */
export const effortOf = (
  rows: readonly CountryAdvice[],
  { employeeCentral, currentPayroll }: Systems,
  { drivers, largeFrom, rounding }: PayrollAdvisor['effort'],
) => {
  const of = (option: CountryAdvice['option']) => rows.filter((row) => row.option === option).length;
  const [ecp, s4, partner] = [of('ecp'), of('s4'), of('partner')];
  const joining = rows.filter(({ rule }) => rule === 'joining').length;
  const isNewToSap = currentPayroll === 'other' || currentPayroll === 'none';
  const times: Record<keyof typeof drivers, number> = {
    ecpFirst: Math.min(1, ecp),
    ecpNext: Math.max(0, ecp - joining - 1),
    ecpJoining: joining,
    s4First: Math.min(1, s4),
    s4Next: Math.max(0, s4 - 1),
    partnerFirst: Math.min(1, partner),
    partnerNext: Math.max(0, partner - 1),
    core: ecp > 0 && employeeCentral === 'planned' ? 1 : 0,
    rules: isNewToSap ? ecp + s4 : 0,
    large: rows.filter((row) => row.option !== 'open' && peopleIn(row) >= largeFrom).length,
  };
  const lines = (Object.keys(drivers) as (keyof typeof drivers)[])
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
    /** Countries without a route, which no line counts. */
    notCounted: rows.filter(({ option, rule }) => option === 'open' && rule !== 'zero').length,
  };
};
