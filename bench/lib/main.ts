import { WrongFlag } from './flags.ts';

/** A reason to stop that needs no stack: something is not installed, or the site is not built. */
export class CannotMeasure extends Error {
  override name = 'CannotMeasure';
}

/** Runs a benchmark. Exits with 1 if it could not measure, or if it returns false because something was lost. */
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
