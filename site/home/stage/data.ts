import { getClaims, getHome, getTool } from '../../content.ts';
import { getDeadlines } from '../../insights/deadlines/deadlines.ts';
import type { RuleName } from '../../tools/payroll-advisor/rules/decide.ts';
import type { Option } from '../../tools/payroll-advisor/rules/payroll-advisor.schema.ts';
import { constantsOf, namesOf } from '../../tools/payroll-advisor/words.ts';

/** Build time only: what the stage answers with, fetched when a visitor comes to its field. */
export const stageData = () => {
  const advisor = getTool('payrollAdvisor');
  const { unsettled, ...paste } = advisor.paste;
  const { rules, counts } = advisor;
  return {
    countries: namesOf(getTool('countries')),
    paste,
    counts,
    words: getHome().stage.answer,
    constants: constantsOf(getClaims()),
    options: Object.fromEntries(Object.entries(rules).map(([rule, { option }]) => [rule, option])) as Record<
      RuleName,
      Option
    >,
    /** Changes of payroll: those of SAP concern everybody, a law its countries. */
    dates: getDeadlines()
      .dated.filter(({ areas }) => areas.includes('payroll'))
      .map(({ at: { first, last }, countries = [] }) => ({ first, last, countries })),
  };
};
export type StageData = ReturnType<typeof stageData>;
