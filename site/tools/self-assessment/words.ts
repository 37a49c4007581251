import type { HealthCheck } from '../../../tools/health-check/health-check.schema.ts';
import type { Tools } from '../../../tools/tools.schema.ts';

type Area = HealthCheck['areas'][number];

/** What the health check asks; it travels with the page. */
export interface HealthWords extends Pick<HealthCheck, 'answers' | 'form'> {
  areas: (Pick<Area, 'id' | 'label'> & { statements: Pick<Area['statements'][number], 'key' | 'text' | 'why'>[] })[];
  /** The report before the first answer. */
  result: Pick<HealthCheck['result'], 'heading' | 'empty'>;
  minutes: string;
  shared: Pick<Tools['shared'], 'loading' | 'unreadable' | 'startedAgain'>;
}

/** What it reports with; fetched with the first answer. */
export interface ReportWords
  extends Pick<HealthCheck, 'areas' | 'changes' | 'bands' | 'actionLimit' | 'answers' | 'result' | 'handOver'> {
  printTitle: string;
  shared: Tools['shared'];
}

/** Where the words of the report are kept; site/pages/tools/health-check.json.ts writes them. */
export const REPORT = '/tools/health-check.json';
