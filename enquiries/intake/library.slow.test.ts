/** @vitest-environment jsdom */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { init, send, sendForm } from '@emailjs/browser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { type ServerProcess, startServer } from '../../tests/support/enquiries/server-process.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import type { Database } from '../store/database.ts';
import { findEnquiry } from '../store/read.ts';
import { openSqlite } from '../store/sqlite.ts';

/** The page's FormData is jsdom's, which Node's fetch does not know: hands the same entries over in the same order. */
async function fetchForPage(address: string, { body, ...options }: RequestInit): Promise<Response> {
  if (!(body instanceof FormData)) return nodeFetch(address, { body, ...options });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  for (const [name, value] of body) form.append(name, String(value));
  return nodeFetch(address, { body: form, ...options });
}
const nodeFetch = fetch;

let folder: string;
let server: ServerProcess;
let store: Database;
const acknowledged = new Set<string>();
beforeAll(async () => {
  vi.stubGlobal('fetch', fetchForPage);
  folder = temporaryFolder();
  server = await startServer({ DATA_DIR: folder });
  store = await openSqlite(folder);
  init({ publicKey: 'public key', origin: server.url });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await expectNothingLost(store, acknowledged);
  await store.close();
  await server.terminate();
  rmSync(folder, { recursive: true });
});

function filledForm(id: string): HTMLFormElement {
  const form = document.createElement('form');
  const add = (name: string, value: string, type = 'text') => {
    const input = document.createElement('input');
    Object.assign(input, { name, type, value });
    if (type === 'checkbox') input.checked = true;
    form.append(input);
  };
  const { services, message, consent: _consent, ...texts } = goodValues;
  for (const [name, value] of Object.entries(texts)) add(name, value);
  for (const value of services) add('services', value, 'checkbox');
  const textarea = document.createElement('textarea');
  Object.assign(textarea, { name: 'message', value: message });
  form.append(textarea);
  add('privacyPolicy', 'agreed', 'checkbox');
  add('enquiry_id', id, 'hidden');
  add('', 'no name, not sent');
  return form;
}

describe('the unmodified e-mail library', () => {
  it('sends the form, is answered OK, and the enquiry is stored', async () => {
    const id = randomUUID();
    expect(await sendForm('service', 'template', filledForm(id))).toEqual({ status: 200, text: 'OK' });
    acknowledged.add(id);
    expect((await findEnquiry(store.reader, id))?.enquiry.values).toEqual(goodValues);
  });

  it('sends parameters, is answered OK, and the enquiry is stored', async () => {
    const id = randomUUID();
    const { consent: _consent, ...params } = goodValues;
    const answer = await send('service', 'template', { ...params, privacyPolicy: 'agreed', enquiry_id: id });
    expect(answer).toEqual({ status: 200, text: 'OK' });
    acknowledged.add(id);
    expect((await findEnquiry(store.reader, id))?.enquiry.values).toEqual(goodValues);
  });

  it('is told status and words when the enquiry is refused', async () => {
    const form = filledForm(randomUUID());
    form.querySelector('[name=country]')?.remove();
    await expect(sendForm('service', 'template', form)).rejects.toMatchObject({
      status: 422,
      text: `${words.answers['422']}\n${words.fields.country.missing}\n`,
    });
  });
});
