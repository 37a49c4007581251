import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { freshFrontDoor } from '../../tests/support/enquiries/fresh-front-door.ts';
import { formOf } from '../../tests/support/enquiries/front-door.ts';
import { FORM_WORDS } from '../../tests/support/specified-words.ts';
import { normalise } from '../contract/check.ts';
import { sendFormPath, sendPath } from '../contract/wire.ts';
import { findEnquiry, listEnquiries } from '../store/read.ts';

const open = freshFrontDoor();

describe('an enquiry by fetch', () => {
  it('is answered with exactly OK once it is stored, with consent, time and services', async () => {
    const form = formOf(goodValues);
    const response = await open.send(form);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/);
    const found = await findEnquiry(open.store.reader, String(form.get('enquiry_id')));
    expect(found).toMatchObject({
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

  it('is one enquiry however often it is sent, fifty times at once too', async () => {
    const hidden = { enquiry_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => open.send(formOf(goodValues, hidden))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(await listEnquiries(open.store.reader, { limit: 9 })).toHaveLength(1);
  });

  it('is refused in words when its id was used for another', async () => {
    const hidden = { enquiry_id: randomUUID() };
    await open.send(formOf(goodValues, hidden));
    const other = await open.send(formOf({ ...goodValues, company: 'Other' }, hidden));
    expect([other.status, await other.text()]).toEqual([409, `${words.answers['409']}\n`]);
    expect((await findEnquiry(open.store.reader, hidden.enquiry_id))?.enquiry.values.company).toBe(goodValues.company);
  });

  it('is the same enquiry all day when the page could make no id', async () => {
    for (const hour of [0, 2]) {
      open.door.clock.pass({ hours: hour });
      expect((await open.door.post(formOf(goodValues, { enquiry_id: '' }))).status).toBe(200);
    }
    const listed = await listEnquiries(open.store.reader, { limit: 9 });
    expect(listed).toHaveLength(1);
    open.acknowledged.add(listed[0]!.enquiry.id);
    open.door.clock.pass({ days: 1 });
    expect((await open.door.post(formOf(goodValues, { enquiry_id: '' }))).status).toBe(200);
    for (const { enquiry } of await listEnquiries(open.store.reader, { limit: 9 })) open.acknowledged.add(enquiry.id);
    expect(open.acknowledged.size).toBe(2);
  });

  it('says in words what is missing', async () => {
    const response = await open.send(formOf({ ...goodValues, firstName: ' ', consent: false }));
    expect([response.status, await response.text()]).toEqual([
      422,
      `${words.answers['422']}\n${words.fields.firstName.missing}\n${FORM_WORDS.consentMissing}\n`,
    ]);
  });

  const free = ['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message'] as const;
  it.each(Object.entries(hostileTexts))('keeps %s as text in every field', async (_name, text) => {
    for (const field of free) {
      const values = { ...goodValues, [field]: text };
      const form = formOf(values);
      expect((await open.send(form)).status).toBe(200);
      const found = await findEnquiry(open.store.reader, String(form.get('enquiry_id')));
      expect(found?.enquiry.values).toEqual(normalise(values));
    }
    expect((await open.send(formOf({ ...goodValues, businessEmail: text }))).status).toBe(422);
    expect((await open.send(formOf({ ...goodValues, services: [text] }))).status).toBe(422);
    expect((await open.send(formOf(goodValues, { enquiry_id: text }))).status).toBe(400);
    const version = await open.send(formOf(goodValues, { consent_version: `${text}${text}${'x'.repeat(40)}` }));
    expect(version.status).toBe(400);
  });

  it('goes into quarantine when the hidden field is filled in, and is still acknowledged', async () => {
    const form = formOf(goodValues, { website: 'https://x.example' });
    expect((await open.send(form)).status).toBe(200);
    expect((await findEnquiry(open.store.reader, String(form.get('enquiry_id'))))?.state).toBe('quarantined');
  });
});

describe('after the end', () => {
  it('refuses in words instead of taking what nobody would store', async () => {
    await open.door.enquiries.stop();
    const response = await open.send(formOf(goodValues));
    expect([response.status, await response.text()]).toEqual([503, `${words.answers['503']}\n`]);
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
    const response = await open.door.request(path, { method: 'POST', headers: { 'content-type': type }, body: 'x=1' });
    expect([response.status, await response.text()]).toEqual([415, `${words.answers['415']}\n`]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('is told which method to use when it comes by %s', async (method) => {
    const response = await open.door.request(sendFormPath, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is refused when another website sent it; a missing header says nothing', async () => {
    const response = await open.send(formOf(goodValues), { 'sec-fetch-site': 'cross-site' });
    expect([response.status, await response.text()]).toEqual([403, `${words.answers['403']}\n`]);
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await open.send(formOf(goodValues), { 'sec-fetch-site': site })).status).toBe(200);
    }
  });
});
