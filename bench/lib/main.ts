import { WrongFlag } from './flags.ts';

/** A reason to stop that needs words and no stack: something is not installed, or the site is not built. */
export class CannotMeasure extends Error {
  override name = 'CannotMeasure';
}

/** Runs a benchmark. It ends with 0, and with 1 when it could not measure or when false says that something was lost. */
export const runBenchmark = (work: () => Promise<boolean>): void => {
  work().then(
    (isWell) => process.exit(isWell ? 0 : 1),
    (error: unknown) => {
      const known = error instanceof CannotMeasure || error instanceof WrongFlag;
      process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
};
