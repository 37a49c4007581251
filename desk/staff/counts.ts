import type { Reader } from '../../enquiries/store/database.ts';
import { newestArrival } from './changes.ts';
import { type Counts, countAll, countLists } from './list.ts';

/** How long the number of all enquiries may be old when only some were removed. */
const restMs = 10_000;

/** The counts of all lists. All enquiries are counted anew when one has arrived, and otherwise from time to time. */
export function countsOver(now: () => number): (reader: Reader) => Promise<Counts> {
  let known = { newest: '', at: Number.NEGATIVE_INFINITY, all: 0 };
  return async (reader) => {
    const newest = (await newestArrival(reader))?.id ?? '';
    if (newest !== known.newest || now() - known.at >= restMs) {
      known = { newest, at: now(), all: await countAll(reader) };
    }
    return { ...(await countLists(reader)), all: known.all };
  };
}
