import type { Option, PayrollAdvisor } from './payroll-advisor.schema.ts';

/** One country of the visitor's list. An empty code means that we do not know the name. */
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

export type Route = 'ecp' | 's4Sap' | 's4Partner';
export interface Evidence {
  covered: boolean;
  /** Words for the visitor: the source and the day on which it was read. */
  words: string;
}
/** Confirmed rows only, by country code: what is unconfirmed never reaches the browser. */
export type Coverage = Readonly<Record<string, Partial<Record<Route, Evidence>>>>;

export type RuleName = keyof PayrollAdvisor['rules'];
export interface CountryAdvice extends CountryRow {
  option: Option;
  rule: RuleName;
  /** Why, in one or two sentences. */
  reason: string;
  coverage: { state: 'confirmed' | 'toConfirm' | 'none'; words: string };
  /** true where the partner-managed cloud is mentioned as well. */
  alternative: boolean;
}
