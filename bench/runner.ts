import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/** A reason in words, without a stack: a program is missing, the site is not built. */
export class CannotMeasure extends Error {}

type Cell = string | number | undefined;

const textOf = (cell: Cell): string => {
  if (cell === undefined || Number.isNaN(cell)) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
};

/** A Markdown table; numbers are aligned right. */
export const markdownTable = (titles: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = titles.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  return [line(titles), line(rule), ...rows.map((row) => line(row.map(textOf))), ''].join('\n');
};

const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** The value that a share of all values does not exceed (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number =>
  sorted(values)[Math.max(1, Math.ceil((percent / 100) * values.length)) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const above = ordered[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((ordered[middle - 1] ?? Number.NaN) + above) / 2 : above;
};

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** One line on standard error for each step. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What a reader must know to compare numbers; nothing that names the machine. */
const describeMachine = () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release().split('-')[0] ?? ''}`,
  node: process.version.slice(1),
  /** Above 0.5, other work was measured too. */
  load: round(loadavg()[0] ?? 0, 1),
});

type Flags = Record<string, number>;

const readFlags = <Own extends Flags>(flags: Own): { values: Record<keyof Own, number>; isTrial: boolean } => {
  const options = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: 'string' as const }]));
  const values: Record<keyof Own, number> = { ...flags };
  let isTrial = false;
  for (const [name, text] of Object.entries(parseArgs({ options }).values)) {
    if (!/^\d+$/.test(String(text))) throw new CannotMeasure(`--${name} must be a whole number, not "${text}".`);
    isTrial ||= Number(text) !== flags[name];
    values[name as keyof Own] = Number(text);
  }
  return { values, isTrial };
};

/** Replaces the text between the markers of a command. */
const withPart = (document: string, command: string, text: string): string => {
  const begin = `<!-- ${command}: written by npm run ${command} -->`;
  const end = `<!-- /${command} -->`;
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place for the result: write "${begin}" and "${end}" where it belongs.`);
  return `${before}${begin}\n${text.trim()}\n${end}${after}`;
};

interface Benchmark<Own extends Flags> {
  name: string;
  /** Shows the tables of full runs. */
  document: 'docs/performance.md' | 'docs/durability.md';
  /** Defaults of the full run; anything else is a trial, whose result is not kept in the documents. */
  flags: Own;
  measure(
    values: Record<keyof Own, number>,
  ): Promise<{ how?: string; markdown: string; result: object; hasFaults?: boolean }>;
}

/** Runs a benchmark, prints its tables and keeps its result. Exits with 1 if it could not measure, or if something was lost. */
export const runBenchmark = async <const Own extends Flags>(benchmark: Benchmark<Own>): Promise<never> => {
  const { name, document, flags, measure } = benchmark;
  try {
    const { values, isTrial } = readFlags(flags);
    const machine = describeMachine();
    const { how = '', markdown, result, hasFaults = false } = await measure(values);
    const { date, cores, processor, memoryGB, system, node, load } = machine;
    const place = `${date}, ${cores} cores of ${processor}, ${memoryGB} GB, ${system}, Node ${node}, load ${load} at the start.`;
    const text = `${place} ${how}\n\n${markdown}`;
    process.stdout.write(text);
    const file = `${isTrial ? 'test-results/bench' : 'docs/results'}/${name}.json`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ machine, ...result }, null, 1)}\n`);
    if (!isTrial) writeFileSync(document, withPart(readFileSync(document, 'utf8'), `bench:${name}`, text));
    say(`${isTrial ? 'A trial' : `The result, shown in ${document}`}: ${file}`);
    process.exit(hasFaults ? 1 : 0);
  } catch (error) {
    say(error instanceof CannotMeasure ? error.message : String(error instanceof Error ? error.stack : error));
    process.exit(1);
  }
};
