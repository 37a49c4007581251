import type { HealthCheck } from './health-check.schema.ts';

export type Answer = 'yes' | 'partly' | 'no';
/** By the key of the statement; a missing one is not answered. */
export type HealthAnswers = Readonly<Record<string, Answer>>;

/** The part of the data file that the rules read. */
export type HealthData = Pick<HealthCheck, 'areas' | 'changes' | 'bands' | 'actionLimit' | 'answers'> & {
  result: Pick<HealthCheck['result'], 'empty' | 'headline' | 'unfinished' | 'noScore' | 'noActions'>;
};
export type Statement = HealthData['areas'][number]['statements'][number];

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

export interface HealthAction {
  key: string;
  area: string;
  text: string;
  why: string;
  answer: string;
  href: string;
  link: string;
  changes: DatedChange[];
}

export interface HealthReport {
  /** The result in one sentence, also for the announcement. */
  headline: string;
  /** What the total means, or what is missing. */
  reason: string;
  total: number | null;
  answered: number;
  all: number;
  areas: AreaScore[];
  actions: HealthAction[];
  /** Every dated change, the earliest first. */
  changes: DatedChange[];
  notes: string[];
}
