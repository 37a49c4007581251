import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { freshFrontDoor } from '../../tests/support/enquiries/fresh-front-door.ts';
import { sendPath } from '../contract/wire.ts';
import { findEnquiry } from '../store/read.ts';

const open = freshFrontDoor();

const postJson = (body: unknown) =>
  open.door.request(sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const params = (id: string) => {
  const { consent: _consent, ...texts } = goodValues;
  return { ...texts, privacyPolicy: 'agreed', enquiry_id: id };
};

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
    const response = await open.door.request(sendPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });
});
