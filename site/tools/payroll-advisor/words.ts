import type { Claims } from '../../../content-reader/claims.ts';
import { browserWords } from '../rules/browser-words.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { Countries } from './rules/countries.schema.ts';
import { constantsOf, namesOf } from './rules/data.ts';
import type { PayrollAdvisor } from './rules/payroll-advisor.schema.ts';

/** Build time only: what the advisor asks, which travels with the page. */
export const advisorWords = (file: PayrollAdvisor, tools: Tools) => {
  const { questions, counts, list, minutes, shared } = browserWords(file, tools);
  const { loading, unreadable } = shared;
  return { questions, counts, list, minutes, shared: { loading, unreadable } };
};
export type AdvisorWords = ReturnType<typeof advisorWords>;

/** Build time only: what it answers with, fetched when a visitor comes near the field. */
export const answerWords = ({ reach, ...file }: PayrollAdvisor, names: Countries, claims: Claims, tools: Tools) => ({
  ...browserWords(file, tools),
  constants: constantsOf(claims),
  countries: namesOf(names),
});
export type AnswerWords = ReturnType<typeof answerWords>;
