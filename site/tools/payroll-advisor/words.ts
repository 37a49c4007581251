import type { Claims } from '../../../content-reader/claims.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { Countries } from './rules/countries.schema.ts';
import { constantsOf, namesOf } from './rules/data.ts';
import type { PayrollAdvisor } from './rules/payroll-advisor.schema.ts';

/** Build time only: what the advisor asks, which travels with the page. */
export const advisorWords = ({ questions, counts, list, page, privacy }: PayrollAdvisor, tools: Tools) => {
  const { loading, unreadable, startedAgain } = tools.shared;
  return {
    questions,
    counts,
    list,
    minutes: `${page.minutes}. ${privacy.heading}.`,
    shared: { loading, unreadable, startedAgain },
  };
};
export type AdvisorWords = ReturnType<typeof advisorWords>;

/** Build time only: what it answers with, fetched when a visitor comes near the field. */
export const answerWords = (file: PayrollAdvisor, names: Countries, claims: Claims, { shared }: Tools) => {
  const { assumptions, withoutScript, privacy, reach, page, ...words } = file;
  const { title, printTitle } = page;
  return { ...words, constants: constantsOf(claims), countries: namesOf(names), page: { title, printTitle }, shared };
};
export type AnswerWords = ReturnType<typeof answerWords>;
