import type { Drawing } from '../../figures/figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { PayrollAdvisor } from './rules/payroll-advisor.schema.ts';
import type { AdvisorData } from './rules/types.ts';

/** What the advisor asks; it travels with the page. */
export interface AdvisorWords extends Pick<PayrollAdvisor, 'questions' | 'counts'> {
  list: Omit<PayrollAdvisor['list'], 'remove' | 'removed' | 'clear' | 'cleared' | 'unknown' | 'dots'>;
  paste: Pick<PayrollAdvisor['paste'], 'open' | 'label' | 'hint' | 'example' | 'read' | 'cancel' | 'merged'>;
  result: Pick<PayrollAdvisor['result'], 'see'>;
  minutes: string;
  shared: Pick<Tools['shared'], 'loading' | 'unreadable' | 'startedAgain'>;
}

/** What it answers with; fetched when there is something to answer. */
export interface AnswerWords extends Pick<PayrollAdvisor, 'list' | 'paste' | 'result' | 'open' | 'handOver'> {
  data: AdvisorData;
  title: string;
  printTitle: string;
  shared: Tools['shared'];
  /** The drawing that closes, and a small one for each route. */
  figures: { whole: Drawing; routes: Record<keyof AdvisorData['options'], Drawing> };
}

/** Where the answers are kept; site/pages/tools/payroll-advisor.json.ts writes them. */
export const ANSWERS = '/tools/payroll-advisor.json';
/** Where the countries are kept; site/pages/tools/countries.json.ts writes them. */
export const COUNTRIES = '/tools/countries.json';
