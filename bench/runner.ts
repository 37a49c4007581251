import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';

/** A reason to be read, without a stack: a program is missing, the site is not built. */
export class CannotMeasure extends Error {}

type Cell = string | number;

function textOf(cell: Cell): string {
  return Number.isNaN(cell) ? '–' : cell.toLocaleString('en');
}

/** Numbers are aligned right. */
export function markdownTable(
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = titles.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  return [line(titles), line(rule), ...rows.map((row) => line(row.map(textOf))), ''].join('\n');
}

export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((one, other) => one - other)[rank - 1] ?? Number.NaN;
}
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

export function say(text: string): void {
  void process.stderr.write(`${text}\n`);
}

/** In turns, so that a slow minute of the machine falls on all cases; what failed is left out. */
export async function takeTurns<Case extends object, Sample>(
  runs: number,
  cases: readonly Case[],
  measure: (one: Case) => Promise<Sample>,
): Promise<(Case & { samples: Sample[] })[]> {
  const plan = cases.map((one) => ({ ...one, samples: [] as Sample[] }));
  for (let number = 1; number <= runs; number += 1)
    for (const [at, one] of cases.entries()) {
      say(`run ${number} of ${runs}: ${Object.values(one).join(' ')}`);
      await measure(one).then(
        (sample) => plan[at]?.samples.push(sample),
        (error: unknown) => {
          if (error instanceof CannotMeasure) throw error;
          say(String(error));
        },
      );
    }
  return plan;
}

/** Nothing that names the machine. Above a load of 0.5, other work was measured too. */
function describeMachine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const cores = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const system = `${type()} ${release().split('-')[0] ?? ''}, Node ${process.version.slice(1)}`;
  const load = round(loadavg()[0] ?? 0, 1);
  return `${date}, ${cores}, ${Math.round(totalmem() / 2 ** 30)} GB, ${system}, load ${load} at the start.`;
}

type Flags = Record<string, number>;

function readFlags<Own extends Flags>(flags: Own): Own {
  const options = Object.fromEntries(
    Object.keys(flags).map((name) => [name, { type: 'string' as const }]),
  );
  const given = Object.entries(parseArgs({ options }).values).map(([name, text]) => [
    name,
    Number(text),
  ]);
  if (given.some(([, value]) => Number.isNaN(value)))
    throw new CannotMeasure('The value of a flag must be a number.');
  return { ...flags, ...Object.fromEntries(given) };
}

function withPart(document: string, command: string, text: string): string {
  const [begin, end] = [
    `<!-- ${command}: written by npm run ${command} -->`,
    `<!-- /${command} -->`,
  ];
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new Error(`The document has no place for the result: "${begin}" and "${end}".`);
  return `${before}${begin}\n${text.trim()}\n${end}${after}`;
}

interface Benchmark<Own extends Flags> {
  name: string;
  document: 'docs/performance.md' | 'docs/durability.md';
  /** Defaults of the full run; with any other value a run is a trial, which changes no document. */
  flags: Own;
  measure(values: Own): Promise<{ how: string; markdown: string; hasFaults?: boolean }>;
}

/** Runs a benchmark and prints its tables. Exits with 1 if it failed or something was lost. */
export async function runBenchmark<Own extends Flags>({
  name,
  document,
  flags,
  measure,
}: Benchmark<Own>) {
  try {
    const values = readFlags(flags);
    const machine = describeMachine();
    const { how, markdown, hasFaults = false } = await measure(values);
    const text = `${machine} ${how}\n\n${markdown}`;
    process.stdout.write(text);
    const isTrial = Object.keys(flags).some((flag) => values[flag] !== flags[flag]);
    if (!isTrial)
      writeFileSync(document, withPart(readFileSync(document, 'utf8'), `bench:${name}`, text));
    process.exit(hasFaults ? 1 : 0);
  } catch (error) {
    say(
      error instanceof CannotMeasure
        ? error.message
        : String(error instanceof Error ? error.stack : error),
    );
    process.exit(1);
  }
}
