import { type Column, markdownTable } from '../lib/markdown-table.ts';
import { median, round } from '../lib/statistics.ts';
import { CATEGORIES, type Category, type Sample } from './measure.ts';
import { METHODS, type Method, type Run } from './plan.ts';

export interface Row {
  page: string;
  method: Method;
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  floorLcp: number;
  /** What bare text costs this machine: laying it out blocks too. */
  floorTbt: number;
  /** How much later than its floor the page shows its largest part. */
  ratio: number;
  missed: string[];
}

/** The sample is missing where every load failed. */
export type Measured = Run & { sample: Sample | undefined; isBusy?: boolean };

/** A median wants as many. */
const ENOUGH = 3;

const rowOf = (page: string, method: Method, measured: readonly Measured[]): Row => {
  const of = (kind: Run['kind']): Sample[] => {
    const all = measured.filter((one) => one.page === page && one.method === method && one.kind === kind);
    const quiet = all.filter(({ isBusy }) => !isBusy);
    return (quiet.length < ENOUGH ? all : quiet).flatMap(({ sample }) => sample ?? []);
  };
  const [samples, floors] = [of('page'), of('floor')];
  const middle = (value: (sample: Sample) => number, from = samples): number => median(from.map(value));
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, middle((one) => one.scores[name])]));
  const [lcp, floorLcp] = [middle((one) => one.lcp), middle((one) => one.lcp, floors)];
  return {
    page,
    method,
    scores: scores as Row['scores'],
    fcp: round(middle((one) => one.fcp)),
    lcp: round(lcp),
    tbt: round(middle((one) => one.tbt)),
    cls: round(
      middle((one) => one.cls),
      3,
    ),
    floorLcp: round(floorLcp),
    floorTbt: round(middle((one) => one.tbt, floors)),
    ratio: round(lcp / floorLcp, 2),
    missed: [...new Set(samples.flatMap((one) => one.missed))].sort(),
  };
};

export const summarise = (pages: readonly string[], measured: readonly Measured[]): Row[] =>
  METHODS.flatMap((method) => pages.map((page) => rowOf(page, method, measured)));

const number = (title: string, text: (row: Row) => number): Column<Row> => ({
  title,
  align: 'right',
  text: (row) => (Number.isNaN(text(row)) ? '–' : String(text(row))),
});

const COLUMNS: Column<Row>[] = [
  { title: 'Page', text: ({ page }) => `\`${page}\`` },
  number('Performance', ({ scores }) => scores.performance),
  number('Accessibility', ({ scores }) => scores.accessibility),
  number('Best practices', ({ scores }) => scores['best-practices']),
  number('SEO', ({ scores }) => scores.seo),
  number('FCP ms', ({ fcp }) => fcp),
  number('LCP ms', ({ lcp }) => lcp),
  number('Floor LCP ms', ({ floorLcp }) => floorLcp),
  number('LCP / floor', ({ ratio }) => ratio),
  number('TBT ms', ({ tbt }) => tbt),
  number('Floor TBT ms', ({ floorTbt }) => floorTbt),
  number('CLS', ({ cls }) => cls),
];

const HEADINGS: Record<Method, string> = { simulate: 'Simulated throttling', devtools: 'Applied throttling' };

export const tablesOf = (rows: readonly Row[]): string =>
  METHODS.map((method) => {
    const own = rows.filter((row) => row.method === method);
    const missed = own
      .filter((row) => row.missed.length > 0)
      .map((row) => `- \`${row.page}\` scores below 0.9 in some run for: ${row.missed.join(', ')}.`);
    return [`### ${HEADINGS[method]}\n`, markdownTable(COLUMNS, own), ...missed, ''].join('\n');
  }).join('\n');
