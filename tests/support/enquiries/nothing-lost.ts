import { expect } from 'vitest';
import type { Database } from '../../../enquiries/store/database.ts';
import { countByState, findEnquiry } from '../../../enquiries/store/read.ts';

/**
 * The promise of this room: what was acknowledged is stored exactly once and is delivered, pending, quarantined,
 * parked, kept as a file or dismissed by staff. `arrived` is what the other end really received; nothing may be called delivered that did not arrive there.
 */
export async function expectNothingLost(
  database: Database,
  acknowledged: Iterable<string>,
  arrived?: ReadonlySet<string>,
): Promise<Awaited<ReturnType<typeof countByState>>> {
  const ids = new Set(acknowledged);
  for (const id of ids) {
    const found = await findEnquiry(database.reader, id);
    expect(found, `acknowledged enquiry ${id}`).toBeDefined();
    if (arrived && found?.state === 'delivered') expect(arrived.has(id), `arrival of ${id}`).toBe(true);
  }
  const counts = await countByState(database.reader);
  const { lost, ...known } = counts;
  const accepted = Object.values(known).reduce((sum, count) => sum + count, 0);
  expect({ lost, accepted: ids.size }).toEqual({ lost: 0, accepted });
  return counts;
}
