import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/tool-figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { SelfAssessment } from './rules/self-assessment.schema.ts';
import type { SelfAssessmentProps } from './SelfAssessment.tsx';
import type { ReportWords } from './words.ts';

/** Build time only: what the page gives to the island. What only the report says stays out. */
export const assessmentProps = (file: SelfAssessment, { shared }: Tools): SelfAssessmentProps => {
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
      minutes: `${file.page.minutes}. ${file.privacy.heading}.`,
      shared: { loading, unreadable, startedAgain },
    },
    drawing: draw(TOOL_FIGURES['self-assessment']),
  };
};

/** Build time only: what the island fetches for its report. */
export const reportWords = (file: SelfAssessment, { shared }: Tools): ReportWords => {
  const { areas, changes, bands, actionLimit, answers, result, handOver, page } = file;
  return {
    areas,
    changes,
    bands,
    actionLimit,
    answers,
    result,
    handOver,
    title: page.title,
    printTitle: page.printTitle,
    shared,
  };
};
