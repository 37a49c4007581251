import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/page-figures.ts';
import type { Dated } from '../../insights/deadlines/deadlines.ts';
import { dateLine } from '../../insights/deadlines/when.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { SelfAssessment } from './rules/self-assessment.schema.ts';

/** Build time only: what the self-assessment asks, which travels with the page. What only the report says stays out. */
export const assessmentWords = (file: SelfAssessment, { shared }: Tools) => {
  const { loading, unreadable, startedAgain } = shared;
  const { heading, empty } = file.result;
  return {
    areas: file.areas.map(({ id, label, statements }) => ({
      id,
      label,
      statements: statements.map(({ key, text, why }) => ({ key, text, why })),
    })),
    answers: {
      yes: { label: file.answers.yes },
      partly: { label: file.answers.partly },
      no: { label: file.answers.no },
    },
    form: file.form,
    result: { heading, empty },
    minutes: `${file.page.minutes}. ${file.privacy.heading}.`,
    shared: { loading, unreadable, startedAgain },
    drawing: draw(TOOL_FIGURES['self-assessment']),
  };
};
export type AssessmentWords = ReturnType<typeof assessmentWords>;

/** Build time only: what it reports with, fetched with the first answer. Dates are written once, in content/deadlines/. */
export const reportWords = (file: SelfAssessment, { shared }: Tools, dated: readonly Dated[]) => {
  const { bands, actionLimit, answers, result, handOver, page } = file;
  const changesOf = (slugs: readonly string[] = []) =>
    dated
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title: change, at }) => ({ slug, title: change, first: at.first, date: dateLine(at) }));
  const areas = file.areas.map(({ statements, ...area }) => ({
    ...area,
    statements: statements.map((statement) => ({ ...statement, changes: changesOf(statement.changes) })),
  }));
  return {
    areas,
    bands,
    actionLimit,
    answers,
    result,
    handOver,
    page: { title: page.title, printTitle: page.printTitle },
    shared,
  };
};
export type ReportWords = ReturnType<typeof reportWords>;
