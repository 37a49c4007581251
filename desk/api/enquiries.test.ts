import { expect, it, vi } from 'vitest';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { openTestDesk, type TestMail } from '../../tests/support/desk/open-desk.ts';
import { kindOf, type Visit } from '../../tests/support/desk/visit.ts';
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { apiPaths, REFRESH_HEADER } from '../contract/paths.ts';
import type { AuditResponse, EnquiryResponse, ListResponse, PeopleResponse } from './responses.ts';
import apiWords from './words.json' with { type: 'json' };

const held = { score: 12, reasons: ['The hidden field was filled in (10)'], quarantined: true };
const [aNumber, aText] = [expect.any(Number), expect.any(String)];

withBothStores((store) => {
  const open = async (name: string, enquiries: ReturnType<typeof anEnquiry>[], mails?: TestMail[]) => {
    const database = await store.open(name);
    await acceptAll(database, enquiries, ['file']);
    return openTestDesk(database, store.settings(name), mails);
  };
  const show = (visit: Visit, id: string) => visit.json<EnquiryResponse>(apiPaths.enquiry(id));
  const act = (visit: Visit, { id, version }: { id: string; version: number }, action: object) =>
    visit.post(apiPaths.actions(id), { version, action });

  it('gives the same answers from both stores: numbers as numbers, flags as flags', async () => {
    const enquiry = anEnquiry({ cameFrom: { page: '/tools/payroll-advisor', campaign: [['utm_source', 'letter']] } });
    const { administrator, invite, clock } = await open('api_contract', [enquiry, anEnquiry({ spam: held })]);
    const boss = await administrator();
    const list = (query: string) => boss.json<ListResponse>(`${apiPaths.enquiries}?${query}`);
    expect(await list('list=quarantine&order=score')).toMatchObject({
      rows: [{ version: 1, receivedAt: aNumber, isUnread: true, isQuarantined: true, isNotDelivered: false }],
      next: null,
      counts: { waiting: 1, unread: 1, quarantine: 1, 'not-delivered': 0, all: 2 },
    });
    expect((await list('q=nilgiri&limit=1')).next).toEqual(aText);
    const { id } = await invite(boss, 'Sara');
    expect(await boss.json<PeopleResponse>(apiPaths.people)).toMatchObject({
      people: [{ passkeys: 1, lastHereAt: aNumber, isYou: true }],
      invitations: [{ id, role: 'member', endsAt: aNumber }],
    });
    const shown = await show(boss, enquiry.id);
    expect(shown).toMatchObject({
      receivedAt: aNumber,
      consent: { at: aNumber },
      spam: { isQuarantined: false, score: aNumber, limit: aNumber },
      deliveries: [{ name: 'file', state: 'pending', attempts: 0, nextAt: aNumber, endedAt: null }],
      history: [{ at: aNumber, by: null, what: 'received' }],
      visitor: { zone: { name: expect.stringMatching(/^Asia\//), isAbout: false }, others: [{ status: 'new' }] },
      cameFrom: { page: '/tools/payroll-advisor', campaign: [['utm_source', 'letter']] },
    });
    clock.pass({ minutes: 10 });
    expect(await (await act(boss, shown, { do: 'mark-answered' })).json()).toMatchObject({
      enquiry: { version: 2, status: 'conversation', assignedTo: { id: aText } },
      undo: [
        { do: 'set-status', status: 'new' },
        { do: 'assign', to: null },
      ],
    });
    const late = await act(boss, shown, { do: 'set-status', status: 'closed' });
    expect([late.status, await late.json()]).toMatchObject([409, { kind: 'conflict', enquiry: { version: 2 } }]);
    const numbers = { enquiries: 1, answered: 1, held: 1, notDelivered: 0, medianFirstReplyMs: aNumber };
    expect(await boss.json(apiPaths.numbers)).toMatchObject(numbers);
    const trail = await boss.ask(apiPaths.audit);
    expect(trail.headers.get('x-robots-tag')).toBe('noindex');
    const { entries } = (await trail.json()) as AuditResponse;
    expect(entries[0]).toMatchObject({ id: aText, at: aNumber, by: { name: 'Priya Menon' } });
    const whats = new Set(entries.map(({ what }) => what));
    expect([...whats.difference(new Set(['listed']))]).toEqual(['read', 'invited', 'searched', 'joined']);
  });

  it('gives the file of a reply as a download, to people of the desk only', async () => {
    const enquiry = anEnquiry();
    const database = await store.open('api_files');
    const { administrator, visit } = await open('api_files', [enquiry]);
    const boss = await administrator();
    const by = { by_id: null, by_name: 'Ravi <ravi@nilgiri.example>' };
    const quoted = '> Can you help us move to the cloud?';
    const text = `See below.\n\n${quoted}`;
    const mail = { direction: 'in' as const, is_automatic: 0 as const, at: 1, text, mail_id: '1@b.example' };
    const file = { message_id: 'reply', name: "a'é*.html", type: 'text/html', size: 7, content: 'PGI+aGk8' };
    await database.atomically(async (writer) => {
      await writer
        .insertInto('message')
        .values({ ...mail, ...by, id: 'reply', enquiry_id: enquiry.id })
        .execute();
      const film = { ...file, id: 'film', name: 'film.mp4', size: 20_000_000, content: '' };
      const files = [{ ...file, id: 'page' }, film];
      await writer.insertInto('attachment').values(files).execute();
    });
    const { thread } = await show(boss, enquiry.id);
    expect(thread.find(({ kind }) => kind === 'their-reply')).toMatchObject({
      by: { name: by.by_name },
      text: 'See below.',
      quoted,
      files: [
        { id: 'page', isKept: true },
        { id: 'film', size: 20_000_000, isKept: false },
      ],
    });
    const page = await boss.ask(apiPaths.file('page'));
    expect(await page.text()).toBe('<b>hi<');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''a%27%C3%A9%2a.html",
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    expect(await kindOf(await boss.ask(apiPaths.file('film')))).toBe('404 not-found');
    expect(await (await boss.ask(apiPaths.exportOne(enquiry.id))).text()).toContain(
      "to the cloud?\na'é*.html\nfilm.mp4",
    );
    expect(await kindOf(await visit().ask(apiPaths.file('page')))).toBe('401 signed-out');
  });

  it('knows nothing of an enquiry that never was or is erased, and erases only with the address', async () => {
    const enquiry = anEnquiry();
    const other = anEnquiry({ values: { ...goodValues, businessEmail: 'other@b.example' } });
    const { administrator } = await open('api_erase', [enquiry, anEnquiry(), other]);
    const boss = await administrator();
    const erase = (address: string) => boss.json(apiPaths.erasure(enquiry.id), { address });
    expect(await erase('other@b.example')).toMatchObject({ kind: 'malformed', field: 'address' });
    expect(await erase(' ASHA.Menon@nilgiri.example ')).toEqual({ enquiries: 2, isScrubbed: true });
    const never = await boss.ask(apiPaths.enquiry('5f8a2c1d-0000-4000-8000-000000000000'));
    const erased = await boss.ask(apiPaths.enquiry(enquiry.id));
    expect([erased.status, await erased.text()]).toEqual([404, await never.text()]);
    expect(await kindOf(await act(boss, { id: enquiry.id, version: 1 }, { do: 'mark-answered' }))).toBe(
      '404 not-found',
    );
    const left = await boss.json<ListResponse>(`${apiPaths.enquiries}?list=all`);
    expect(left.rows.map(({ id }) => id)).toEqual([other.id]);
  });

  it('gives back what visitors wrote as it was, in JSON, and harmless in a spreadsheet', async () => {
    const enquiries = Object.values(hostileTexts).map((text) => {
      const line = text.replace(/\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD');
      return anEnquiry({
        values: { ...goodValues, firstName: line, company: line, jobTitle: line, country: line, message: line },
      });
    });
    const { administrator } = await open('api_hostile', enquiries);
    const boss = await administrator();
    for (const { id, values } of enquiries) {
      const response = await boss.ask(apiPaths.enquiry(id));
      expect(response.headers.get('content-type')).toContain('application/json');
      const shown = (await response.json()) as EnquiryResponse;
      expect([shown.visitor.company, shown.thread[0]?.text]).toEqual([values.company, values.message]);
    }
    const [one] = enquiries;
    await act(boss, { id: one!.id, version: 1 }, { do: 'add-note', text: 'Met in Dubai' });
    await act(boss, { id: one!.id, version: 1 }, { do: 'mark-answered' });
    const csv = await boss.ask(`${apiPaths.exportList}?list=all`);
    const text = await csv.text();
    expect(text).toMatch(
      /"In conversation","Priya Menon","\d{4}-.*Note by Priya Menon, not visible to the visitor:\nMet in Dubai"/s,
    );
    expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    expect(text.split('\r\n')).toHaveLength(enquiries.length + 2);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).not.toContain('"=HYPERLINK(');
    const file = await (await boss.ask(apiPaths.exportOne(one!.id))).text();
    expect(file).toContain(`Business e-mail:\n${one!.values.businessEmail}\n`);
    const { entries } = await boss.json<AuditResponse>(apiPaths.audit);
    expect(entries.filter(({ what }) => what === 'exported')).toHaveLength(2);
  });

  it('notes once a session who reads an enquiry, and warns administrators of more than 100 an hour', async () => {
    const [one, other, ...others] = Array.from({ length: 103 }, () => anEnquiry());
    const mails: TestMail[] = [];
    const { administrator, staff, clock, log, visit } = await open('api_reading', [one!, other!, ...others], mails);
    const boss = await administrator();
    const arjun = visit();
    const wanted = { name: 'Arjun Rao', address: 'arjun@dhr.example', role: 'member' as const };
    const { token } = await staff.invite({ ...wanted, actor: { id: null, name: 'command line' } });
    await arjun.accept(`#${token}`);
    const readings = async () => {
      const { entries } = await boss.json<AuditResponse>(`${apiPaths.audit}?limit=200`);
      return entries.filter(({ what }) => what === 'read').map(({ by, enquiryId }) => `${by?.name} ${enquiryId}`);
    };
    await show(arjun, one!.id);
    // However it is asked for: by the page itself, or as the answer to an action.
    await arjun.ask(apiPaths.enquiry(one!.id), { headers: { [REFRESH_HEADER]: '1' } });
    await act(arjun, { id: other!.id, version: 1 }, { do: 'mark-read' });
    expect(await readings()).toEqual([`Arjun Rao ${other!.id}`, `Arjun Rao ${one!.id}`]);
    clock.pass({ minutes: 1 });
    await arjun.signIn(arjun.device);
    await show(arjun, one!.id);
    expect(await readings()).toHaveLength(3);

    for (const { id } of others) await show(arjun, id);
    await expect.poll(() => mails).toMatchObject([{ to: 'priya@dhr.example', subject: apiWords.readMany.subject }]);
    expect(log.events('error')).toEqual(['a person reads very many enquiries']);
    clock.pass({ minutes: 90 });
    for (const { id } of others) await show(arjun, id);
    expect(mails).toHaveLength(1);
  });

  it('notes once a session what lists, pages of lists and searches show, and counts it too', async () => {
    const others = Array.from({ length: 120 }, (_, n) => {
      return anEnquiry({ receivedAt: n, values: { ...goodValues, businessEmail: `${n}@b.example` } });
    });
    const mails: TestMail[] = [];
    const { administrator } = await open('api_listing', others, mails);
    const boss = await administrator();
    const list = (query: string) => boss.json<ListResponse>(`${apiPaths.enquiries}?${query}`);
    const noted = async () => {
      const { entries } = await boss.json<AuditResponse>(`${apiPaths.audit}?limit=200`);
      return entries.filter(({ what }) => what !== 'joined').map(({ what, detail }) => `${what} ${detail}`);
    };
    const page = await list('list=waiting&order=newest&limit=10');
    // Only what is new counts, whatever it is asked by: the same page, a refresh, another list, a later page, a search.
    await list('list=waiting&order=newest&limit=10');
    await list('list=all&limit=11');
    const later = await list(`list=all&limit=9&after=${page.next}`);
    expect(later.rows).toHaveLength(9);
    await list('q=nilgiri&limit=20');
    expect(await noted()).toEqual(['listed 1', 'searched null', 'listed 8', 'listed 1', 'listed 10']);
    await list('list=all&limit=100');
    for (const { id } of others.slice(0, 1)) await show(boss, id);
    expect((await noted())[0]).toBe('read-many null');
    await expect.poll(() => mails).toMatchObject([{ subject: apiWords.readMany.subject }]);
    await list('list=all&order=oldest&limit=20');
    expect(await noted()).toHaveLength(9);
    expect(mails).toHaveLength(1);
  });

  it('goes on when the store fails before administrators are warned of a reader', async () => {
    const enquiry = anEnquiry();
    const { administrator, staff, log } = await open('api_unwarned', [enquiry]);
    const boss = await administrator();
    vi.spyOn(staff, 'noteReading').mockResolvedValue(true);
    vi.spyOn(staff, 'people').mockRejectedValue(new Error('gone'));
    expect(await show(boss, enquiry.id)).toMatchObject({ id: enquiry.id });
    await expect.poll(() => log.events('error')).toContain('administrators were not warned');
  });

  it('says so while the store is unavailable, breaks an export off, and goes on when it is back', async () => {
    const database = await store.open('api_away');
    let looks = Number.POSITIVE_INFINITY;
    const { administrator, log } = openTestDesk(async () => {
      looks -= 1;
      if (looks < 0) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      return database;
    }, store.settings('api_away'));
    const boss = await administrator();
    // One for the session and one for the audit trail; the table itself is the third. Half of it must not look whole.
    looks = 2;
    const table = await boss.ask(`${apiPaths.exportList}?list=all`);
    await expect(table.text()).rejects.toThrow('The export broke off.');
    const refused = await boss.ask(apiPaths.enquiries);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ kind: 'unavailable', retryAfter: 5 });
    expect(log.events('error')).toEqual(['an export broke off', 'a request of the desk failed']);
    looks = Number.POSITIVE_INFINITY;
    expect((await boss.ask(apiPaths.enquiries)).status).toBe(200);
  });
});
