import { fill, some } from '../../../../common/wording.ts';
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
