import type { Tools } from '../rules/tools.schema.ts';
import type { SelfAssessment } from './rules/self-assessment.schema.ts';

type Area = SelfAssessment['areas'][number];

/** What the self-assessment asks; it travels with the page. */
export interface AssessmentWords extends Pick<SelfAssessment, 'answers' | 'form'> {
  areas: (Pick<Area, 'id' | 'label'> & { statements: Pick<Area['statements'][number], 'key' | 'text' | 'why'>[] })[];
  /** The report before the first answer. */
  result: Pick<SelfAssessment['result'], 'heading' | 'empty'>;
  minutes: string;
  shared: Pick<Tools['shared'], 'loading' | 'unreadable' | 'startedAgain'>;
}

/** What it reports with; fetched with the first answer. */
export interface ReportWords
  extends Pick<SelfAssessment, 'areas' | 'changes' | 'bands' | 'actionLimit' | 'answers' | 'result' | 'handOver'> {
  title: string;
  printTitle: string;
  shared: Tools['shared'];
}

/** Where the words of the report are kept; site/pages/tools/self-assessment.json.ts writes them. */
export const REPORT = '/tools/self-assessment.json';
