import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { asNavigation, type FrontDoor, formOf, openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { fc } from '../../tests/support/property.ts';
import { SEND_FORM_PATH } from '../contract/wire.ts';
import { listEnquiries } from '../store/read.ts';
import { limitFor, networkOf } from './rate-limit.ts';

let folder: string;
let door: FrontDoor;
beforeEach(async () => {
  folder = temporaryFolder();
  door = await openFrontDoor({ DATA_DIR: folder });
});
afterEach(async () => {
  const { reader } = await freshSqlite(folder);
  expect(await listEnquiries(reader, { limit: 9 }), 'nothing that was refused is stored').toEqual([]);
});

function part(name: string, value: string) {
  return `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}
const { firstName, lastName, company, businessEmail, country } = goodValues;
const sent = { firstName, lastName, company, businessEmail, country, privacyPolicy: 'agreed' };
const good = Object.entries(sent)
  .map(([name, value]) => part(name, value))
  .join('');
const end = '--line--\r\n';

function postRaw(body: string | Buffer, type = 'multipart/form-data; boundary=line') {
  return door.request(SEND_FORM_PATH, { method: 'POST', headers: { 'content-type': type }, body: Buffer.from(body) });
}

describe('a damaged form is refused as a whole', () => {
  const damaged: Record<string, [string, string?]> = {
    'an empty body': [''],
    'another boundary': [good + end, 'multipart/form-data; boundary=other'],
    'no end': [good],
    'a part without a name': [`${good}--line\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n${end}`],
    'bare line feeds': [(good + end).replaceAll('\r\n', '\n')],
    'a header of 100 kB': [`${good}--line\r\nX-Filler: ${'x'.repeat(100_000)}\r\n\r\nvalue\r\n${end}`],
    'JSON under a form header': ['{"template_params":{}}'],
  };

  it.each(Object.entries(damaged))('%s', async (_name, [body, type]) => {
    const response = await postRaw(body, type);
    expect([response.status, await response.text()]).toEqual([400, `${words.responses['400']}\n`]);
  });

  it('a good one is not: these tests can fail', async () => {
    const response = await postRaw(good.replace('agreed', 'no') + end);
    expect(await response.text()).toBe(`${words.responses['422']}\n${words.consent.missing}\n`);
  });

  it('always refuses with a message, whatever the bytes', async () => {
    const form = Buffer.from(good.replace('agreed', 'no') + end);
    const change = fc.tuple(fc.nat(form.length), fc.nat(8), fc.uint8Array({ maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const bytes = changes.reduce(
          (body, [at, cut, put]) => Buffer.concat([body.subarray(0, at), put, body.subarray(at + cut)]),
          form,
        );
        const response = await postRaw(bytes);
        expect([400, 413, 422]).toContain(response.status);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what is too much is refused, never cut', () => {
  const tooMuch: Record<string, string> = {
    'a body beyond 128 kB': good + part('message', 'x'.repeat(60_000)).repeat(3) + end,
    'a body of megabytes': good + part('message', 'x'.repeat(3_000_000)) + end,
    'a file': `${good}--line\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhello\r\n${end}`,
  };

  it.each(Object.entries(tooMuch))('%s', async (_name, body) => {
    const response = await postRaw(body);
    expect([response.status, await response.text()]).toEqual([413, `${words.responses['413']}\n`]);
  });

  it('but the empty part of an empty file input is fine', async () => {
    const empty =
      '--line\r\nContent-Disposition: form-data; name="f"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const response = await postRaw(good.replace('agreed', 'no') + empty + end);
    expect(response.status).toBe(422);
  });
});

describe('too many requests from one network', () => {
  it('are refused with the time to wait; other networks are not affected', async () => {
    const limited = await openFrontDoor({ DATA_DIR: folder, RATE_LIMIT_ENQUIRIES: '2', RATE_LIMIT_MINUTES: '1' });
    const from = (address: string, more = {}) =>
      limited.post(formOf({ ...goodValues, country: '' }), { 'x-test-address': address, ...more });
    expect((await from('2001:db8:1:2::1')).status).toBe(422);
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(422);
    const refused = await from('2001:db8:1:2::3');
    expect([refused.status, await refused.text()]).toEqual([429, `${words.responses['429']}\n`]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await from('2001:db8:2:2::1')).status).toBe(422);

    const page = await from('2001:db8:1:2::3', asNavigation);
    expect(page.status).toBe(429);
    const text = await page.text();
    expect(text).toContain(words.responses['429']);
    expect(text).toContain(words.plainPage.back);
    expect(text).not.toContain(goodValues.company);
  });

  it('are forgotten once their time is over', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let now = 0;
    const secondsToWait = limitFor({ points: 1, minutes: 1 }, () => now);
    expect([secondsToWait('192.0.2.7'), secondsToWait('192.0.2.7')]).toEqual([0, 60]);
    now = 61_000;
    vi.advanceTimersByTime(61_000);
    // Even with the clock set back nothing is known of it.
    now = 30_000;
    expect(secondsToWait('192.0.2.7')).toBe(0);
  });

  it('wait no longer than one window after the clock was set back', () => {
    let now = 3_600_000;
    const secondsToWait = limitFor({ points: 1, minutes: 1 }, () => now);
    expect(secondsToWait('192.0.2.7')).toBe(0);
    now = 0;
    expect([secondsToWait('192.0.2.7'), secondsToWait('192.0.2.7')]).toEqual([0, 60]);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a::/48'],
    ['2001:0db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unix', 'unix'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
