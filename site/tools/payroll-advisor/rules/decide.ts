import type { AdvisorData } from './data.ts';
import type { Answers, CountryRow, Question, RuleName } from './types.ts';

type DecisionData = Pick<AdvisorData, 'constants'>;

/** The questions in the order in which they decide. */
export const QUESTIONS: readonly Question[] = ['operation', 'cloud', 'employeeCentral', 'currentPayroll'];

/**
 * Every question whose answer can still change the result. An answer given may make the later questions idle: with
 * a provider it does not matter where payroll runs.
 */
export const openQuestions = (answers: Answers): Question[] => {
  if (answers.operation === 'managed') return [];
  const idle: Question[] = answers.cloud === 'stay' ? ['employeeCentral'] : [];
  return QUESTIONS.filter((question) => answers[question] === null && !idle.includes(question));
};

/**
 * The rules in their order: the first one that holds decides. `hasBigger`: another country of the list is large enough
 * for Employee Central Payroll and gets it.
 */
export const decide = (
  { headcount }: CountryRow,
  answers: Answers,
  data: DecisionData,
  hasBigger: boolean,
): RuleName => {
  const { operation, cloud, employeeCentral, currentPayroll } = answers;
  const { ecpMinimum, ecpJoiningMinimum } = data.constants;
  if (headcount === 0) return 'zero';
  if (!operation) return 'unanswered';
  if (operation === 'managed') return 'managed';
  if (!cloud) return 'unanswered';
  if (cloud === 'stay') return 'stay';
  if (!employeeCentral) return 'unanswered';
  if (cloud === 'ready' && employeeCentral !== 'no') {
    if (headcount === null) return 'blank';
    if (headcount >= ecpMinimum) return 'ecp';
    return hasBigger ? (headcount >= ecpJoiningMinimum ? 'joining' : 'joiningSmall') : 'small';
  }
  if (!currentPayroll) return 'unanswered';
  const isInSap = currentPayroll === 'erp' || currentPayroll === 's4';
  return `${employeeCentral === 'no' ? 'noCore' : 'later'}${isInSap ? 'Sap' : 'Other'}`;
};

/** The rule for every country of a list, and those that are large enough for Employee Central Payroll. */
export const decideAll = (rows: readonly CountryRow[], answers: Answers, data: DecisionData) => {
  const bigger = rows.filter((row) => decide(row, answers, data, false) === 'ecp');
  return { bigger, rules: rows.map((row) => decide(row, answers, data, bigger.length > 0)) };
};
