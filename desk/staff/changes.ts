import type { Reader } from '../../enquiries/store/database.ts';
import type { Counts } from './list.ts';

/** Where the store stands, for whoever waits for something to change. */
export interface Standing {
  counts: Counts;
  /** The newest enquiry that came in, and the newest thing that staff did. */
  arrival: { number: number; id: string } | null;
  step: number;
  people: string;
}

export const newestArrival = (reader: Reader): Promise<{ number: number; id: string } | undefined> =>
  reader
    .selectFrom('search_row')
    .select(['number', 'enquiry_id as id'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A few looks at indexes. All servers and the command line are seen through it, whichever the database. */
export async function readStanding(reader: Reader, counts: Counts): Promise<Standing> {
  const arrival = await newestArrival(reader);
  const { step } = await reader
    .selectFrom('history')
    .select((select) => select.fn.max('number').as('step'))
    .executeTakeFirstOrThrow();
  const people = await reader.selectFrom('person').select(['id', 'role', 'name']).orderBy('id').execute();
  return { counts, arrival: arrival ?? null, step: step ?? 0, people: JSON.stringify(people) };
}

/** Which enquiries came in after that one. */
export async function arrivedAfter(reader: Reader, number: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('search_row')
    .select('enquiry_id')
    .where('number', '>', number)
    .orderBy('number')
    .limit(100)
    .execute();
  return rows.map((row) => row.enquiry_id);
}

/** Which enquiries staff did something with after that step. */
export async function changedAfter(reader: Reader, step: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('history')
    .select('enquiry_id')
    .distinct()
    .where('number', '>', step)
    .limit(100)
    .execute();
  return rows.map((row) => row.enquiry_id);
}
