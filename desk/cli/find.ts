import { isoDay } from '../../common/day.ts';
import { readReference } from '../../enquiries/contract/reference.ts';
import { type EnquiryState, enquiryStates, type ListFilter } from '../../enquiries/store/read.ts';
import { idsOfReference } from '../staff/list.ts';
import { beginningOf } from '../staff/weeks.ts';
import { type Call, type Options, UsageFault } from './command.ts';

/** Numbers that begin like this. Two of them are enough to know that one would be a guess. */
async function idsFrom({ database }: Call, start: string): Promise<string[]> {
  const numbers = database.reader.selectFrom('enquiry').select('id');
  const found = await numbers.where('id', 'like', `${start}%`).limit(2).execute();
  return found.map(({ id }) => id);
}

/** An enquiry by its reference, as the visitor says it and the list shows it, or by the beginning of its number. */
export async function findId(call: Call, given: string): Promise<string> {
  const start = given.toLowerCase();
  const isNumber = /^[0-9a-f][0-9a-f-]{3,35}$/.test(start);
  if (!isNumber && !readReference(given))
    throw new UsageFault(`"${given}" is not the reference of an enquiry, such as S3R-EK8-BX8.`);
  const byNumber = isNumber ? await idsFrom(call, start) : [];
  const byReference = await idsOfReference(call.database.reader, given);
  const [first, second] = new Set([...byNumber, ...byReference]);
  if (!first) throw new UsageFault(`There is no enquiry ${given}.`);
  if (second) throw new UsageFault(`Several enquiries begin with ${given}: give more of the number.`);
  return first;
}

export async function findIds(call: Call): Promise<string[]> {
  if (call.names.length === 0) throw new UsageFault('Which enquiry? Give its reference, or several.');
  const ids: string[] = [];
  for (const name of call.names) ids.push(await findId(call, name));
  return ids;
}

function stateOf(text: string | undefined): EnquiryState | undefined {
  const known = [...enquiryStates, 'lost' as const].find((state) => state === text);
  if (text !== undefined && !known) throw new UsageFault(`--state is one of ${enquiryStates.join(', ')}.`);
  return known;
}

/** A day begins where the person is who names it. */
const timeFrom = (text: string, zone: string) => {
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(time)) return time;
  // JavaScript takes 30 February for 2 March.
  return isoDay(new Date(time)) === text ? beginningOf(time, zone) : Number.NaN;
};

export function filterOf(options: Options, limit: number, zone: string): ListFilter {
  const since = options.since === undefined ? undefined : timeFrom(options.since, zone);
  if (since !== undefined && Number.isNaN(since)) throw new UsageFault('--since is a day such as 2026-11-15.');
  const most = options.limit === undefined ? limit : Number(options.limit);
  if (!Number.isInteger(most) || most < 1) throw new UsageFault('--limit is a whole number above 0.');
  return { state: stateOf(options.state), since, email: options.email, limit: most };
}
