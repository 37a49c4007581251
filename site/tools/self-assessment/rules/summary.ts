import { fill } from '../../../../common/wording.ts';
import { fitLetter, linkLine } from '../../rules/letter.ts';
import type { SelfAssessment } from './self-assessment.schema.ts';
import type { AssessmentReport } from './types.ts';

export type AssessmentSummaryWords = Pick<SelfAssessment, 'handOver'>;

/** The result as a message that a person can read and change before sending it. */
export const assessmentSummary = (
  report: AssessmentReport,
  { handOver }: AssessmentSummaryWords,
  link: string,
): string => {
  const { total, answered, all, areas, actions } = report;
  const scores = areas.map(({ label, score, meaning }) =>
    fill(handOver.area, { area: label, score: score ?? meaning }),
  );
  return fitLetter({
    head: [
      handOver.greeting,
      '',
      total === null ? report.headline : fill(handOver.result, { score: total, n: answered, all }),
      '',
      handOver.areas,
      ...scores,
      ...(actions.length > 0 ? ['', handOver.actions] : []),
    ],
    body: actions.map(({ text, answer }) => fill(handOver.action, { action: text, answer })),
    more: handOver.more,
    tail: ['', ...linkLine(handOver.link, link), handOver.closing],
  });
};
