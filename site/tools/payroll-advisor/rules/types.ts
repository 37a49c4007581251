import type { Option, PayrollAdvisor } from './payroll-advisor.schema.ts';

/** One country of the visitor's list. */
export interface CountryRow {
  code: string;
  name: string;
  /** null while the visitor has not given one. */
  headcount: number | null;
}

export type Question = keyof PayrollAdvisor['questions'];
/** null while the visitor has not answered. */
export type Answers = { [Name in Question]: keyof PayrollAdvisor['questions'][Name]['answers'] | null };
export interface AdvisorInput extends Answers {
  rows: readonly CountryRow[];
}

export type RuleName = keyof PayrollAdvisor['rules'];
export interface CountryAdvice extends CountryRow {
  option: Option;
  rule: RuleName;
  reason: string;
  /** true where the partner-managed cloud is mentioned as well. */
  alternative: boolean;
}
