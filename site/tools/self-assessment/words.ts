import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/page-figures.ts';
import type { Dated } from '../../insights/deadlines/deadlines.ts';
import { dateLine } from '../../insights/deadlines/when.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { SelfAssessment } from './rules/self-assessment.schema.ts';

/** Build time only: what the browser needs of the data files. Dates are written once, in content/deadlines/. */
export const assessmentWords = (file: SelfAssessment, { shared }: Tools, dated: readonly Dated[]) => {
  const { assumptions, withoutScript, privacy, page, areas, ...words } = file;
  const changesOf = (slugs: readonly string[] = []) =>
    dated
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title, at }) => ({ slug, title, first: at.first, date: dateLine(at) }));
  return {
    ...words,
    areas: areas.map(({ statements, ...area }) => ({
      ...area,
      statements: statements.map((statement) => ({ ...statement, changes: changesOf(statement.changes) })),
    })),
    page: { title: page.title, printTitle: page.printTitle },
    minutes: `${page.minutes}. ${privacy.heading}.`,
    shared,
    drawing: draw(TOOL_FIGURES['self-assessment']),
  };
};
export type AssessmentWords = ReturnType<typeof assessmentWords>;
