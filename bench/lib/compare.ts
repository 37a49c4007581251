import type { Database } from '../../enquiries/store/database.ts';
import { countByState } from '../../enquiries/store/read.ts';

const countMissing = (wanted: Iterable<string>, stored: ReadonlySet<string>): number => {
  let missing = 0;
  for (const id of wanted) if (!stored.has(id)) missing += 1;
  return missing;
};

/** How many were never delivered although they should have been: `arrived` is what the receiver really got. */
const countStrayed = async (database: Database, arrived: ReadonlySet<string>): Promise<number> => {
  const { lost } = await countByState(database.reader);
  const query = database.reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'delivered');
  const delivered = (await query.execute()).map((job) => job.enquiry_id);
  return lost + countMissing(delivered, arrived);
};

/** What visitors know of their enquiries: acknowledged, or sent without an answer. */
export interface Sent {
  acknowledged: ReadonlySet<string>;
  interrupted: ReadonlySet<string>;
}

export interface Found {
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows whose enquiry another row holds as well. */
  duplicates: number;
  interruptedStored: number;
  /** Enquiries without a delivery, or marked as delivered although they never arrived. */
  strayed: number;
}

/** Compares what visitors know with what is stored, while nobody sends. Each message must be unique. */
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
