import { CannotMeasure } from './cannot-measure.ts';
import { type Flags, readFlags, type Values } from './flags.ts';
import { describeMachine, machineInWords } from './machine.ts';
import { publish, type Report } from './report.ts';

interface Measured {
  /** A sentence on how it was measured, after the one on the machine. */
  how?: string;
  /** Tables and sentences. */
  markdown: string;
  result: object;
  /** True when something happened that must not, whatever the speed. */
  hasFaults?: boolean;
}

interface Benchmark<Own extends Flags> extends Pick<Report, 'name' | 'document'> {
  flags: Own;
  measure(values: Values<Own>): Promise<Measured>;
}

/** Runs a benchmark and keeps its result. Exits with 1 if it could not measure, or if something was lost. */
export const runBenchmark = <const Own extends Flags>({ name, document, flags, measure }: Benchmark<Own>): void => {
  const work = async (): Promise<number> => {
    const { values, isTrial } = readFlags(flags, process.argv.slice(2));
    const machine = describeMachine();
    const { how = '', markdown, result, hasFaults = false } = await measure(values);
    const words = `${machineInWords(machine)} ${how}`.trim();
    publish({ name, document, markdown: `${words}\n\n${markdown}`, result: { machine, ...result }, isTrial });
    return hasFaults ? 1 : 0;
  };
  work().then(process.exit, (error: unknown) => {
    const isKnown = error instanceof CannotMeasure;
    process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
};
