import { fill } from '../../../../common/wording.ts';
import { fitLetter, linkLine } from '../../rules/letter.ts';
import type { SupportEstimator } from './support-estimator.schema.ts';
import type { Estimate } from './types.ts';

export type EstimateSummaryWords = Pick<SupportEstimator, 'handOver' | 'packages'>;

/** The result as a message that a person can read and change before sending it. */
export const estimateSummary = (
  estimate: Estimate,
  { handOver, packages }: EstimateSummaryWords,
  link: string,
): string =>
  fitLetter({
    head: [
      handOver.greeting,
      '',
      estimate.isEmpty
        ? estimate.headline
        : fill(handOver.result, { package: packages[estimate.package].label, ...estimate.band }),
      handOver.reasons,
      ...estimate.reasons.map((reason) => `- ${reason}`),
      '',
      handOver.arithmetic,
    ],
    body: [...estimate.lines, ...estimate.steps].map(({ label, low, high }) =>
      fill(handOver.line, { label, low, high }),
    ),
    more: handOver.more,
    tail: ['', ...linkLine(handOver.link, link), handOver.closing],
  });
