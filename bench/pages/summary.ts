import { markdownTable } from '../lib/markdown-table.ts';
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

const TITLES = [
  ...['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP ms', 'LCP ms', 'Floor LCP ms'],
  ...['LCP / floor', 'TBT ms', 'Floor TBT ms', 'CLS'],
];
const cellsOf = ({ page, scores, fcp, lcp, floorLcp, ratio, tbt, floorTbt, cls }: Row) => [
  `\`${page}\``,
  ...CATEGORIES.map((name) => scores[name]),
  ...[fcp, lcp, floorLcp, ratio, tbt, floorTbt, cls],
];

const HEADINGS: Record<Method, string> = { simulate: 'Simulated throttling', devtools: 'Applied throttling' };

export const tablesOf = (rows: readonly Row[]): string =>
  METHODS.map((method) => {
    const own = rows.filter((row) => row.method === method);
    const missed = own
      .filter((row) => row.missed.length > 0)
      .map((row) => `- \`${row.page}\` scores below 0.9 in some run for: ${row.missed.join(', ')}.`);
    return [`### ${HEADINGS[method]}\n`, markdownTable(TITLES, own.map(cellsOf)), ...missed, ''].join('\n');
  }).join('\n');
