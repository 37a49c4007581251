import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { textFields } from '../contract/fields.ts';
import { normalise } from '../contract/normalise.ts';
import { sendFormPath, sendPath } from '../contract/wire.ts';
import type { Database } from '../store/database.ts';
import { findEnquiry, listEnquiries } from '../store/read.ts';
import { openSqlite } from '../store/sqlite.ts';
import { goodValues, hostileTexts } from '../testing/examples.ts';
import { asNavigation, type FrontDoor, formOf, openFrontDoor } from '../testing/front-door.ts';
import { expectNothingLost } from '../testing/nothing-lost.ts';
import { temporaryFolder } from '../testing/stores.ts';

let folder: string;
let door: FrontDoor;
let store: Database;
const acknowledged = new Set<string>();

beforeEach(async () => {
  folder = temporaryFolder();
  door = await openFrontDoor(
    { DATA_DIR: folder },
    { renderFormAgain: (values, errors, again) => JSON.stringify({ values, errors, again }) },
  );
  store = await openSqlite(folder);
  acknowledged.clear();
});
afterEach(async () => {
  await expectNothingLost(store, acknowledged);
  await store.close();
  await door.enquiries.stop();
  rmSync(folder, { recursive: true });
});

/** Sends a form and remembers its id when it was acknowledged. */
async function send(form: FormData, headers: Record<string, string> = {}) {
  const response = await door.post(form, headers);
  if (response.status === 200 || response.status === 303) acknowledged.add(String(form.get('enquiry_id')));
  return response;
}

