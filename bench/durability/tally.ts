import type { Found } from '../lib/compare.ts';
import type { Visitors } from './visitors.ts';

/** What one kind of fault did, added up over its runs. */
export interface Tally extends Found {
  /** How often the fault was caused. */
  runs: number;
  acknowledged: number;
  /** Sent, and the fault came before the acknowledgement. Those that were stored all the same would double under another id. */
  interrupted: number;
  /** Answers other than 200 and 503. */
  otherAnswers: number;
}

/** One kind of fault, caused `runs` times under load. `onRun` is called before each with what was counted so far. */
export type Part = (options: { runs: number; clients: number; onRun(tally: Tally): void }) => Promise<Tally>;

export const emptyTally = (): Tally => {
  const found: Found = { lost: 0, duplicates: 0, interruptedStored: 0, strayed: 0 };
  return { runs: 0, acknowledged: 0, interrupted: 0, otherAnswers: 0, ...found };
};

/** Adds one more look at a store that is kept: a row that is lost or duplicated counts once, not once per look. */
export const lookAgain = (tally: Tally, visitors: Visitors, found: Found): void => {
  tally.acknowledged = visitors.acknowledged.size;
  tally.lost = Math.max(tally.lost, found.lost);
  tally.duplicates = Math.max(tally.duplicates, found.duplicates);
  tally.strayed = Math.max(tally.strayed, found.strayed);
  tally.interrupted += visitors.interrupted.size;
  tally.interruptedStored += found.interruptedStored;
  tally.otherAnswers = visitors.otherAnswers;
};
