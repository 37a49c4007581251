import { expect, it } from 'vitest';
import { Authenticator } from '../../tests/support/desk/authenticator.ts';
import { openTestDesk, type TestMail } from '../../tests/support/desk/open-desk.ts';
import type { Visit } from '../../tests/support/desk/visit.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { AccountAnswer, InviteAnswer, PeopleAnswer } from '../contract/answers.ts';
import { apiPaths, refreshHeader } from '../contract/paths.ts';
import words from './words.json' with { type: 'json' };

const kindOf = async (response: Response) => {
  const { kind } = (await response.json()) as { kind: string };
  return `${response.status} ${kind}`;
};

withBothStores((store) => {
  const open = async (name: string, mails?: TestMail[]) =>
    openTestDesk(await store.open(name), store.settings(name), mails);
  const priya = { name: 'Priya Menon', address: 'priya@dhr.example' };

  it('opens for the first person with a link that works once, for ten minutes, on this machine', async () => {
    const { desk, visit, clock } = await open('door_first');
    const elsewhere = visit();
    const link = (await desk.firstLink()) ?? '';
    const token = link.slice(link.indexOf('#') + 1);
    const far = { 'x-test-address': '203.0.113.7' };
    expect(await kindOf(await elsewhere.post(apiPaths.invitation, { token }, far))).toBe('404 link-ended');
    clock.pass({ minutes: 11 });
    expect(await kindOf((await visit().accept(link, priya)).response)).toBe('404 link-ended');

    const second = (await desk.firstLink()) ?? '';
    const first = visit();
    const { response } = await first.accept(second, priya);
    expect(response.status).toBe(200);
    const [cookie = ''] = response.headers.getSetCookie();
    for (const part of ['__Host-desk=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part);
    expect(await first.session()).toMatchObject({ person: { ...priya, role: 'administrator' } });
    expect(await desk.firstLink()).toBeUndefined();
    expect(await kindOf((await visit().accept(second, priya)).response)).toBe('404 link-ended');
  });

  it('lets in who was invited, once, and refuses an expired, used or foreign invitation alike', async () => {
    const { administrator, visit, clock, staff } = await open('door_invited');
    const boss = await administrator();
    const invite = async () =>
      (await (
        await boss.post(apiPaths.invitations, { name: 'Arjun Rao', address: 'arjun@dhr.example', role: 'member' })
      ).json()) as { link: string };
    const { link } = await invite();
    const arjun = visit();
    expect((await arjun.accept(link)).response.status).toBe(200);
    expect(await arjun.session()).toMatchObject({ person: { name: 'Arjun Rao', role: 'member' } });
    const refused = [link, `${link}x`, link.replace(/#.*/, '#made-up')];
    const late = (await invite()).link;
    clock.pass({ days: 4 });
    for (const one of [...refused, late]) {
      expect(await kindOf((await visit().accept(one)).response), one).toBe('404 link-ended');
    }
    expect((await staff.people()).map(({ name }) => name).sort()).toEqual(['Arjun Rao', 'Priya Menon']);
  });

  it('gives a person who lost a device a way back, and lets them end the old passkey', async () => {
    const { administrator, visit } = await open('door_return');
    const boss = await administrator();
    const { link } = (await (
      await boss.post(apiPaths.invitations, { ...priya, name: 'Somebody', role: 'member' })
    ).json()) as { link: string };
    const again = visit();
    await again.accept(link);
    expect(await again.session()).toMatchObject({ person: { name: 'Priya Menon', role: 'administrator' } });
    const { passkeys } = await again.json<{ passkeys: { id: string; isThis: boolean }[] }>(apiPaths.account);
    const lost = passkeys.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await again.send('DELETE', apiPaths.passkey(lost))).status).toBe(204);
    expect(await kindOf(await boss.ask(apiPaths.people))).toBe('401 signed-out');
    const left = passkeys.find(({ isThis }) => isThis)?.id ?? '';
    expect(await kindOf(await again.send('DELETE', apiPaths.passkey(left)))).toBe('409 nothing-to-do');
  });

  it('opens with a passkey, and refuses strangers, old answers and other origins alike', async () => {
    const { desk, visit } = await open('door_passkey');
    const first = visit();
    const { device } = await first.accept((await desk.firstLink()) ?? '', priya);
    const browser = visit();
    expect((await browser.signIn(device)).status).toBe(200);

    const asked = (await (await visit().post(apiPaths.signInOptions)).json()) as {
      options: Parameters<Authenticator['sign']>[0];
    };
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    const once = { response: device.sign(asked.options) };
    expect((await visit().post(apiPaths.signIn, once)).status).toBe(200);
    expect(await kindOf(await visit().post(apiPaths.signIn, once))).toBe('403 refused');

    const stranger = new Authenticator(first.origin);
    const phished = Object.assign(new Authenticator('https://dhr.example.evil'), { id: device.id });
    const answers = [await visit().signIn(stranger), await visit().signIn(phished)];
    for (const body of [{ response: {} }, { response: { response: { clientDataJSON: 'x' } } }, {}]) {
      answers.push(await visit().post(apiPaths.signIn, body));
    }
    expect(await Promise.all(answers.map(kindOf))).toEqual([
      '403 refused',
      '403 refused',
      '403 refused',
      '403 refused',
      '400 malformed',
    ]);
  });

  it('refuses two sign-ins that overtake each other, warns by mail and locks nobody out', async () => {
    const mails: TestMail[] = [];
    const { desk, visit, staff } = await open('door_counter', mails);
    const first = visit();
    const { device } = await first.accept((await desk.firstLink()) ?? '', priya);
    const before = device.counter;
    expect((await visit().signIn(device)).status).toBe(200);
    device.counter = before;
    expect(await kindOf(await visit().signIn(device))).toBe('403 refused');
    await expect
      .poll(() => mails)
      .toEqual([{ to: priya.address, subject: words.suspicious.subject, text: expect.anything() }]);
    expect((await staff.audit({ limit: 9 })).entries.map(({ what }) => what)).toContain('passkey-suspicious');
    expect((await first.ask(apiPaths.people)).status).toBe(200);
    device.counter = 100;
    expect((await visit().signIn(device)).status).toBe(200);
  });

  it('ends the session that a browser had when it signs in again', async () => {
    const { desk, visit } = await open('door_again');
    const first = visit();
    const { device } = await first.accept((await desk.firstLink()) ?? '', priya);
    const old = visit();
    old.cookie = first.cookie;
    const elsewhere = visit();
    await elsewhere.signIn(device);
    await first.signIn(device);
    expect((await first.ask(apiPaths.people)).status).toBe(200);
    expect((await elsewhere.ask(apiPaths.people)).status).toBe(200);
    expect(await kindOf(await old.ask(apiPaths.people))).toBe('401 signed-out');
  });

  it('asks for a passkey of the last five minutes where much harm could be done', async () => {
    const { desk, visit, clock, colleague } = await open('door_confirm');
    const boss = visit();
    const { device } = await boss.accept((await desk.firstLink()) ?? '', priya);
    const arjun = visit();
    await colleague(boss, 'Sara Khalil');
    const { link } = (await (
      await boss.post(apiPaths.invitations, { name: 'Arjun', address: 'arjun@dhr.example', role: 'member' })
    ).json()) as { link: string };
    const { device: another } = await arjun.accept(link);
    const { people } = await boss.json<PeopleAnswer>(apiPaths.people);
    const { passkeys } = await boss.json<AccountAnswer>(apiPaths.account);
    const acts = {
      export: () => boss.ask(`${apiPaths.exportList}?list=all`),
      exportOne: () => boss.ask(apiPaths.exportOne('x')),
      erase: () => boss.post(apiPaths.erasure('x'), { address: 'a@b.example' }),
      invite: () => boss.post(apiPaths.invitations, { name: 'B', address: 'b@dhr.example', role: 'administrator' }),
      // A link for an administrator makes one of the person who opens it, whatever role is asked for.
      inviteBack: () => boss.post(apiPaths.invitations, { ...priya, role: 'member' }),
      promote: () => boss.send('PUT', apiPaths.person(people[1]?.id ?? ''), { role: 'administrator' }),
      passkey: () => boss.send('DELETE', apiPaths.passkey(passkeys[0]?.id ?? '')),
      confirm: () => boss.post(apiPaths.confirm, {}),
    };
    clock.pass({ minutes: 6 });
    for (const [name, act] of Object.entries(acts)) expect(await kindOf(await act()), name).toBe('403 not-confirmed');
    expect((await boss.ask(apiPaths.people)).status).toBe(200);
    expect(await kindOf(await boss.confirm(another))).toBe('403 refused');
    expect(await kindOf(await acts.erase())).toBe('403 not-confirmed');
    expect((await boss.confirm(device)).status).toBe(204);
    const done = await Promise.all(Object.entries(acts).map(async ([name, act]) => [name, (await act()).status]));
    expect(Object.fromEntries(done)).toEqual({
      export: 200,
      exportOne: 404,
      erase: 404,
      invite: 201,
      inviteBack: 201,
      promote: 200,
      passkey: 409,
      confirm: 204,
    });
  });

  it('mails an invitation to the person, and shows its link only where there is no mail server', async () => {
    const mails: TestMail[] = [];
    const { desk, visit, staff } = await open('door_mailed', mails);
    const boss = visit();
    await boss.accept((await desk.firstLink()) ?? '', priya);
    const sara = { name: 'Sara Khalil', address: 'sara@dhr.example', role: 'member' };
    const made = (await (await boss.post(apiPaths.invitations, sara)).json()) as InviteAnswer;
    const again = (await (await boss.post(apiPaths.inviteAgain(made.invitation.id))).json()) as InviteAnswer;
    expect([made, again]).toMatchObject([
      { link: null, isMailed: true },
      { link: null, isMailed: true },
    ]);
    expect(mails.map(({ to }) => to)).toEqual([sara.address, sara.address]);
    const link = /https:\S+#\S+/.exec(mails[1]?.text ?? '')?.[0] ?? '';
    expect((await visit().accept(link)).response.status).toBe(200);
    const invited = (await staff.audit({ limit: 9 })).entries.filter(({ what }) => what === 'invited');
    expect(invited.map(({ by, detail }) => [by?.name, detail])).toEqual([
      ['Priya Menon', 'Sara Khalil, member'],
      ['Priya Menon', 'Sara Khalil, member'],
    ]);
  });

  it('ends the open invitations of an administrator who is removed or demoted, and says so', async () => {
    const { administrator, colleague, visit, staff } = await open('door_ended');
    const boss = await administrator();
    for (const change of ['removed', 'demoted'] as const) {
      const arjun = await colleague(boss, `Arjun ${change}`, 'administrator');
      const links: string[] = [];
      for (const address of ['back-door', 'arjun']) {
        const role = 'administrator';
        const wanted = { name: 'B', address: `${address}.${change}@dhr.example`, role };
        links.push(((await (await arjun.post(apiPaths.invitations, wanted)).json()) as { link: string }).link);
      }
      const { people } = await boss.json<PeopleAnswer>(apiPaths.people);
      const path = apiPaths.person(people.find(({ name }) => name === `Arjun ${change}`)?.id ?? '');
      const answer = await (change === 'removed'
        ? boss.send('DELETE', path)
        : boss.send('PUT', path, { role: 'member' }));
      expect(await answer.json()).toEqual({ endedInvitations: 2 });
      for (const link of links) expect(await kindOf((await visit().accept(link)).response)).toBe('404 link-ended');
      expect((await staff.audit({ limit: 1 })).entries[0]?.detail).toContain('ended: 2');
    }
  });

  it('takes a device that never counts, as many do', async () => {
    const { desk, visit } = await open('door_zero');
    const device = new Authenticator('https://www.dhr.example', 0);
    await visit().accept((await desk.firstLink()) ?? '', priya, device);
    for (let time = 0; time < 2; time += 1) expect((await visit().signIn(device)).status).toBe(200);
  });

  it('ends a session by signing out here, everywhere, after 12 hours of rest and after 7 days', async () => {
    const { desk, visit, clock } = await open('door_sessions');
    const first = visit();
    const { device } = await first.accept((await desk.firstLink()) ?? '', priya);
    const stolen = visit();
    stolen.cookie = first.cookie;
    expect((await stolen.ask(apiPaths.people)).status).toBe(200);
    expect((await first.post(apiPaths.signOut, { everywhere: false })).status).toBe(204);
    expect(await kindOf(await stolen.ask(apiPaths.people))).toBe('401 signed-out');

    const [here, there] = [visit(), visit()];
    await here.signIn(device);
    await there.signIn(device);
    await here.post(apiPaths.signOut, { everywhere: true });
    expect(await kindOf(await there.ask(apiPaths.people))).toBe('401 signed-out');

    const resting = visit();
    await resting.signIn(device);
    clock.pass({ hours: 11 });
    // A page that asks by itself does not keep a session alive.
    expect((await resting.ask(apiPaths.people, { headers: { [refreshHeader]: '1' } })).status).toBe(200);
    clock.pass({ hours: 2 });
    expect(await kindOf(await resting.ask(apiPaths.people))).toBe('401 signed-out');

    const busy = visit();
    await busy.signIn(device);
    for (let day = 0; day < 16; day += 1) {
      clock.pass({ hours: 10 });
      expect((await busy.ask(apiPaths.people)).status).toBe(200);
    }
    clock.pass({ hours: 9 });
    expect(await kindOf(await busy.ask(apiPaths.people))).toBe('401 signed-out');
  });

  it('lets two devices of one person not end each other', async () => {
    const { administrator, visit } = await open('door_devices');
    const here = await administrator();
    const { person } = await here.session();
    const invited = await here.post(apiPaths.invitations, {
      name: 'x',
      address: person?.address,
      role: 'administrator',
    });
    const there = visit();
    await there.accept(((await invited.json()) as { link: string }).link);
    const other = async (one: Visit) =>
      (await one.json<AccountAnswer>(apiPaths.account)).passkeys.find(({ isThis }) => !isThis)?.id ?? '';
    const pairs = await Promise.all([here, there].map(async (one) => [one, await other(one)] as const));
    const answers = await Promise.all(pairs.map(([one, id]) => one.send('DELETE', apiPaths.passkey(id))));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = answers[0]?.status === 204 ? here : there;
    expect((await left.json<AccountAnswer>(apiPaths.account)).passkeys).toHaveLength(1);
  });

  it('ends sessions and invitations that were made while the clock was 30 days ahead', async () => {
    const { administrator, visit, clock } = await open('door_clock');
    clock.pass({ days: 30 });
    const boss = await administrator();
    const invited = await boss.post(apiPaths.invitations, {
      name: 'A',
      address: 'a@dhr.example',
      role: 'administrator',
    });
    const { link } = (await invited.json()) as { link: string };
    clock.pass({ days: -30 });
    expect(await kindOf(await boss.ask(apiPaths.people))).toBe('401 signed-out');
    expect(await kindOf((await visit().accept(link)).response)).toBe('404 link-ended');
  });

  it('removes a person with their sessions at once, and never the last administrator', async () => {
    const { administrator, colleague } = await open('door_removed');
    const boss = await administrator();
    const arjun = await colleague(boss, 'Arjun Rao');
    const { people } = await boss.json<PeopleAnswer>(apiPaths.people);
    const [me, other] = [people.find(({ isYou }) => isYou)!, people.find(({ isYou }) => !isYou)!];
    expect(await kindOf(await arjun.send('DELETE', apiPaths.person(me.id)))).toBe('403 forbidden');
    expect(await kindOf(await boss.send('DELETE', apiPaths.person(me.id)))).toBe('409 last-administrator');
    expect(await kindOf(await boss.send('PUT', apiPaths.person(me.id), { role: 'member' }))).toBe(
      '409 last-administrator',
    );
    expect((await boss.send('DELETE', apiPaths.person(other.id))).status).toBe(200);
    expect(await kindOf(await arjun.ask(apiPaths.people))).toBe('401 signed-out');
    expect(await kindOf(await boss.send('DELETE', apiPaths.person(other.id)))).toBe('404 not-found');
  });

  it('stops after so many wrong attempts, keeps out nobody with a passkey, and the audit trail stays readable', async () => {
    const { desk, visit, staff } = await open('door_attempts');
    const { device } = await visit().accept((await desk.firstLink()) ?? '', priya);
    const stranger = visit();
    const attack = { 'x-test-address': '203.0.113.9' };
    const counted = new Map<number, number>();
    for (let time = 0; time < 200; time += 1) {
      const { status } = await stranger.post(apiPaths.signIn, { response: { id: String(time) } }, attack);
      counted.set(status, (counted.get(status) ?? 0) + 1);
    }
    expect([...counted]).toEqual([
      [403, 60],
      [429, 140],
    ]);
    const asked = (await (await visit().post(apiPaths.signInOptions, undefined, attack)).json()) as {
      options: Parameters<Authenticator['sign']>[0];
    };
    const signedIn = await visit().post(apiPaths.signIn, { response: device.sign(asked.options) }, attack);
    expect(signedIn.status).toBe(200);
    const refused = (await staff.audit({ limit: 200 })).entries.filter(({ what }) => what === 'sign-in-refused');
    expect(refused).toHaveLength(1);
  });
});
