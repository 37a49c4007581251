import type { AdvisorData, Answers, CountryRow, Question, Route, RuleName } from './types.ts';

/** The rule that holds, and the question to answer first where an answer is missing. */
export type Decision = readonly [rule: RuleName, question?: Question];

/** The rules in their order: the first one that holds decides. */
export const decide = (row: CountryRow, answers: Answers, data: AdvisorData): Decision => {
  const { operation, cloud, employeeCentral, currentPayroll } = answers;
  const { code, headcount } = row;
  const isMissing = (route: Route) => data.coverage[code]?.[route]?.covered === false;
  const hasNoVersion = isMissing('s4Sap') && isMissing('s4Partner');

  if (headcount === 0) return ['zero'];
  if (!operation) return ['unanswered', 'operation'];
  if (operation === 'managed') return ['managed'];
  if (!code) return ['unknown'];
  if (!cloud) return ['unanswered', 'cloud'];
  if (cloud === 'stay') return [hasNoVersion ? 'stayWithout' : 'stay'];
  if (!employeeCentral) return ['unanswered', 'employeeCentral'];
  if (cloud === 'ready' && employeeCentral !== 'no' && !isMissing('ecp')) {
    if (headcount === null) return ['blank'];
    return [headcount >= data.constants.ecpMinimum ? 'ecp' : 'small'];
  }
  if (!currentPayroll && !hasNoVersion) return ['unanswered', 'currentPayroll'];
  const cause = employeeCentral === 'no' ? 'noCore' : cloud === 'later' ? 'later' : 'notOffered';
  const staysInSap = (currentPayroll === 'erp' || currentPayroll === 's4') && !hasNoVersion;
  return [`${cause}${staysInSap ? 'Sap' : 'Other'}`];
};
