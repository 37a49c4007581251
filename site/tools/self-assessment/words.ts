import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/page-figures.ts';
import type { Dated } from '../../insights/deadlines/deadlines.ts';
import { dateLine } from '../../insights/deadlines/when.ts';
import { browserWords, type Tools } from '../rules/tools.schema.ts';
import type { SelfAssessment } from './rules/self-assessment.schema.ts';

/** Build time only. Dates are written once, in content/deadlines/. */
export function assessmentWords(file: SelfAssessment, tools: Tools, dated: readonly Dated[]) {
  const changesOf = (slugs: readonly string[] = []) =>
    dated
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title, at }) => ({ slug, title, first: at.first, date: dateLine(at) }));
  return {
    ...browserWords(file, tools),
    areas: file.areas.map(({ statements, ...area }) => ({
      ...area,
      statements: statements.map((statement) => ({
        ...statement,
        changes: changesOf(statement.changes),
      })),
    })),
    drawing: draw(TOOL_FIGURES['self-assessment']),
  };
}
export type AssessmentWords = ReturnType<typeof assessmentWords>;
