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
  extends Pick<
    PayrollAdvisor,
    'options' | 'questions' | 'rules' | 'core' | 'bigger' | 'partnerCloud' | 'checks' | 'counts' | 'plan' | 'effort'
  > {
  constants: Record<keyof PayrollAdvisor['constants'], number>;
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

/** Something that the visitor can still answer: a question, or a gap in the row of a country. */
export type OpenPoint = { kind: 'question'; question: Question } | { kind: 'headcount' | 'unknown'; row: CountryRow };

/** Countries that follow the same route at the same time. */
export interface Wave {
  id: string;
  name: string;
  countries: string[];
  people: number;
  /** Why they stand here in the order. */
  reason: string;
  /** What must be there before they begin. */
  needs: string[];
}

/** One line of the arithmetic, in consultant days. */
export interface EffortLine {
  driver: keyof PayrollAdvisor['effort']['drivers'];
  label: string;
  low: number;
  high: number;
}
export interface Effort {
  lines: EffortLine[];
  /** The sum, rounded outwards. */
  low: number;
  high: number;
  /** Countries without a route, which no line counts. */
  notCounted: number;
}

export interface Advice {
  /** The result in one sentence, also for the announcement. */
  headline: string;
  rows: CountryAdvice[];
  summary: OptionSummary[];
  people: number;
  notes: string[];
  open: OpenPoint[];
  waves: Wave[];
  effort: Effort;
  checks: NextCheck[];
}
