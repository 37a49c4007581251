import type { SelfAssessment } from './self-assessment.schema.ts';

export type Answer = 'yes' | 'partly' | 'no';
/** By the key of the statement; a missing one is not answered. */
export type AssessmentAnswers = Readonly<Record<string, Answer>>;

/** The part of the data file that the rules read. */
export type AssessmentData = Pick<SelfAssessment, 'areas' | 'changes' | 'bands' | 'actionLimit' | 'answers'> & {
  result: Pick<SelfAssessment['result'], 'empty' | 'headline' | 'unfinished' | 'noScore' | 'noActions'>;
};
export type Statement = AssessmentData['areas'][number]['statements'][number];

export interface DatedChange {
  date: string;
  hasPassed: boolean;
  /** In the right tense for today. */
  words: string;
  source: { label: string; href?: string | undefined };
}

export interface AreaScore {
  id: string;
  label: string;
  /** 0 to 100; null while nothing is answered. */
  score: number | null;
  /** What the score means, in words. */
  meaning: string;
  answered: number;
  all: number;
}

export interface AssessmentAction {
  key: string;
  area: string;
  text: string;
  why: string;
  answer: string;
  href: string;
  link: string;
  changes: DatedChange[];
}

export interface AssessmentReport {
  /** The result in one sentence, also for the announcement. */
  headline: string;
  /** What the total means, or what is missing. */
  reason: string;
  total: number | null;
  answered: number;
  all: number;
  areas: AreaScore[];
  actions: AssessmentAction[];
  /** Every dated change, the earliest first. */
  changes: DatedChange[];
  notes: string[];
}
