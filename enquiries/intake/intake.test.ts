import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { formOf, freshFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { FORM_WORDS } from '../../tests/support/specified-words.ts';
import { SEND_FORM_PATH, SEND_PATH } from '../contract/wire.ts';
import { findEnquiry } from '../store/read.ts';
import { cameFromOf } from './read-submission.ts';

const open = freshFrontDoor();
function find(form: FormData) {
  return findEnquiry(open.store.reader, String(form.get('enquiry_id')));
}
async function answerOf(response: Response) {
  return [response.status, await response.text()];
}

describe('an enquiry by fetch', () => {
  it('is answered with exactly OK once it is stored, with consent, time and services', async () => {
    const form = formOf(goodValues);
    const response = await open.send(form);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/);
    expect(await answerOf(response)).toEqual([200, 'OK']);
    expect(await find(form)).toMatchObject({
      state: 'pending',
      enquiry: { values: goodValues, consentVersion: '2026-11-15', receivedAt: open.door.clock.now() },
    });
  });

  it('leaves no trace of the visitor in the log', async () => {
    await open.send(formOf(goodValues));
    await open.send(formOf({ ...goodValues, country: '' }));
    for (const text of ['Asha', 'Menon', 'Nilgiri', 'nilgiri.example', 'payroll'])
      expect(open.door.log.text).not.toContain(text);
  });

  it('says what is missing', async () => {
    const response = await open.send(formOf({ ...goodValues, firstName: ' ', consent: false }));
    const sentences = [words.responses['422'], words.fields.firstName.missing, FORM_WORDS.consentMissing];
    expect(await answerOf(response)).toEqual([422, `${sentences.join('\n')}\n`]);
  });

  it.each(Object.entries(hostileTexts))('is refused with %s where it can be no answer', async (_name, text) => {
    const version = `${text}${text}${'x'.repeat(40)}`;
    const cases: [number, FormData][] = [
      [422, formOf({ ...goodValues, businessEmail: text })],
      [422, formOf({ ...goodValues, services: [text] })],
      [400, formOf(goodValues, { enquiry_id: text })],
      [400, formOf(goodValues, { consent_version: version })],
    ];
    for (const [status, form] of cases) expect((await open.send(form)).status).toBe(status);
  });

  it('goes into quarantine when the hidden field is filled in, and is still acknowledged', async () => {
    const form = formOf(goodValues, { website: 'https://x.example' });
    expect((await open.send(form)).status).toBe(200);
    expect((await find(form))?.state).toBe('quarantined');
  });

  it('is refused with a message once the store is closed', async () => {
    await open.door.enquiries.stop();
    expect(await answerOf(await open.send(formOf(goodValues)))).toEqual([503, `${words.responses['503']}\n`]);
  });
});

describe('an enquiry as JSON', () => {
  const postJson = (body: unknown) =>
    open.door.request(SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
    });

  it('is stored like one from the form', async () => {
    const id = randomUUID();
    const { consent: _consent, ...texts } = goodValues;
    const params = { ...texts, privacyPolicy: 'agreed', enquiry_id: id };
    const library = { lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't' };
    expect(await answerOf(await postJson({ ...library, template_params: params }))).toEqual([200, 'OK']);
    open.acknowledged.add(id);
    expect((await findEnquiry(open.store.reader, id))?.enquiry.values).toEqual(goodValues);
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
    ['an endless text', `{"template_params":"${'\\"'.repeat(60_000)}`],
    ['not UTF-8', Buffer.from('{"template_params":{"firstName":"\xff"}}', 'latin1')],
  ])('is refused when it is %s', async (_name, body) => {
    expect(await answerOf(await postJson(body))).toEqual([400, `${words.responses['400']}\n`]);
  });
});

describe('a request that is not an enquiry', () => {
  it.each([
    [SEND_FORM_PATH, 'application/json'],
    [SEND_FORM_PATH, 'application/x-www-form-urlencoded'],
    [SEND_PATH, 'multipart/form-data; boundary=x'],
    [SEND_PATH, 'text/plain'],
  ])('is refused at %s as %s', async (path, type) => {
    const response = await open.door.request(path, { method: 'POST', headers: { 'content-type': type }, body: 'x=1' });
    expect(await answerOf(response)).toEqual([415, `${words.responses['415']}\n`]);
  });

  it('is told which method to use', async () => {
    const response = await open.door.request(SEND_FORM_PATH, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is refused when another website sent it; a missing header says nothing', async () => {
    const response = await open.send(formOf(goodValues), { 'sec-fetch-site': 'cross-site' });
    expect(await answerOf(response)).toEqual([403, `${words.responses['403']}\n`]);
    for (const site of ['same-origin', 'same-site', 'none'])
      expect((await open.send(formOf(goodValues), { 'sec-fetch-site': site })).status).toBe(200);
  });
});

describe('where a visitor came from', () => {
  it('keeps a page of ours and the five known names of a campaign', () => {
    const campaign = 'utm_source=letter&utm_medium=mail&utm_campaign=a%26b&utm_person=7&gclid=9&utm_source=second';
    const kept = { utm_source: 'letter', utm_medium: 'mail', utm_campaign: 'a&b' };
    const page = '/tools/payroll-advisor';
    expect(cameFromOf(page, campaign)).toEqual({ page, campaign: Object.entries(kept) });
  });

  it.each(['', 'https://elsewhere.example/', '//elsewhere.example', '/a?email=x', '/<script>', `/${'a'.repeat(300)}`])(
    'drops %j, which is no page of ours, and refuses no enquiry for it',
    (page) => expect(cameFromOf(page, '')).toEqual({ page: null, campaign: [] }),
  );

  it('keeps values short and in one line', () => {
    const source = encodeURIComponent(`a\r\nBcc: x\u0000${'y'.repeat(300)}`);
    const [[, value = ''] = []] = cameFromOf('/', `utm_source=${source}`).campaign;
    expect(value).toMatch(/^a +Bcc: x y+$/);
    expect(value).toHaveLength(100);
  });
});
