import lighthouse from 'lighthouse';
import { openBrowser } from './browser.ts';
import type { Method } from './plan.ts';

/** In the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Sample {
  /** 0 to 100. */
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast the processor was when the run began; more is faster. */
  speed: number;
  /** Audits that cost points, by their names at Lighthouse. */
  missed: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const missedBy = (lhr: Result): string[] => {
  const counted = CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  return counted.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9);
};

const sampleOf = (lhr: Result): Sample => {
  const number = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (name: Category): number => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    speed: lhr.environment.benchmarkIndex,
    missed: missedBy(lhr),
  };
};

/** Names of what Lighthouse could not tell. */
const missingIn = ({ scores, fcp, lcp, tbt, cls }: Sample): string[] =>
  Object.entries({ ...scores, fcp, lcp, tbt, cls })
    .filter(([, value]) => !Number.isFinite(value))
    .map(([name]) => name);

/** One load of one address as Lighthouse's phone does it; throws where it failed in part, as on a busy machine. */
export const measurePage = async (url: string, method: Method): Promise<Sample> => {
  const browser = await openBrowser();
  try {
    const flags = { port: browser.port, logLevel: 'silent' as const, throttlingMethod: method };
    const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error('Lighthouse gave no result');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    const sample = sampleOf(result.lhr);
    const missing = missingIn(sample);
    if (missing.length > 0) throw new Error(`Lighthouse could not tell ${missing.join(', ')}`);
    return sample;
  } finally {
    await browser.close();
  }
};
