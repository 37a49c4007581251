import type { HealthCheck } from '../../../tools/health-check/health-check.schema.ts';
import type { Tools } from '../../../tools/tools.schema.ts';
import { draw } from '../../drawing/figures.ts';
import { TOOL_FIGURES } from '../../drawing/tool-figures.ts';
import type { HealthCheckProps } from './HealthCheck.tsx';
import type { ReportWords } from './words.ts';

/** Build time only: what the page gives to the island. What only the report says stays out. */
export const healthProps = (file: HealthCheck, { shared }: Tools): HealthCheckProps => {
  const { loading, unreadable, startedAgain } = shared;
  const { heading, empty } = file.result;
  return {
    words: {
      areas: file.areas.map(({ id, label, statements }) => ({
        id,
        label,
        statements: statements.map(({ key, text, why }) => ({ key, text, why })),
      })),
      answers: file.answers,
      form: file.form,
      result: { heading, empty },
      minutes: file.page.minutes,
      shared: { loading, unreadable, startedAgain },
    },
    drawing: draw(TOOL_FIGURES['health-check']),
  };
};

/** Build time only: what the island fetches for its report. */
export const reportWords = (file: HealthCheck, { shared }: Tools): ReportWords => {
  const { areas, changes, bands, actionLimit, answers, result, handOver, page } = file;
  return { areas, changes, bands, actionLimit, answers, result, handOver, printTitle: page.printTitle, shared };
};
