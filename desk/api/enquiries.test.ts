import { expect, it } from 'vitest';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { openTestDesk, type TestMail } from '../../tests/support/desk/open-desk.ts';
import type { Visit } from '../../tests/support/desk/visit.ts';
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type {
  ActionAnswer,
  AuditAnswer,
  EnquiryAnswer,
  InviteAnswer,
  ListAnswer,
  PeopleAnswer,
} from '../contract/answers.ts';
import type { ErrorAnswer } from '../contract/errors.ts';
import { apiPaths, refreshHeader } from '../contract/paths.ts';
import apiWords from './words.json' with { type: 'json' };

const held = { score: 12, reasons: ['The hidden field was filled in (10)'], quarantined: true };

withBothStores((store) => {
  const open = async (name: string, ...enquiries: ReturnType<typeof anEnquiry>[]) => {
    const database = await store.open(name);
    if (enquiries.length > 0) await acceptAll(database, enquiries, ['file']);
    return { database, ...openTestDesk(database, store.settings(name)) };
  };
  const show = (visit: Visit, id: string) => visit.json<EnquiryAnswer>(apiPaths.enquiry(id));
  const act = (visit: Visit, { id, version }: { id: string; version: number }, action: object) =>
    visit.post(apiPaths.actions(id), { version, action });

  it('gives the same answers from both stores: numbers as numbers, flags as flags', async () => {
    const enquiry = anEnquiry({ cameFrom: { page: '/tools/payroll-advisor', campaign: [['utm_source', 'letter']] } });
    const { administrator, clock } = await open('api_contract', enquiry, anEnquiry({ spam: held }));
    const boss = await administrator();
    const lists = await Promise.all(
      ['list=new', 'list=quarantine&order=score', 'list=all&order=oldest&limit=1', 'q=nilgiri'].map((query) =>
        boss.json<ListAnswer>(`${apiPaths.enquiries}?${query}`),
      ),
    );
    expect(lists.map(({ rows, next }) => [rows.length, next === null])).toEqual([
      [1, true],
      [1, true],
      [1, false],
      [2, true],
    ]);
    expect(lists[1]).toMatchObject({
      rows: [{ version: 1, receivedAt: expect.any(Number), isUnread: true, isQuarantined: true, spamScore: 12 }],
      counts: { new: 1, unread: 1, conversation: 0, quarantine: 1, 'not-delivered': 0, all: 2 },
    });
    expect(lists[0]?.rows[0]).toMatchObject({ isQuarantined: false, isNotDelivered: false, assignedTo: null });
    const shown = await show(boss, enquiry.id);
    expect(shown).toMatchObject({
      version: 1,
      receivedAt: expect.any(Number),
      consent: { at: expect.any(Number) },
      spam: { isQuarantined: false, score: expect.any(Number), limit: expect.any(Number) },
      deliveries: [{ name: 'file', state: 'pending', attempts: 0, nextAt: expect.any(Number), endedAt: null }],
      history: [{ at: expect.any(Number), by: null, what: 'received' }],
      visitor: { zone: { name: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/), isAbout: false }, others: 1 },
      cameFrom: { page: '/tools/payroll-advisor', campaign: [['utm_source', 'letter']] },
      message: goodValues.message,
    });
    clock.pass({ minutes: 10 });
    expect(await (await act(boss, shown, { do: 'answer' })).json()).toMatchObject({
      enquiry: { version: 2, status: 'conversation', assignedTo: { id: expect.any(String) } },
      undo: [
        { do: 'status', status: 'new' },
        { do: 'assign', to: null },
      ],
    });
    expect(await boss.json(apiPaths.erasure(enquiry.id))).toEqual({ enquiries: 2, notes: 0, mailFiles: 0 });
    expect(await boss.json(`${apiPaths.numbers}?weeks=4&zone=Asia/Dubai`)).toMatchObject({
      weeks: Array.from({ length: 4 }, () => ({ enquiries: expect.any(Number), held: expect.any(Number) })),
      enquiries: 1,
      answered: 1,
      held: 1,
      released: 0,
      notDelivered: 0,
      medianFirstAnswer: expect.any(Number),
      countries: [{ name: 'India', enquiries: 1 }],
    });
    const invited = await boss.post(apiPaths.invitations, {
      name: 'Sara',
      address: 'sara@dhr.example',
      role: 'member',
    });
    const { invitation } = (await invited.json()) as InviteAnswer;
    const again = (await (await boss.post(apiPaths.inviteAgain(invitation.id))).json()) as InviteAnswer;
    expect(await boss.json<PeopleAnswer>(apiPaths.people)).toMatchObject({
      people: [{ passkeys: 1, lastHereAt: expect.any(Number), isYou: true }],
      invitations: [{ id: again.invitation.id, isReturn: false, endsAt: expect.any(Number) }],
    });
    const { entries } = await boss.json<AuditAnswer>(apiPaths.audit);
    expect(entries[0]).toMatchObject({ id: expect.any(String), at: expect.any(Number), by: { name: 'Priya Menon' } });
    expect(entries.map(({ what }) => what).sort()).toEqual([
      'invited',
      'invited',
      'joined',
      'listed-all',
      'read',
      'searched',
    ]);
    expect((await boss.ask(apiPaths.audit)).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('shows the second of two people what the first did, and overwrites nothing', async () => {
    const enquiry = anEnquiry();
    const { administrator, colleague } = await open('api_two', enquiry);
    const priya = await administrator();
    const arjun = await colleague(priya, 'Arjun Rao');
    const seen = await show(priya, enquiry.id);
    const { person } = await arjun.session();
    const first = await act(arjun, seen, { do: 'assign', to: person?.id });
    expect(first.status).toBe(200);
    const second = await act(priya, seen, { do: 'status', status: 'closed' });
    const conflict = (await second.json()) as ErrorAnswer;
    expect([second.status, conflict.kind]).toEqual([409, 'conflict']);
    expect(conflict.enquiry).toMatchObject({ status: 'new', assignedTo: { name: 'Arjun Rao' } });
    expect(conflict.enquiry?.history[0]).toMatchObject({
      what: 'assigned',
      by: { name: 'Arjun Rao' },
      detail: 'Arjun Rao',
    });
    const once = '0b8f6a1c-2d3e-4f50-8a6b-7c8d9e0f1a2b';
    const note = { version: seen.version, once, action: { do: 'note', text: 'Kept while offline' } };
    for (let time = 0; time < 2; time += 1) await priya.post(apiPaths.actions(enquiry.id), note);
    expect((await show(priya, enquiry.id)).notes).toHaveLength(1);
    const undone = (await (
      await act(arjun, await show(arjun, enquiry.id), { do: 'assign', to: null })
    ).json()) as ActionAnswer;
    expect(undone.enquiry.assignedTo).toBeNull();
  });

  it('knows nothing of an enquiry that never was or is erased, and erases only with the address', async () => {
    const enquiry = anEnquiry();
    const { administrator, colleague } = await open(
      'api_erase',
      enquiry,
      anEnquiry(),
      anEnquiry({ values: { ...goodValues, businessEmail: 'other@b.example' } }),
    );
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun Rao');
    const erase = (visit: Visit, address: string) => visit.post(apiPaths.erasure(enquiry.id), { address });
    expect((await erase(arjun, goodValues.businessEmail)).status).toBe(403);
    expect(await (await erase(boss, 'other@b.example')).json()).toMatchObject({ kind: 'malformed', field: 'address' });
    expect(await (await erase(boss, ' ASHA.Menon@nilgiri.example ')).json()).toEqual({
      enquiries: 2,
      isScrubbed: true,
    });
    const never = await boss.ask(apiPaths.enquiry('5f8a2c1d-0000-4000-8000-000000000000'));
    const erased = await boss.ask(apiPaths.enquiry(enquiry.id));
    expect([erased.status, await erased.text()]).toEqual([404, await never.text()]);
    expect((await act(boss, { id: enquiry.id, version: 1 }, { do: 'answer' })).status).toBe(404);
    const left = await boss.json<ListAnswer>(`${apiPaths.enquiries}?q=nilgiri`);
    expect(left.rows.map(({ id }) => id)).not.toContain(enquiry.id);
  });

  it('gives back what visitors wrote as it was, in JSON, and harmless in a spreadsheet', async () => {
    const all = Object.values(hostileTexts);
    const enquiries = all.map((text) => {
      const line = text.replace(/\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD');
      return anEnquiry({
        values: { ...goodValues, firstName: line, company: line, jobTitle: line, country: line, message: line },
      });
    });
    const { administrator, colleague } = await open('api_hostile', ...enquiries);
    const boss = await administrator();
    for (const { id, values } of enquiries) {
      const response = await boss.ask(apiPaths.enquiry(id));
      expect(response.headers.get('content-type')).toContain('application/json');
      const shown = (await response.json()) as EnquiryAnswer;
      expect([shown.visitor.company, shown.message]).toEqual([values.company, values.message]);
    }
    const csv = await boss.ask(`${apiPaths.exportList}?list=all`);
    const text = await csv.text();
    expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    expect(text.split('\r\n')).toHaveLength(enquiries.length + 2);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).not.toContain('"=HYPERLINK(');
    const one = await boss.ask(apiPaths.exportOne(enquiries[0]!.id));
    expect(await one.json()).toMatchObject({ id: enquiries[0]!.id, notes: [] });
    const arjun = await colleague(boss, 'Arjun Rao');
    for (const path of [apiPaths.exportList, apiPaths.exportOne(enquiries[0]!.id), apiPaths.audit]) {
      expect((await arjun.ask(path)).status, path).toBe(403);
    }
    const { entries } = await boss.json<AuditAnswer>(apiPaths.audit);
    expect(entries.filter(({ what }) => what === 'exported')).toHaveLength(2);
  });

  it('notes once a session who reads an enquiry, and warns administrators of more than 100 an hour', async () => {
    const enquiries = Array.from({ length: 103 }, () => anEnquiry());
    const database = await store.open('api_reading');
    await acceptAll(database, enquiries, ['file']);
    const mails: TestMail[] = [];
    const { administrator, staff, clock, log, desk, visit } = openTestDesk(
      database,
      store.settings('api_reading'),
      mails,
    );
    const boss = await administrator();
    const { token } = await staff.invite({
      name: 'Arjun Rao',
      address: 'arjun@dhr.example',
      role: 'member',
      actor: { id: null, name: 'command line' },
    });
    const arjun = visit();
    const { device } = await arjun.accept(`${desk.origin()}#${token}`);
    const readings = async () => {
      const { entries } = await boss.json<AuditAnswer>(`${apiPaths.audit}?limit=200`);
      return entries.filter(({ what }) => what === 'read').map(({ by, enquiryId }) => [by?.name, enquiryId]);
    };
    const [one, other] = enquiries as [(typeof enquiries)[number], (typeof enquiries)[number]];
    await show(arjun, one.id);
    // However it is asked for: by the page itself, or as the answer to an action.
    await arjun.ask(apiPaths.enquiry(one.id), { headers: { [refreshHeader]: '1' } });
    await act(arjun, { id: other.id, version: 1 }, { do: 'read' });
    expect(await readings()).toEqual([
      ['Arjun Rao', other.id],
      ['Arjun Rao', one.id],
    ]);
    clock.pass({ minutes: 1 });
    await arjun.signIn(device);
    await show(arjun, one.id);
    expect(await readings()).toHaveLength(3);

    const read = async () => {
      for (const { id } of enquiries.slice(2)) await show(arjun, id);
    };
    await read();
    await expect.poll(() => mails).toMatchObject([{ to: 'priya@dhr.example', subject: apiWords.readMany.subject }]);
    expect(log.events('error')).toEqual(['a person reads very many enquiries']);
    clock.pass({ minutes: 90 });
    await read();
    expect(mails).toHaveLength(1);
  });

  it('breaks an export off when the store goes away: half a table must not look whole', async () => {
    const database = await store.open('api_cut');
    let looks = Number.POSITIVE_INFINITY;
    const { administrator, log } = openTestDesk(async () => {
      looks -= 1;
      if (looks < 0) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      return database;
    }, store.settings('api_cut'));
    const boss = await administrator();
    // One for the session and one for the audit trail; the table itself is the third.
    looks = 2;
    const response = await boss.ask(`${apiPaths.exportList}?list=all`);
    await expect(response.text()).rejects.toThrow('The export broke off.');
    expect(log.events('error')).toEqual(['an export broke off']);
  });

  it('says so while the store is away, and goes on when it is back', async () => {
    const database = await store.open('api_away');
    let isAway = false;
    const { administrator, log } = openTestDesk(async () => {
      if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      return database;
    }, store.settings('api_away'));
    const boss = await administrator();
    isAway = true;
    const refused = await boss.ask(apiPaths.enquiries);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ kind: 'unavailable', retryAfter: 5 });
    expect(log.events('error')).toContain('a request of the desk failed');
    isAway = false;
    expect((await boss.ask(apiPaths.enquiries)).status).toBe(200);
  });
});
