import type { Found } from '../lib/compare.ts';
import { type Column, markdownTable } from '../lib/markdown-table.ts';
import { type Latency, latencyOf } from '../lib/statistics.ts';
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

const times = ({ p50, p95, p99, max }: Latency): string => [p50, p95, p99, max].join(' · ');
const right = (title: string, text: (phase: Phase) => string | number): Column<Phase> => ({
  title,
  align: 'right',
  text: (phase) => text(phase).toLocaleString('en'),
});

export const tableOf = (phases: readonly Phase[]): string =>
  markdownTable<Phase>(
    [
      { title: 'Phase', text: ({ name, perSecond, seconds }) => `${name}: ${perSecond}/s for ${seconds} s` },
      right('Acknowledged', ({ acknowledged }) => acknowledged),
      right('429', ({ tooMany }) => tooMany),
      right('503', ({ unavailable }) => unavailable),
      right('No answer', ({ unanswered }) => unanswered),
      right('p50 · p95 · p99 · max ms', ({ latency }) => times(latency)),
      right('Pages served', ({ pagesServed, pagesAsked }) => `${pagesServed} of ${pagesAsked}`),
      right('Pages p50 · p95 · p99 · max ms', ({ pageLatency }) => times(pageLatency)),
      right('Peak MB', ({ megabytes }) => megabytes),
      right('Asker’s own lag ms', ({ askerLagMs }) => askerLagMs),
    ],
    phases,
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
