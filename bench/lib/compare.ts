import type { Database } from '../../enquiries/store/database.ts';
import { countByState } from '../../enquiries/store/read.ts';

const countMissing = (wanted: Iterable<string>, stored: ReadonlySet<string>): number => {
  let missing = 0;
  for (const id of wanted) if (!stored.has(id)) missing += 1;
  return missing;
};

/** How many went astray behind the store: `arrived` is what the other end of the delivery really received. */
const countStrayed = async (database: Database, arrived: ReadonlySet<string>): Promise<number> => {
  const { lost } = await countByState(database.reader);
  const query = database.reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'delivered');
  const delivered = (await query.execute()).map((job) => job.enquiry_id);
  return lost + countMissing(delivered, arrived);
};

/** What visitors know: acknowledged, or sent without that. */
export interface Sent {
  acknowledged: ReadonlySet<string>;
  interrupted: ReadonlySet<string>;
}

export interface Found {
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows that hold an enquiry which another row holds too. */
  duplicates: number;
  interruptedStored: number;
  /** Enquiries without a delivery, or called delivered although they never arrived. */
  strayed: number;
}

/** Compares what visitors know with what is stored, at a moment when nobody sends. Every message must be another. */
export const compare = async (
  database: Database,
  { acknowledged, interrupted }: Sent,
  arrived: ReadonlySet<string>,
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
