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

const isWhole = ({ scores, fcp, lcp, tbt, cls }: Sample): boolean =>
  [...Object.values(scores), fcp, lcp, tbt, cls].every(Number.isFinite);

/** One load of one address as Lighthouse's phone does it. Nothing when it failed in part, which a busy machine can cause. */
export const measurePage = async (url: string, method: Method): Promise<Sample | undefined> => {
  const browser = await openBrowser();
  try {
    const flags = { port: browser.port, logLevel: 'silent' as const, throttlingMethod: method };
    const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
    const sample = result && !result.lhr.runtimeError ? sampleOf(result.lhr) : undefined;
    return sample && isWhole(sample) ? sample : undefined;
  } catch {
    return undefined;
  } finally {
    await browser.close();
  }
};
