import { type EnquiryState, enquiryStates, type ListFilter } from '../store/read.ts';
import { type Call, type Options, UsageFault } from './command.ts';

/** The whole id or its beginning, as the list shows it. */
export async function findId(call: Call, given: string): Promise<string> {
  const start = given.toLowerCase();
  if (!/^[0-9a-f][0-9a-f-]{3,35}$/.test(start)) throw new UsageFault(`"${given}" is not the number of an enquiry.`);
  const found = await call.database.reader
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'like', `${start}%`)
    .limit(2)
    .execute();
  const [first, second] = found;
  if (!first) throw new UsageFault(`There is no enquiry ${given}.`);
  if (second) throw new UsageFault(`Several enquiries begin with ${given}: give more of the number.`);
  return first.id;
}

export async function findIds(call: Call): Promise<string[]> {
  if (call.names.length === 0) throw new UsageFault('Which enquiry? Give its number, or several.');
  const ids: string[] = [];
  for (const name of call.names) ids.push(await findId(call, name));
  return ids;
}

function stateOf(text: string | undefined): EnquiryState | undefined {
  const known = [...enquiryStates, 'lost' as const].find((state) => state === text);
  if (text !== undefined && !known) throw new UsageFault(`--state is one of ${enquiryStates.join(', ')}.`);
  return known;
}

export function filterOf(options: Options, limit: number): ListFilter {
  const since = options.since === undefined ? undefined : Date.parse(options.since);
  if (since !== undefined && Number.isNaN(since)) throw new UsageFault('--since is a day such as 2026-11-15.');
  const most = options.limit === undefined ? limit : Number(options.limit);
  if (!Number.isInteger(most) || most < 1) throw new UsageFault('--limit is a whole number above 0.');
  return { state: stateOf(options.state), since, email: options.email, limit: most };
}
