import type { Database } from '../../enquiries/store/database.ts';
import { countByState } from '../../enquiries/store/read.ts';
import type { Visitors } from './visitors.ts';

/** What one kind of fault did, added up over its runs. */
export interface Tally {
  /** How often the fault was made. */
  runs: number;
  acknowledged: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows that hold an enquiry which another row holds too. */
  duplicates: number;
  /** Sent, and the fault came before the acknowledgement. */
  interrupted: number;
  /** Of those, the ones that were stored: a retry without the same id would have doubled them. */
  interruptedStored: number;
  /** Enquiries without a delivery, or called delivered although they never arrived. */
  strayed: number;
  /** Answers that are neither an acknowledgement nor a refusal for now. */
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

const countMissing = (wanted: Iterable<string>, stored: ReadonlySet<string>): number => {
  let missing = 0;
  for (const id of wanted) if (!stored.has(id)) missing += 1;
  return missing;
};

/** How many went astray behind the store: `arrived` is what the other end of the delivery really received. */
const countStrayed = async (database: Database, arrived: () => ReadonlySet<string>): Promise<number> => {
  const { lost } = await countByState(database.reader);
  const query = database.reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'delivered');
  const delivered = (await query.execute()).map((job) => job.enquiry_id);
  return lost + countMissing(delivered, arrived());
};

export interface Found {
  lost: number;
  duplicates: number;
  interruptedStored: number;
  strayed: number;
}

/** Compares what visitors know with what is stored, at a moment when nobody sends. */
export const compare = async (
  database: Database,
  { acknowledged, interrupted }: Pick<Visitors, 'acknowledged' | 'interrupted'>,
  arrived: () => ReadonlySet<string>,
): Promise<Found> => {
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'message']).execute();
  const ids = new Set(rows.map(({ id }) => id));
  return {
    lost: countMissing(acknowledged, ids),
    duplicates: rows.length - new Set(rows.map(({ message }) => message)).size,
    interruptedStored: interrupted.size - countMissing(interrupted, ids),
    strayed: await countStrayed(database, arrived),
  };
};

/** Adds one more look at a store that lives on: rows that are there or missing now are counted once, not per look. */
export const lookAgain = (tally: Tally, visitors: Visitors, found: Found): void => {
  tally.acknowledged = visitors.acknowledged.size;
  tally.lost = Math.max(tally.lost, found.lost);
  tally.duplicates = Math.max(tally.duplicates, found.duplicates);
  tally.strayed = Math.max(tally.strayed, found.strayed);
  tally.interrupted += visitors.interrupted.size;
  tally.interruptedStored += found.interruptedStored;
  tally.otherAnswers = visitors.otherAnswers;
};
