import type { Found } from '../lib/compare.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { inOneCell, latencyOf } from '../lib/statistics.ts';
import type { Answers } from './answers.ts';
import type { Pace } from './send-enquiries.ts';
import type { PageVisits } from './visit-pages.ts';

export interface PhaseFacts extends Pace {
  name: string;
  answers: Answers;
  visits: PageVisits;
  megabytes: number;
  /** The 99th percentile of this program's own delay, which is part of every time. */
  askerLagMs: number;
}

export const phaseOf = ({ answers, visits, ...facts }: PhaseFacts) => ({
  ...facts,
  ...answers.counts,
  acknowledged: answers.acknowledged.size,
  latency: latencyOf(answers.times),
  pagesAsked: visits.asked,
  pagesServed: visits.served,
  pageLatency: latencyOf(visits.times),
});
export type Phase = ReturnType<typeof phaseOf>;

export const tableOf = (phases: readonly Phase[]): string =>
  markdownTable(
    [
      ...['Phase', 'Acknowledged', '429', '503', 'No answer', 'p50 · p95 · p99 · max ms'],
      ...['Pages served', 'Pages p50 · p95 · p99 · max ms', 'Peak MB', 'Asker’s own lag ms'],
    ],
    phases.map((phase) => [
      `${phase.name}: ${phase.perSecond}/s for ${phase.seconds} s`,
      phase.acknowledged,
      phase.tooMany,
      phase.unavailable,
      phase.unanswered,
      inOneCell(phase.latency),
      `${phase.pagesServed} of ${phase.pagesAsked}`,
      inOneCell(phase.pageLatency),
      phase.megabytes,
      phase.askerLagMs,
    ]),
  );

/** What must never happen, however fast or slow. */
export const faultsOf = (phases: readonly Phase[], { lost, duplicates, strayed }: Found): string[] => {
  const sum = (of: (phase: Phase) => number): number => phases.reduce((total, phase) => total + of(phase), 0);
  const counts: Record<string, number> = {
    'acknowledged enquiries lost': lost,
    'duplicate rows': duplicates,
    'enquiries astray': strayed,
    'refusals without Retry-After': sum(({ withoutRetryAfter }) => withoutRetryAfter),
    'answers other than 200, 429 and 503': sum(({ other }) => other),
    'pages not served': sum(({ pagesAsked, pagesServed }) => pagesAsked - pagesServed),
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${count} ${words}`);
};
