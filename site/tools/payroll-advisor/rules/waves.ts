import { fill, some } from '../../../../common/wording.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import type { AdvisorData, AdvisorInput, CountryAdvice, Wave } from './types.ts';

type Reason = keyof PayrollAdvisor['plan']['reasons'];
type Need = keyof PayrollAdvisor['plan']['needed'];
interface Group {
  reason: Reason;
  rows: readonly CountryAdvice[];
}

const peopleIn = ({ headcount }: CountryAdvice): number => headcount ?? 0;

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
  const joining = rows.filter(({ rule }) => rule === 'beside');
  const own = rows.filter(({ rule }) => rule !== 'beside').toSorted((one, other) => peopleIn(other) - peopleIn(one));
  const pilot = own.findLast((row) => peopleIn(row) >= minimum) ?? own[0];
  if (!pilot) return inGroupsOf(size, joining, 'beside');
  const [largest, ...rest] = inGroupsOf(
    size,
    own.filter((row) => row !== pilot),
    'rest',
  );
  return [
    { reason: largest ? 'pilot' : 'only', rows: [pilot] },
    ...(largest ? [{ ...largest, reason: 'largest' as const }] : []),
    ...rest,
    ...inGroupsOf(size, joining, 'beside'),
  ];
};

/** What must be there before a group begins. What holds for all is said once, with the group that comes first. */
const needsOf = ({ rows }: Group, { employeeCentral, currentPayroll }: AdvisorInput): [Need, CountryAdvice[]][] => {
  const on = (option: CountryAdvice['option']) => rows.filter((row) => row.option === option);
  const unconfirmed = rows.filter(({ option, coverage }) => option !== 'partner' && coverage.state === 'toConfirm');
  const isInSap = currentPayroll === 'erp' || currentPayroll === 's4';
  const systems = [...on('ecp'), ...on('s4')];
  const open = on('open');
  const needs: [Need, CountryAdvice[]][] = [
    ['answers', open.filter(({ rule }) => rule === 'unanswered')],
    ['headcount', open.filter(({ rule }) => rule === 'blank')],
    ['name', open.filter(({ rule }) => rule === 'unknown')],
    ['core', employeeCentral === 'planned' ? on('ecp') : []],
    ['version', unconfirmed.filter(({ option }) => option !== 'open')],
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
export const planWaves = (rows: readonly CountryAdvice[], input: AdvisorInput, data: AdvisorData): Wave[] => {
  const { plan, counts, constants } = data;
  const on = (...options: CountryAdvice['option'][]) => rows.filter(({ option }) => options.includes(option));
  const partner = on('partner').toSorted((one, other) => peopleIn(other) - peopleIn(one));
  const open = on('open').filter(({ rule }) => rule !== 'zero');
  const groups: Group[] = [
    ...inOrder(on('ecp', 's4'), plan.size, constants.ecpMinimum),
    ...(partner.length > 0 ? [{ reason: 'partner' as const, rows: partner }] : []),
    ...(open.length > 0 ? [{ reason: 'open' as const, rows: open }] : []),
  ];
  const said = new Set<Need>();
  return groups.map((group, index) => {
    const needs = needsOf(group, input).filter(([need]) => !said.has(need));
    for (const [need] of needs) if (ONCE.includes(need)) said.add(need);
    const { reason } = group;
    const isAlongside = reason === 'partner' && index > 0;
    const name = reason === 'open' ? plan.open : isAlongside ? plan.alongside : fill(plan.wave, { n: index + 1 });
    return {
      id: `${reason}-${index}`,
      name,
      countries: group.rows.map(({ name }) => name),
      people: group.rows.reduce((sum, row) => sum + peopleIn(row), 0),
      reason: plan.reasons[reason],
      needs: needs.map(([need, concerned]) =>
        fill(plan.needed[need], {
          countries: some(
            concerned.map(({ name }) => name),
            counts.more,
          ),
        }),
      ),
    };
  });
};
