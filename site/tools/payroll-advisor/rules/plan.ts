import { fill } from '../../../../common/wording.ts';
import type { AdvisorData } from './data.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import { sumOf } from './rows.ts';
import type { CountryAdvice } from './types.ts';

type Reason = keyof PayrollAdvisor['plan']['reasons'];
interface Group {
  reason: Reason;
  rows: readonly CountryAdvice[];
}

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

/** An order of the countries in waves, each with its reason. */
export const planWaves = (rows: readonly CountryAdvice[], { plan, constants }: AdvisorData) => {
  const on = (...options: CountryAdvice['option'][]) => rows.filter(({ option }) => options.includes(option));
  const groups: Group[] = [
    ...inOrder(on('ecp', 's4'), plan.size, constants.ecpMinimum),
    { reason: 'partner' as const, rows: largestFirst(on('partner')) },
    { reason: 'open' as const, rows: on('open').filter(({ rule }) => rule !== 'zero') },
  ].filter((group) => group.rows.length > 0);
  const nameOf = (reason: Reason, index: number) => {
    if (reason === 'open') return plan.open;
    return reason === 'partner' && index > 0 ? plan.alongside : fill(plan.wave, { n: index + 1 });
  };
  return groups.map(({ reason, rows: own }, index) => ({
    name: nameOf(reason, index),
    countries: own.map(({ name }) => name),
    people: sumOf(own),
    reason: plan.reasons[reason],
  }));
};
