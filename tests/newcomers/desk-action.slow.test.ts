import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

it('adds an action with a date to the desk in the eight files that CONTRIBUTING.md names', () => {
  const copy = copyRepository();
  copy.insert('enquiries/store/tables.ts', '    answered_at: timeOrNull,\n', '    remind_on: textOrNull,\n');
  copy.insert(
    'desk/contract/requests.ts',
    "z.discriminatedUnion('do', [\n",
    "  z.object({ do: z.literal('remind'), on: z.iso.date().nullable() }),\n",
  );
  copy.insert('desk/names.ts', 'export const historyWhats = [\n', "  'reminded',\n");
  copy.insert(
    'desk/staff/act.ts',
    'export type Acted = ReturnType<typeof acted>;\n',
    `
async function remind(work: Work, on: string | null): Promise<Acted> {
  await change(work, { remind_on: on });
  await addHistory(work, 'reminded', on);
  return acted([{ do: 'remind', on: work.row.remind_on }]);
}
`,
  );
  copy.insert(
    'desk/staff/act.ts',
    '  switch (action.do) {\n',
    "    case 'remind':\n      return remind(work, action.on);\n",
  );
  copy.insert('desk/staff/show.ts', '    version: row.version,\n', '    remindOn: row.remind_on,\n');
  copy.insert(
    'desk/app/enquiry/Actions.tsx',
    "    { label: actions.spam, onPress: () => act.mutate({ do: 'spam' }) },\n",
    "    { label: actions.remind, onPress: () => act.mutate({ do: 'remind', on: '2026-12-24' }) },\n",
  );
  copy.insert('desk/words.json', '  "actions": {\n', '    "remind": "Remind us on Christmas Eve",\n');
  copy.insert('desk/words.json', '  "said": {\n', '    "remind": "We will be reminded.",\n');
  copy.insert('desk/words.json', '  "history": {\n', '    "reminded": "{who} asked for a reminder on {detail}",\n');
  copy.insert(
    'desk/staff/staff.test.ts',
    'withBothStores((store) => {\n',
    `  it('reminds of an enquiry on a day, which can be taken back', async () => {
    const { staff, receive } = await open('remind');
    const enquiry = from('One');
    await receive(enquiry);
    const remind = (on: string | null) => staff.act({ id: enquiry.id, action: { do: 'remind', on }, actor: priya });
    expect(await remind('2026-12-24')).toMatchObject({ undo: [{ do: 'remind', on: null }] });
    expect(await staff.show(enquiry.id)).toMatchObject({ remindOn: '2026-12-24' });
  });
`,
  );
  copy.checkTypes();
  copy.run('biome', 'check', '--write', 'desk', 'enquiries');
  copy.run('vitest', 'run', 'desk/staff', 'desk/words', 'desk/app', 'enquiries/store/store.test.ts');
  expect(copy.changed()).toHaveLength(8);
}, 300_000);
