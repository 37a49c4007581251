import { draw } from '../../../parts/figures/draw-figure.ts';
import { TOOL_FIGURES } from '../../../parts/figures/page-figures.ts';
import { dateLine } from '../../../parts/when.ts';
import type { SelfAssessment } from '../../../schemas/tools/self-assessment.ts';
import { browserWords, type Tools } from '../../../schemas/tools/tools.ts';
import type { Dated } from '../../insights/deadlines/deadlines.ts';

/** Build time only. Dates are written once, in content/deadlines/. */
export function assessmentWords(file: SelfAssessment, tools: Tools, dated: readonly Dated[]) {
  const changesOf = (slugs: readonly string[] = []) =>
    dated
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title, at }) => ({ slug, title, first: at.first, date: dateLine(at) }));
  const { provisional, ...words } = browserWords(file, tools);
  const { box, line } = draw(TOOL_FIGURES['self-assessment']);
  return {
    ...words,
    // Said by the page around the tool.
    shared: { ...words.shared, related: '', reviewed: '' },
    areas: file.areas.map(({ statements, ...area }) => ({
      ...area,
      statements: statements.map((statement) => ({
        ...statement,
        changes: changesOf(statement.changes),
      })),
    })),
    drawing: { box, line },
  };
}
export type AssessmentWords = ReturnType<typeof assessmentWords>;
