import type { Option, PayrollAdvisor } from './payroll-advisor.schema.ts';

/** One country of the visitor's list. An empty code means that we do not know the name. */
export interface CountryRow {
  code: string;
  name: string;
  /** null while the visitor has not given one. */
  headcount: number | null;
}

export type Question = keyof PayrollAdvisor['questions'];
type Answer<Name extends Question> = keyof PayrollAdvisor['questions'][Name]['answers'];
/** null while the visitor has not answered. */
export type Answers = { [Name in Question]: Answer<Name> | null };
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

/** What the rules need, made at build time by `advisorData`. */
export interface AdvisorData
  extends Pick<PayrollAdvisor, 'options' | 'questions' | 'rules' | 'partnerCloud' | 'checks' | 'counts'> {
  constants: { ecpMinimum: number; partnerCloudMaximum: number };
  words: Pick<PayrollAdvisor['result'], 'empty' | 'headline' | 'part' | 'nothingYet' | 'merged'>;
  open: Pick<PayrollAdvisor['coverage'], 'toConfirm' | 'partner' | 'none'>;
  coverage: Coverage;
}

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

export interface OptionSummary {
  option: Option;
  label: string;
  countries: number;
  people: number;
  /** Countries of this option whose coverage is to be confirmed with us. */
  toConfirm: number;
}

export interface NextCheck {
  text: string;
  href?: string | undefined;
  link?: string | undefined;
}

export interface Advice {
  /** The result in one sentence, also for the announcement. */
  headline: string;
  rows: CountryAdvice[];
  summary: OptionSummary[];
  people: number;
  notes: string[];
  checks: NextCheck[];
}
