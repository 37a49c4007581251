import type { PayrollAdvisor } from '../../../../schemas/tools/payroll-advisor.ts';
import type { AdvisorChoices } from './address.ts';
import type { CountryRow } from './rows.ts';

export type RuleName = keyof PayrollAdvisor['rules'];
type Constants = Readonly<Record<'ecpMinimum' | 'ecpJoiningMinimum', number>>;

/** The first rule that holds decides. `hasBigger`: another country of the list gets Employee Central Payroll by its size. */
function decide(
  headcount: number | null,
  choices: AdvisorChoices,
  constants: Constants,
  hasBigger: boolean,
): RuleName {
  const { operation, cloud, employeeCentral, currentPayroll } = choices;
  if (headcount === 0) return 'zero';
  if (!operation) return 'unanswered';
  if (operation === 'managed') return 'managed';
  if (!cloud) return 'unanswered';
  if (cloud === 'stay') return 'stay';
  if (!employeeCentral) return 'unanswered';
  if (cloud === 'ready' && employeeCentral !== 'no') {
    if (headcount === null) return 'blank';
    if (headcount >= constants.ecpMinimum) return 'ecp';
    if (!hasBigger) return 'small';
    return headcount >= constants.ecpJoiningMinimum ? 'joining' : 'joiningSmall';
  }
  if (!currentPayroll) return 'unanswered';
  const isInSap = currentPayroll === 'erp' || currentPayroll === 's4';
  return `${employeeCentral === 'no' ? 'noCore' : 'later'}${isInSap ? 'Sap' : 'Other'}`;
}

/** The countries of a list with their rules, and those that are large enough for Employee Central Payroll. */
export function decideAll(
  list: readonly CountryRow[],
  choices: AdvisorChoices,
  constants: Constants,
) {
  const bigger = list.filter(
    ({ headcount }) => decide(headcount, choices, constants, false) === 'ecp',
  );
  const ruleFor = ({ headcount }: CountryRow) =>
    decide(headcount, choices, constants, bigger.length > 0);
  return { bigger, rows: list.map((row) => ({ ...row, rule: ruleFor(row) })) };
}
