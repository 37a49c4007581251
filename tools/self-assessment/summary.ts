import { fill } from '../../common/wording.ts';
import { fitLetter, linkLine } from '../letter.ts';
import type { HealthCheck } from './health-check.schema.ts';
import type { HealthReport } from './types.ts';

export type HealthSummaryWords = Pick<HealthCheck, 'handOver'>;

/** The result as a message that a person can read and change before sending it. */
export const healthSummary = (report: HealthReport, { handOver }: HealthSummaryWords, link: string): string => {
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
