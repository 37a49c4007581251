import type { Found } from '../lib/compare.ts';
import type { Visitors } from './visitors.ts';

/** What one kind of fault did, added up over its runs. */
export interface Tally {
  /** How often the fault was caused. */
  runs: number;
  acknowledged: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows whose enquiry another row holds as well. */
  duplicates: number;
  /** Sent, and the fault came before the acknowledgement. */
  interrupted: number;
  /** Of those, how many were stored: a retry under another id would have duplicated them. */
  interruptedStored: number;
  /** Enquiries without a delivery, or marked as delivered although they never arrived. */
  strayed: number;
  /** Answers other than 200 and 503. */
  otherAnswers: number;
}

export const emptyTally = (): Tally => ({
  runs: 0,
  acknowledged: 0,
  lost: 0,
  duplicates: 0,
  interrupted: 0,
  interruptedStored: 0,
  strayed: 0,
  otherAnswers: 0,
});

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
