import { expect, it } from 'vitest';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { openTestDesk, type TestMail } from '../../tests/support/desk/open-desk.ts';
import type { Visit } from '../../tests/support/desk/visit.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { apiPaths } from '../contract/paths.ts';
import type { Action } from '../contract/requests.ts';
import type { EnquiryResponse, PeopleResponse } from './responses.ts';

function sorted(mails: TestMail[]) {
  return mails.sort((one, other) => (one.to < other.to ? -1 : 1));
}

withBothStores((store) => {
  const open = async (name: string, count: number) => {
    const database = await store.open(name);
    const enquiries = Array.from({ length: count }, (_, at) =>
      anEnquiry({ values: { ...goodValues, lastName: `Nr ${at + 1} https://evil.example`, message: 'Secret words' } }),
    );
    await acceptAll(database, enquiries, ['file']);
    const mails: TestMail[] = [];
    // Two servers share the store.
    const [desk, other] = [openTestDesk(database, store.settings(name), mails), openTestDesk(database, {}, mails)];
    const boss = await desk.administrator();
    const arjun = desk.visit();
    await desk.invite(boss, 'Arjun Rao');
    await arjun.accept(mails.at(-1)!.text.match(/https:\S+/)![0]);
    const { people } = await boss.json<PeopleResponse>(apiPaths.people);
    mails.length = 0;
    const show = (by: Visit, at: number) => by.json<EnquiryResponse>(apiPaths.enquiry(enquiries[at]!.id));
    const act = async (by: Visit, at: number, action: Action) => {
      const { id, version } = await show(by, at);
      return by.post(apiPaths.actions(id), { version, action });
    };
    /** Mails after some time, and their recipients. */
    const told = async (minutes: number) => {
      desk.clock.pass({ minutes });
      other.clock.time = desk.clock.time;
      await Promise.all([desk.desk.mailNews(), other.desk.mailNews()]);
      return sorted(mails.splice(0)).map(({ to, text }) =>
        [to, text.split('\n').filter((line) => line.includes(': '))].flat(),
      );
    };
    const arjunId = people.find(({ isYou }) => !isYou)!.id;
    desk.clock.pass({ minutes: 1 });
    return { database, enquiries, desk, boss, arjun, arjunId, show, act, told };
  };
  const to = 'arjun.rao@dhr.example';
  const stop = expect.stringMatching(/stop these e-mails: https:\/\/www.dhr.example\/desk\/account$/);

  it('tells the assignee of several enquiries in one mail, and of none that was taken back', async () => {
    const { boss, arjun, arjunId, act, told } = await open('news_assigned', 4);
    for (const at of [0, 1, 2]) await act(boss, at, { do: 'assign', to: arjunId });
    await act(boss, 2, { do: 'assign', to: null });
    await act(arjun, 1, { do: 'assign', to: null });
    await act(boss, 1, { do: 'assign', to: arjunId });
    await act(arjun, 3, { do: 'assign', to: arjunId });
    expect(await told(4), 'it can still be taken back').toEqual([]);
    const said = (name: string) => `Priya Menon assigned to you: Asha ${name} […], Nilgiri Foods`;
    expect(await told(5)).toEqual([[to, said('Nr 1'), said('Nr 2'), stop]]);
    expect(await told(9)).toEqual([]);
  });

  it('tells those who have it or wrote in it of notes, replies and reminders, unless they want no mails', async () => {
    const { database, enquiries, desk, boss, arjun, act, told } = await open('news_followed', 1);
    await act(arjun, 0, { do: 'add-note', text: 'Secret note' });
    desk.clock.pass({ minutes: 1 });
    await act(boss, 0, { do: 'add-note', text: 'Secret answer' });
    const who = 'Asha Nr 1 […], Nilgiri Foods';
    expect(await told(9)).toEqual([[to, `Priya Menon added a note: ${who}`, stop]]);
    const reply = { enquiry_id: enquiries[0]!.id, by_id: null, by_name: '', what: 'reply-received', detail: null };
    const replied = async () => {
      const at = desk.clock.time;
      await database.atomically((writer) =>
        writer
          .insertInto('history')
          .values({ ...reply, at })
          .execute(),
      );
      return told(9);
    };
    const [toArjun, toPriya] = [to, 'priya@dhr.example'].map((one) => [one, `They replied: ${who}`, stop]);
    expect(await replied()).toEqual([toArjun, toPriya]);
    await boss.send('PUT', apiPaths.account, { mails: false });
    expect(await boss.json(apiPaths.account)).toMatchObject({ wantsMails: false });
    expect(await replied()).toEqual([toArjun]);
  });

  it('names colleagues who have the enquiry open, for a minute', async () => {
    const { desk, boss, arjun, show } = await open('looking', 2);
    expect((await show(boss, 0)).alsoOpen).toEqual([]);
    expect((await show(arjun, 0)).alsoOpen).toEqual(['Priya Menon']);
    expect((await show(arjun, 1)).alsoOpen).toEqual([]);
    desk.clock.pass({ seconds: 45 });
    await show(arjun, 0);
    desk.clock.pass({ seconds: 45 });
    expect((await show(boss, 0)).alsoOpen).toEqual(['Arjun Rao']);
    expect((await show(arjun, 0)).alsoOpen).toEqual(['Priya Menon']);
    desk.clock.pass({ seconds: 61 });
    expect((await show(boss, 0)).alsoOpen).toEqual([]);
  });

  it('hands the open enquiries of a removed colleague over to another, all or nothing', async () => {
    const { boss, arjun, arjunId, show, act } = await open('handed_over', 3);
    for (const at of [0, 1, 2]) await act(arjun, at, { do: 'assign', to: arjunId });
    await act(arjun, 2, { do: 'set-status', status: 'closed' });
    const me = (await boss.session()).person!.id;
    const remove = (successor: string) => boss.send('DELETE', `${apiPaths.person(arjunId)}?to=${successor}`);
    expect((await remove('nobody-knows')).status).toBe(404);
    expect((await remove(arjunId)).status).toBe(404);
    expect((await remove(me)).status).toBe(204);
    for (const at of [0, 1]) {
      const { assignedTo, history } = await show(boss, at);
      expect([assignedTo?.id, history[0]]).toMatchObject([me, { what: 'assigned', by: { id: me } }]);
    }
    expect((await show(boss, 2)).assignedTo).toBeNull();
  });
});