const postJson = (body: unknown) =>
  door.request(sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const params = (id: string) => {
  const { consent: _consent, ...texts } = goodValues;
  return { ...texts, privacyPolicy: 'agreed', enquiry_id: id };
};

describe('an enquiry by fetch', () => {
  it('is answered with exactly OK once it is stored, with consent, time and services', async () => {
    const form = formOf(goodValues);
    const response = await send(form);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/);
    const found = await findEnquiry(store.reader, String(form.get('enquiry_id')));
    expect(found).toMatchObject({
      state: 'pending',
      enquiry: { values: goodValues, consentVersion: '2026-11-15', receivedAt: door.clock.now() },
    });
  });

  it('leaves no trace of the visitor in the log', async () => {
    await send(formOf(goodValues));
    await send(formOf({ ...goodValues, country: '' }));
    for (const text of ['Asha', 'Menon', 'Nilgiri', 'nilgiri.example', 'payroll'])
      expect(door.log.text).not.toContain(text);
  });

  it('is one enquiry however often it is sent, fifty times at once too', async () => {
    const hidden = { enquiry_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(formOf(goodValues, hidden))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(await listEnquiries(store.reader, { limit: 9 })).toHaveLength(1);
  });

  it('is refused in words when its id was used for another', async () => {
    const hidden = { enquiry_id: randomUUID() };
    await send(formOf(goodValues, hidden));
    const other = await send(formOf({ ...goodValues, company: 'Other' }, hidden));
    expect([other.status, await other.text()]).toEqual([409, `${words.answers['409']}\n`]);
    expect((await findEnquiry(store.reader, hidden.enquiry_id))?.enquiry.values.company).toBe(goodValues.company);
  });

  it('is the same enquiry all day when the page could make no id', async () => {
    for (const hour of [0, 2]) {
      door.clock.pass({ hours: hour });
      expect((await door.post(formOf(goodValues, { enquiry_id: '' }))).status).toBe(200);
    }
    const listed = await listEnquiries(store.reader, { limit: 9 });
    expect(listed).toHaveLength(1);
    acknowledged.add(listed[0]!.enquiry.id);
    door.clock.pass({ days: 1 });
    expect((await door.post(formOf(goodValues, { enquiry_id: '' }))).status).toBe(200);
    for (const { enquiry } of await listEnquiries(store.reader, { limit: 9 })) acknowledged.add(enquiry.id);
    expect(acknowledged.size).toBe(2);
  });

  it.each(textFields.filter((field) => field.kind !== 'email'))(
    'takes $name up to its limit, not beyond',
    async ({ name, limit }) => {
      expect((await send(formOf({ ...goodValues, [name]: 'ß'.repeat(limit) }))).status).toBe(200);
      const tooLong = await send(formOf({ ...goodValues, [name]: 'ß'.repeat(limit + 1) }));
      expect(tooLong.status).toBe(422);
      expect(await tooLong.text()).toContain(`${limit.toLocaleString('en-GB')} characters or fewer`);
    },
  );

  it('says in words what is missing', async () => {
    const response = await send(formOf({ ...goodValues, firstName: ' ', consent: false }));
    expect([response.status, await response.text()]).toEqual([
      422,
      `${words.answers['422']}\nEnter your first name\nYou must agree to the privacy policy before submitting.\n`,
    ]);
  });

  const free = ['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message'] as const;
  it.each(Object.entries(hostileTexts))('keeps %s as text in every field', async (_name, text) => {
    for (const field of free) {
      const values = { ...goodValues, [field]: text };
      const form = formOf(values);
      expect((await send(form)).status).toBe(200);
      const found = await findEnquiry(store.reader, String(form.get('enquiry_id')));
      expect(found?.enquiry.values).toEqual(normalise(values));
    }
    expect((await send(formOf({ ...goodValues, businessEmail: text }))).status).toBe(422);
    expect((await send(formOf({ ...goodValues, services: [text] }))).status).toBe(422);
    expect((await send(formOf(goodValues, { enquiry_id: text }))).status).toBe(400);
    const version = await send(formOf(goodValues, { consent_version: `${text}${text}${'x'.repeat(40)}` }));
    expect(version.status).toBe(400);
  });

  it('counts the last of a fixed field sent twice and ignores names it does not know', async () => {
    const form = formOf(goodValues);
    form.append('firstName', 'Second');
    form.append('__proto__', 'polluted');
    form.append('constructor', 'polluted');
    expect((await send(form)).status).toBe(200);
    const found = await findEnquiry(store.reader, String(form.get('enquiry_id')));
    expect(found?.enquiry.values.firstName).toBe('Second');
    expect({}).not.toHaveProperty('polluted');
  });

  it('goes into quarantine when the hidden field is filled in, and is still acknowledged', async () => {
    const form = formOf(goodValues, { website: 'https://x.example' });
    expect((await send(form)).status).toBe(200);
    expect((await findEnquiry(store.reader, String(form.get('enquiry_id'))))?.state).toBe('quarantined');
  });

  it('goes into quarantine when many addresses send the same message', async () => {
    const states: (string | undefined)[] = [];
    for (let number = 0; number < 8; number += 1) {
      const form = formOf({ ...goodValues, businessEmail: `person${number}@x.example` });
      await send(form);
      states.push((await findEnquiry(store.reader, String(form.get('enquiry_id'))))?.state);
    }
    expect(states.slice(0, 3)).toEqual(['pending', 'pending', 'pending']);
    expect(states.at(-1)).toBe('quarantined');
  });
});

describe('after the end', () => {
  it('refuses in words instead of taking what nobody would store', async () => {
    await door.enquiries.stop();
    const response = await send(formOf(goodValues));
    expect([response.status, await response.text()]).toEqual([503, `${words.answers['503']}\n`]);
  });
});

describe('an enquiry as JSON', () => {
  const request = (template_params: unknown) => ({
    lib_version: '4.4.1',
    user_id: 'k',
    service_id: 's',
    template_id: 't',
    template_params,
  });

  it('is stored like one from the form', async () => {
    const id = randomUUID();
    const response = await postJson(request(params(id)));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    acknowledged.add(id);
    expect((await findEnquiry(store.reader, id))?.enquiry.values).toEqual(goodValues);
  });

  it('takes one service as text and consent as true', async () => {
    const id = randomUUID();
    const body = request({ ...params(id), services: 'Service 2', privacyPolicy: true });
    expect((await postJson(body)).status).toBe(200);
    acknowledged.add(id);
    expect((await findEnquiry(store.reader, id))?.enquiry.values.services).toEqual(['Service 2']);
  });

  it.each([
    ['nothing', ''],
    ['half a document', '{"template_params":{"firstName":"x"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no parameters', '{}'],
    ['parameters as text', '{"template_params":"x"}'],
    ['parameters from the prototype', '{"__proto__":{"template_params":{}}}'],
    ['an object in a field', JSON.stringify({ template_params: { firstName: { a: 1 } } })],
    ['deep lists', `{"template_params":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['deep objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
    ['an endless text', `{"template_params":"${'\\"'.repeat(60_000)}`],
  ])('is refused when it is %s', async (_name, body) => {
    const response = await postJson(body);
    expect([response.status, await response.text()]).toEqual([400, `${words.answers['400']}\n`]);
  });

  it('is refused when it is not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"template_params":{"firstName":"'),
      Buffer.from([0xff]),
      Buffer.from('"}}'),
    ]);
    const response = await door.request(sendPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('is not confused by __proto__', async () => {
    const id = randomUUID();
    const text = JSON.stringify(request(params(id))).replace('"firstName"', '"__proto__":{"polluted":1},"firstName"');
    expect((await postJson(text)).status).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a request that is not an enquiry', () => {
  it.each([
    [sendFormPath, 'application/json'],
    [sendFormPath, 'application/x-www-form-urlencoded'],
    [sendFormPath, 'text/plain'],
    [sendPath, 'multipart/form-data; boundary=x'],
    [sendPath, 'text/plain'],
  ])('is refused at %s as %s', async (path, type) => {
    const response = await door.request(path, { method: 'POST', headers: { 'content-type': type }, body: 'x=1' });
    expect([response.status, await response.text()]).toEqual([415, `${words.answers['415']}\n`]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('is told which method to use when it comes by %s', async (method) => {
    const response = await door.request(sendFormPath, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is refused when another website sent it; a missing header says nothing', async () => {
    const response = await send(formOf(goodValues), { 'sec-fetch-site': 'cross-site' });
    expect([response.status, await response.text()]).toEqual([403, `${words.answers['403']}\n`]);
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await send(formOf(goodValues), { 'sec-fetch-site': site })).status).toBe(200);
    }
  });
});

describe('an enquiry without JavaScript', () => {
  it('leads to the thank-you page', async () => {
    const response = await send(formOf(goodValues), asNavigation);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
  });

  it('is known by Accept where a browser sends no Sec-Fetch headers', async () => {
    expect((await send(formOf(goodValues), { accept: 'text/html,*/*' })).status).toBe(303);
    const script = { accept: 'text/html,*/*', 'x-requested-with': 'XMLHttpRequest' };
    expect((await send(formOf(goodValues), script)).status).toBe(200);
  });

  it('shows the form again with everything that was typed and what to correct', async () => {
    const values = { ...goodValues, businessEmail: 'not an address', message: '<b>kept</b>' };
    const form = formOf(values);
    const response = await send(form, asNavigation);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('text/html');
    const shown = JSON.parse(await response.text());
    expect(shown.values).toEqual(values);
    expect(shown.errors).toEqual({ businessEmail: words.fields.businessEmail.wrong });
    expect(shown.again).toMatchObject({
      enquiryId: form.get('enquiry_id'),
      formToken: expect.stringMatching(/^\d+\./),
    });
  });

  it('shows the form again with a new id when the old one was used for another enquiry', async () => {
    const hidden = { enquiry_id: randomUUID() };
    await send(formOf(goodValues, hidden));
    const response = await send(formOf({ ...goodValues, company: 'Other' }, hidden), asNavigation);
    expect(response.status).toBe(409);
    const { again } = JSON.parse(await response.text());
    expect(again.problem).toBe(words.answers['409']);
    expect(again.enquiryId).not.toBe(hidden.enquiry_id);
  });

  it('answers with a plain page in words when nobody renders the form', async () => {
    const plain = await openFrontDoor({ DATA_DIR: folder });
    const response = await plain.post(formOf({ ...goodValues, country: '' }), asNavigation);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<h1>Your enquiry was not sent</h1>');
    expect(page).toContain('Enter your country');
    await plain.enquiries.stop();
  });
});
