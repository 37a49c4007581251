import { MINUTE_MS } from '../../common/day.ts';
import type { Database, Tables, Writer } from './tables.ts';

const NOTHING = { draft: '', draft_version: 0, looked_at: 0, read_at: -1 };

export async function storeOwnState(
  writer: Writer,
  enquiry_id: string,
  person_id: string,
  values: Partial<Pick<Tables['own_state'], keyof typeof NOTHING>>,
): Promise<void> {
  const row = { id: `${enquiry_id} ${person_id}`, enquiry_id, person_id, ...NOTHING, ...values };
  const insert = writer.insertInto('own_state').values(row);
  await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(values)).execute();
}

export async function findOwnState(writer: Writer, enquiryId: string, personId: string | null) {
  const own = writer.selectFrom('own_state').select(['draft', 'draft_version', 'read_at']);
  return (await own.where('id', '=', `${enquiryId} ${personId}`).executeTakeFirst()) ?? NOTHING;
}

/** How long a person is still shown after they were last seen; written half as often. */
const LOOK_MS = MINUTE_MS;

/** Notes that a person has the enquiry open; says who else has, and what they keep. */
export async function noteLook(
  database: Database,
  enquiryId: string,
  me: string | null,
  now: number,
) {
  if (me === null) return { alsoOpen: [], draft: '', draftVersion: 0, readAt: null };
  const rows = await database.reader
    .selectFrom('own_state')
    .innerJoin('person', 'person.id', 'own_state.person_id')
    .select(['person_id', 'person.name', 'draft', 'draft_version', 'looked_at'])
    .select('read_at')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('person.name')
    .execute();
  const mine = rows.find(({ person_id }) => person_id === me) ?? NOTHING;
  if (mine.looked_at <= now - LOOK_MS / 2)
    await database.atomically((writer) => storeOwnState(writer, enquiryId, me, { looked_at: now }));
  const others = rows.filter((row) => row !== mine && row.looked_at > now - LOOK_MS);
  const { draft, draft_version: draftVersion } = mine;
  const readAt = mine.looked_at > 0 ? mine.read_at : null;
  return { alsoOpen: others.map(({ name }) => name), draft, draftVersion, readAt };
}
