import { expect, it } from 'vitest';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { openTestDesk } from '../../tests/support/desk/open-desk.ts';
import { kindOf, type Visit } from '../../tests/support/desk/visit.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { apiPaths } from '../contract/paths.ts';
import type { EnquiryResponse, PeopleResponse } from './responses.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** These are for strangers too. */
const door: string[] = [
  apiPaths.session,
  apiPaths.signIn,
  apiPaths.signInOptions,
  apiPaths.invitation,
  apiPaths.invitationOptions,
  apiPaths.acceptInvitation,
];
function pathsFor(id: string) {
  return Object.values(apiPaths)
    .map((path) => (typeof path === 'string' ? path : path(id)))
    .filter((path) => !door.includes(path));
}

withBothStores((store) => {
  const open = async (name: string) => {
    const database = await store.open(name);
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['file']);
    const desk = openTestDesk(database, store.settings(name));
    const boss = await desk.administrator();
    const arjun = await desk.colleague(boss, 'Arjun Rao');
    const idOf = async (visit: Visit) => (await visit.session()).person?.id ?? '';
    const path = apiPaths.actions(enquiry.id);
    const version = 1;
    return { ...desk, boss, arjun, me: await idOf(boss), other: await idOf(arjun), enquiry, path, version };
  };
  /** Every address by every method, as the application would ask. */
  const everything = async (visit: Visit, id: string) => {
    const answers = new Map<string, string>();
    for (const path of [...pathsFor(id), '/desk/api/nonsense', '/desk/api']) {
      for (const method of methods) {
        const isReading = method === 'GET' || method === 'HEAD';
        const response = isReading ? await visit.ask(path, { method }) : await visit.send(method, path, {});
        answers.set(`${method} ${path}`, `${response.status} ${await response.text()}`);
      }
    }
    return answers;
  };

  it('answers a stranger, a made-up cookie and a removed colleague with the same word, whatever the address', async () => {
    const { boss, arjun, other, visit, enquiry } = await open('attack_strangers');
    await boss.send('DELETE', apiPaths.person(other));
    const forger = visit();
    forger.cookie = `__Host-desk=${'A'.repeat(43)}`;
    for (const stranger of [visit(), forger, arjun]) {
      const answers = await everything(stranger, enquiry.id);
      expect(new Set([...answers].filter(([what]) => !what.startsWith('HEAD')).map(([, said]) => said)).size).toBe(1);
      expect(new Set([...answers.values()].map((said) => said.slice(0, 3)))).toEqual(new Set(['401']));
    }
  });

  it('keeps from a colleague what is for administrators', async () => {
    const { boss, arjun, me, enquiry, invite } = await open('attack_colleague');
    const { id } = await invite(boss, 'Sara', 'administrator');
    const administrators: [string, string, object?][] = [
      ['GET', apiPaths.audit],
      ['GET', apiPaths.exportOne(enquiry.id)],
      ['GET', apiPaths.exportList],
      ['PUT', apiPaths.person(me), { role: 'member' }],
      ['DELETE', apiPaths.person(me)],
      ['POST', apiPaths.invitations, { name: 'Eve', address: 'eve@dhr.example', role: 'administrator' }],
      ['DELETE', apiPaths.invitationOf(id)],
      ['POST', apiPaths.erasure(enquiry.id), { address: enquiry.values.businessEmail }],
    ];
    for (const [method, path, body] of administrators)
      expect(await kindOf(await arjun.send(method, path, body)), path).toBe('403 forbidden');
    expect(await arjun.json<PeopleResponse>(apiPaths.people)).toMatchObject({ invitations: [] });
    expect((await boss.ask(apiPaths.enquiry(enquiry.id))).status).toBe(200);
  });

  it('takes no change without both headers of its own page, no matter who sends it', async () => {
    const { boss, me, enquiry, path, version } = await open('attack_forged');
    const changes: [string, string][] = [
      ['POST', apiPaths.signOut],
      ['POST', path],
      ['POST', apiPaths.erasure(enquiry.id)],
      ['POST', apiPaths.invitations],
      ['PUT', apiPaths.person(me)],
      ['DELETE', apiPaths.person(me)],
    ];
    const wrong: Record<string, string>[] = [
      { origin: '' },
      { origin: 'http://www.dhr.example' },
      { origin: 'https://www.dhr.example:8443' },
      { 'sec-fetch-site': '' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ];
    for (const [method, address] of changes) {
      for (const headers of wrong)
        expect(await kindOf(await boss.send(method, address, {}, headers)), JSON.stringify(headers)).toBe(
          '403 foreign',
        );
    }
    for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await boss.post(path, { version, action: { do: 'mark-answered' } }, { 'content-type': type });
      expect(await kindOf(response), type).toBe('400 malformed');
    }
  });

  it('refuses with a message what is too large, too deep, or no such thing', async () => {
    const { boss, enquiry, path, version } = await open('attack_malformed');
    const send = (body: unknown) => boss.post(path, body);
    const action = (more: unknown) => ({ version, action: more });
    expect(await kindOf(await send(action({ do: 'add-note', text: 'x'.repeat(70_000) })))).toBe('413 too-large');
    const headers = { 'content-type': 'application/json', origin: boss.origin };
    const deep = { method: 'POST', headers, body: '['.repeat(60_000) };
    expect(await kindOf(await boss.ask(path, deep))).toBe('400 malformed');
    for (const body of [
      null,
      [],
      'x',
      7,
      {},
      action(null),
      action({ do: 'delete' }),
      action({ do: ['answer'] }),
      action({ do: 'set-status', status: 'erased' }),
      action({ do: 'assign', to: { id: 'x' } }),
      action({ do: 'add-note', text: ' \u0000 ' }),
      action({ do: 'add-note', text: 'x'.repeat(5001) }),
      { ...action({ do: 'mark-answered' }), version: '1' },
      { ...action({ do: 'mark-answered' }), version: 1.5 },
      { ...action({ do: 'add-note', text: 'x' }), once: 'not-a-uuid' },
    ])
      expect(await kindOf(await send(body)), JSON.stringify(body)).toBe('400 malformed');
    const { id } = enquiry;
    const limits = ['limit=0', 'limit=-1', 'limit=101', 'limit=x'];
    const lists = [...limits, 'order=random', 'list=secret', `q=${'x'.repeat(201)}`];
    const keys = ['x', '%00', '9_9_x', `${'9'.repeat(19)}_${id}`, `${'9'.repeat(10)}_1_${id}`];
    const queries = [
      ...[...lists, ...keys.map((after) => `order=score&after=${after}`)].map((one) => `${apiPaths.enquiries}?${one}`),
      ...['x', '1e9', '-1', '9'.repeat(40)].map((after) => `${apiPaths.audit}?after=${after}`),
    ];
    for (const query of queries) expect(await kindOf(await boss.ask(query)), query).toBe('400 malformed');
    for (const query of ['q=%00', 'q=%EF%BF%BF', `q=${'%22%20OR%20'.repeat(9)}`])
      expect((await boss.ask(`${apiPaths.enquiries}?${query}`)).status, query).toBe(200);
  });

  it('knows no such enquiry, person or invitation, whatever is written in its place', async () => {
    const { boss } = await open('attack_ids');
    const answer = { version: 1, action: { do: 'mark-answered' } };
    const ids = ['\u0000', '%00', '..', '../people', "' or 1=1 --", '💼', 'x'.repeat(5000), '__proto__', '5f8a2c1d'];
    for (const id of ids) {
      const answers = [await boss.ask(apiPaths.enquiry(id)), await boss.post(apiPaths.actions(id), answer)];
      for (const path of [apiPaths.person(id), apiPaths.invitationOf(id), apiPaths.passkey(id)])
        answers.push(await boss.send('DELETE', path));
      for (const response of answers) expect(await kindOf(response), id).toBe('404 not-found');
    }
  });

  it('keeps what colleagues type to one line where it is one, and without what no store can keep', async () => {
    const { boss, enquiry, path, version } = await open('attack_typed');
    const text = '=1+1\u0000\nBcc: x\u001B[2J <script>alert(1)</script> \uD83D';
    expect((await boss.post(path, { version, action: { do: 'add-note', text } })).status).toBe(200);
    const { thread } = await boss.json<EnquiryResponse>(apiPaths.enquiry(enquiry.id));
    expect(thread[1]?.text).toBe('=1+1\nBcc: x[2J <script>alert(1)</script> \uFFFD');
    const invite = (name: string, address = 'sara@dhr.example') =>
      boss.post(apiPaths.invitations, { name, address, role: 'member' });
    for (const name of ['Sara\r\nBcc: x@evil.example', 'Sara\u001B[2J', '\u0000'])
      expect(await kindOf(await invite(name)), name).toBe('400 malformed');
    for (const more of ['\r\nBcc: x@evil.example', ', eve@evil.example', '\u0000@x.y'])
      expect(await kindOf(await invite('Sara', `sara@dhr.example${more}`)), more).toBe('400 malformed');
  });
});
