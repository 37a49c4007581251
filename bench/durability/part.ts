import type { Tally } from './tally.ts';

export interface PartOptions {
  runs: number;
  clients: number;
  /** Called before each run with what was counted so far. */
  onRun(tally: Tally): void;
}

/** One kind of fault. */
export type Part = (options: PartOptions) => Promise<Tally>;
