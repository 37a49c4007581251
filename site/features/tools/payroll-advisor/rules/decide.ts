import type { Option, PayrollAdvisor } from '../../../../schemas/tools/payroll-advisor.ts';
import type { AdvisorChoices } from './address.ts';
import type { CountryRow } from './rows.ts';

export type RuleName = keyof PayrollAdvisor['rules'];
type Constants = Readonly<
  Record<'ecpMinimum' | 'ecpJoiningMinimum' | 'partnerCloudMaximum', number>
>;

interface Situation {
  headcount: number | null;
  choices: AdvisorChoices;
  constants: Constants;
  /** Another country of the list gets Employee Central Payroll by its size. */
  hasBigger: boolean;
}

/** The first rule that holds decides. */
function decide({ headcount, choices, constants, hasBigger }: Situation): RuleName {
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

/** The codes of the countries for which a source names a version. */
export type Versions = Readonly<Record<'ecp' | 's4', readonly string[]>>;
export interface Known {
  constants: Constants;
  versions: Versions;
  /** The product that each rule suggests. */
  optionOf: Readonly<Record<RuleName, Option>>;
}

export function isCovered(code: string, { ecp, s4 }: Versions): boolean {
  return ecp.includes(code) || s4.includes(code);
}

/** The countries of a list with their rules, and those that are large enough for Employee Central Payroll. */
export function decideAll(
  list: readonly CountryRow[],
  choices: AdvisorChoices,
  { constants, versions, optionOf }: Known,
) {
  /** A version that is not known is never recommended. */
  const ruleFor = ({ headcount, code }: CountryRow, hasBigger: boolean): RuleName => {
    const rule = decide({ headcount, choices, constants, hasBigger });
    const option = optionOf[rule];
    if ((option !== 'ecp' && option !== 's4') || versions[option].includes(code)) return rule;
    if (!isCovered(code, versions)) return 'noVersion';
    return option === 'ecp' ? 'onlyS4' : 'onlyEcp';
  };
  const bigger = list.filter((row) => ruleFor(row, false) === 'ecp');
  return {
    bigger,
    rows: list.map((row) => ({ ...row, rule: ruleFor(row, bigger.length > 0) })),
  };
}
