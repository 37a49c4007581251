import { expect, it } from 'vitest';
import { Authenticator } from '../../tests/support/desk/authenticator.ts';
import { openTestDesk, priyaMenon, type TestMail } from '../../tests/support/desk/open-desk.ts';
import { kindOf, type Visit } from '../../tests/support/desk/visit.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { apiPaths, REFRESH_HEADER } from '../contract/paths.ts';
import type { AccountResponse, InviteResponse, SignInOptionsResponse } from './responses.ts';
import words from './words.json' with { type: 'json' };

withBothStores((store) => {
  const open = async (name: string, mails?: TestMail[]) =>
    openTestDesk(await store.open(name), store.settings(name), mails);
  const people = async (visit: Visit) => kindOf(await visit.ask(apiPaths.people));
  const passkeysOf = async (visit: Visit) => (await visit.json<AccountResponse>(apiPaths.account)).passkeys;
  const otherPasskey = async (visit: Visit) => (await passkeysOf(visit)).find(({ isThis }) => !isThis)?.id ?? '';
  const comeBack = (visit: Visit) =>
    visit.json<InviteResponse>(apiPaths.invitations, { ...priyaMenon, role: 'member' });

  it('opens for the first person with a link that works once, for ten minutes, on this machine', async () => {
    const { desk, visit, clock } = await open('door_first');
    const late = (await desk.firstLink()) ?? '';
    const token = late.slice(late.indexOf('#') + 1);
    const far = { 'x-test-address': '203.0.113.7' };
    expect(await kindOf(await visit().post(apiPaths.invitation, { token }, far))).toBe('404 link-ended');
    clock.pass({ minutes: 11 });
    expect(await kindOf(await visit().accept(late, priyaMenon))).toBe('404 link-ended');

    const link = (await desk.firstLink()) ?? '';
    const first = visit();
    const [cookie = ''] = (await first.accept(link, priyaMenon)).headers.getSetCookie();
    for (const part of ['__Host-desk=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part);
    expect(await first.session()).toMatchObject({ person: { ...priyaMenon, role: 'administrator' } });
    expect(await desk.firstLink()).toBeUndefined();
    expect(await kindOf(await visit().accept(link, priyaMenon))).toBe('404 link-ended');
  });

  it('lets in who was invited, once, and refuses an expired, used or foreign invitation alike', async () => {
    const { administrator, invite, visit, clock, staff } = await open('door_invited');
    const boss = await administrator();
    const { link } = await invite(boss, 'Arjun Rao');
    const arjun = visit();
    await arjun.accept(link ?? '');
    expect(await arjun.session()).toMatchObject({ person: { name: 'Arjun Rao', role: 'member' } });
    const late = (await invite(boss, 'Sara Khalil')).link;
    clock.pass({ days: 4 });
    for (const one of [link, `${link}x`, link?.replace(/#.*/, '#made-up'), late])
      expect(await kindOf(await visit().accept(one ?? '')), one ?? '').toBe('404 link-ended');
    expect((await staff.people()).map(({ name }) => name).sort()).toEqual(['Arjun Rao', 'Priya Menon']);
  });

  it('gives a person who lost a device a way back, and lets them end the old passkey but not the last', async () => {
    const { administrator, visit } = await open('door_return');
    const boss = await administrator();
    const again = visit();
    await again.accept((await comeBack(boss)).link ?? '');
    expect(await again.session()).toMatchObject({ person: { name: 'Priya Menon', role: 'administrator' } });
    expect((await again.send('DELETE', apiPaths.passkey(await otherPasskey(again)))).status).toBe(204);
    expect(await people(boss)).toBe('401 signed-out');
    const [left] = await passkeysOf(again);
    expect(await kindOf(await again.send('DELETE', apiPaths.passkey(left?.id ?? '')))).toBe('409 nothing-to-do');
  });

  it('lets two devices of one person not end each other', async () => {
    const { administrator, visit } = await open('door_devices');
    const here = await administrator();
    const there = visit();
    await there.accept((await comeBack(here)).link ?? '');
    const pairs = await Promise.all([here, there].map(async (one) => [one, await otherPasskey(one)] as const));
    const answers = await Promise.all(pairs.map(([one, id]) => one.send('DELETE', apiPaths.passkey(id))));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await passkeysOf(answers[0]?.status === 204 ? here : there)).toHaveLength(1);
  });

  it('opens with a passkey, and refuses strangers, old answers and other origins alike', async () => {
    const { administrator, visit } = await open('door_passkey');
    const { device, origin } = await administrator();
    const asked = await visit().json<SignInOptionsResponse>(apiPaths.signInOptions, {});
    expect(asked.allowCredentials ?? []).toEqual([]);
    const once = { response: device.sign(asked) };
    expect((await visit().post(apiPaths.signIn, once)).status).toBe(200);
    const phished = Object.assign(new Authenticator('https://dhr.example.evil'), { id: device.id });
    const refused = [
      await visit().post(apiPaths.signIn, once),
      await visit().signIn(new Authenticator(origin)),
      await visit().signIn(phished),
      await visit().post(apiPaths.signIn, { response: {} }),
      await visit().post(apiPaths.signIn, { response: { response: { clientDataJSON: 'x' } } }),
    ];
    for (const response of refused) expect(await kindOf(response)).toBe('403 refused');
    expect(await kindOf(await visit().post(apiPaths.signIn, {}))).toBe('400 malformed');
  });

  it('takes a device that never counts, as many do', async () => {
    const { desk, visit } = await open('door_zero');
    const first = visit();
    first.device = new Authenticator(first.origin, 0);
    await first.accept((await desk.firstLink()) ?? '', priyaMenon);
    for (let time = 0; time < 2; time += 1) expect((await visit().signIn(first.device)).status).toBe(200);
  });

  it('refuses two sign-ins that overtake each other, warns by mail and locks nobody out', async () => {
    const mails: TestMail[] = [];
    const { administrator, visit, staff } = await open('door_counter', mails);
    const first = await administrator();
    const { device } = first;
    const before = device.counter;
    expect((await visit().signIn(device)).status).toBe(200);
    device.counter = before;
    expect(await kindOf(await visit().signIn(device))).toBe('403 refused');
    await expect.poll(() => mails).toMatchObject([{ to: priyaMenon.address, subject: words.suspicious.subject }]);
    expect((await staff.audit({ limit: 9 })).entries.map(({ what }) => what)).toContain('passkey-suspicious');
    expect((await first.ask(apiPaths.people)).status).toBe(200);
    device.counter = 100;
    expect((await visit().signIn(device)).status).toBe(200);
  });

  it('ends the session that a browser had when it signs in again, and names the device of every other', async () => {
    const { administrator, visit } = await open('door_again');
    const first = await administrator();
    const old = visit();
    old.cookie = first.cookie;
    const elsewhere = visit();
    await elsewhere.signIn(first.device, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    await first.signIn(first.device);
    const { sessions } = await elsewhere.json<AccountResponse>(apiPaths.account);
    expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['', false],
      ['Firefox on Windows', true],
    ]);
    expect((await first.ask(apiPaths.people)).status).toBe(200);
    expect((await elsewhere.ask(apiPaths.people)).status).toBe(200);
    expect(await people(old)).toBe('401 signed-out');
  });

  it('lets a person end single sessions of their own, and nobody’s else', async () => {
    const { administrator, colleague, visit, staff } = await open('door_one_session');
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun Rao');
    const lost = visit();
    await lost.signIn(boss.device, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    const { sessions } = await boss.json<AccountResponse>(apiPaths.account);
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    expect(await kindOf(await arjun.send('DELETE', apiPaths.ownSession(other)))).toBe('404 not-found');
    expect((await lost.ask(apiPaths.people)).status).toBe(200);
    expect((await boss.send('DELETE', apiPaths.ownSession(other))).status).toBe(204);
    expect(await people(lost)).toBe('401 signed-out');
    expect((await boss.ask(apiPaths.people)).status).toBe(200);
    const [last] = (await staff.audit({ limit: 1 })).entries;
    expect(last).toMatchObject({ what: 'session-ended', detail: 'Firefox on Windows' });
  });

  it('tells a person by mail that their account has another passkey', async () => {
    const mails: TestMail[] = [];
    const { administrator, visit } = await open('door_told', mails);
    const boss = await administrator();
    await boss.post(apiPaths.invitations, { ...priyaMenon, role: 'member' });
    const link = /https:\S+#\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
    mails.length = 0;
    expect((await visit().accept(link)).status).toBe(200);
    await expect.poll(() => mails).toMatchObject([{ to: priyaMenon.address, subject: words.newPasskey.subject }]);
    expect(mails[0]?.text).toContain(words.unknownDevice);
  });

  it('asks for a passkey of the last five minutes where much harm could be done', async () => {
    const { administrator, clock, colleague } = await open('door_confirm');
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun Rao');
    const { person } = await arjun.session();
    const [passkey] = await passkeysOf(boss);
    const acts: [number, () => Promise<Response>][] = [
      [200, () => boss.ask(`${apiPaths.exportList}?list=all`)],
      [404, () => boss.ask(apiPaths.exportOne('x'))],
      [404, () => boss.post(apiPaths.erasure('x'), { address: 'a@b.example' })],
      [201, () => boss.post(apiPaths.invitations, { ...priyaMenon, role: 'member' })],
      [204, () => boss.send('PUT', apiPaths.person(person?.id ?? ''), { role: 'administrator' })],
      [204, () => boss.send('PUT', apiPaths.person(person?.id ?? ''), { role: 'member' })],
      [204, () => boss.send('DELETE', apiPaths.person(person?.id ?? ''))],
      [409, () => boss.send('DELETE', apiPaths.passkey(passkey?.id ?? ''))],
      [204, () => boss.post(apiPaths.confirm, {})],
    ];
    clock.pass({ minutes: 6 });
    for (const [, act] of acts) expect(await kindOf(await act()), String(act)).toBe('403 not-confirmed');
    expect(await kindOf(await boss.confirm(arjun.device))).toBe('403 refused');
    expect(await kindOf(await boss.post(apiPaths.confirm, {}))).toBe('403 not-confirmed');
    expect((await boss.confirm(boss.device)).status).toBe(204);
    for (const [status, act] of acts) expect((await act()).status, String(act)).toBe(status);
  });

  it('mails an invitation to the person, and shows its link only where there is no mail server', async () => {
    const mails: TestMail[] = [];
    const { administrator, invite, visit, staff } = await open('door_mailed', mails);
    const boss = await administrator();
    const made = await invite(boss, 'Sara');
    const again = await invite(boss, 'Sara');
    for (const answer of [made, again]) expect(answer).toMatchObject({ link: null, isMailed: true });
    expect(mails.map(({ to }) => to)).toEqual(['sara@dhr.example', 'sara@dhr.example']);
    const link = /https:\S+#\S+/.exec(mails[1]?.text ?? '')?.[0] ?? '';
    expect((await visit().accept(link)).status).toBe(200);
    const invited = (await staff.audit({ limit: 9 })).entries.filter(({ what }) => what === 'invited');
    expect(invited.map(({ by, detail }) => `${by?.name}: ${detail}`)).toEqual(
      Array(2).fill('Priya Menon: Sara, member'),
    );
  });

  it.each(['removed', 'demoted'])('ends the open invitations of an administrator who is %s', async (change) => {
    const { administrator, colleague, invite, visit } = await open(`door_${change}`);
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun', 'administrator');
    const made = [await invite(arjun, 'Back door', 'administrator'), await invite(arjun, 'Arjun', 'administrator')];
    const path = apiPaths.person((await arjun.session()).person?.id ?? '');
    await boss.send(change === 'removed' ? 'DELETE' : 'PUT', path, { role: 'member' });
    for (const { link } of made) expect(await kindOf(await visit().accept(link ?? ''))).toBe('404 link-ended');
  });

  it('ends a session by signing out here, everywhere, after 12 hours of rest and after 7 days', async () => {
    const { administrator, visit, clock } = await open('door_sessions');
    const first = await administrator();
    const signedIn = async () => {
      const one = visit();
      await one.signIn(first.device);
      return one;
    };
    const stolen = visit();
    stolen.cookie = first.cookie;
    expect((await stolen.ask(apiPaths.people)).status).toBe(200);
    expect((await first.post(apiPaths.signOut, { everywhere: false })).status).toBe(204);
    expect(await people(stolen)).toBe('401 signed-out');

    const [here, there] = [await signedIn(), await signedIn()];
    await here.post(apiPaths.signOut, { everywhere: true });
    expect(await people(there)).toBe('401 signed-out');

    const resting = await signedIn();
    clock.pass({ hours: 11 });
    // A page that asks by itself does not keep a session alive.
    expect((await resting.ask(apiPaths.people, { headers: { [REFRESH_HEADER]: '1' } })).status).toBe(200);
    clock.pass({ hours: 2 });
    expect(await people(resting)).toBe('401 signed-out');

    const busy = await signedIn();
    for (let day = 0; day < 16; day += 1) {
      clock.pass({ hours: 10 });
      expect((await busy.ask(apiPaths.people)).status).toBe(200);
    }
    clock.pass({ hours: 9 });
    expect(await people(busy)).toBe('401 signed-out');
  });

  it('ends sessions and invitations that were made while the clock was 30 days ahead', async () => {
    const { administrator, invite, visit, clock } = await open('door_clock');
    clock.pass({ days: 30 });
    const boss = await administrator();
    const { link } = await invite(boss, 'Arjun Rao');
    clock.pass({ days: -30 });
    expect(await people(boss)).toBe('401 signed-out');
    expect(await kindOf(await visit().accept(link ?? ''))).toBe('404 link-ended');
  });

  it('removes a person with their sessions at once, and never the last administrator', async () => {
    const { administrator, colleague } = await open('door_left');
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun Rao');
    const pathOf = async (visit: Visit) => apiPaths.person((await visit.session()).person?.id ?? '');
    const [me, other] = [await pathOf(boss), await pathOf(arjun)];
    expect(await kindOf(await boss.send('DELETE', me))).toBe('409 last-administrator');
    expect(await kindOf(await boss.send('PUT', me, { role: 'member' }))).toBe('409 last-administrator');
    expect((await boss.send('DELETE', other)).status).toBe(204);
    expect(await people(arjun)).toBe('401 signed-out');
    expect(await kindOf(await boss.send('DELETE', other))).toBe('404 not-found');
  });

  it('stops after so many wrong attempts, keeps out nobody with a passkey, and the audit trail stays readable', async () => {
    const { administrator, visit, staff } = await open('door_attempts');
    const { device } = await administrator();
    const attack = { 'x-test-address': '203.0.113.9' };
    const counted: Record<number, number> = {};
    for (let time = 0; time < 200; time += 1) {
      const { status } = await visit().post(apiPaths.signIn, { response: { id: String(time) } }, attack);
      counted[status] = (counted[status] ?? 0) + 1;
    }
    expect(counted).toEqual({ 403: 60, 429: 140 });
    expect((await visit().signIn(device, attack)).status).toBe(200);
    const refused = (await staff.audit({ limit: 200 })).entries.filter(({ what }) => what === 'sign-in-refused');
    expect(refused).toHaveLength(1);
  });
});
