import { expect, test } from '@playwright/test';
import { newVisitor, SEND_FORM } from '../support/browser/enquiry-form.ts';
import { getRaw, type RawAnswer, sendRaw } from '../support/browser/raw-request.ts';
import { allPaths, manifest } from '../support/built-pages.ts';

/** The headers of a site that Mozilla's Observatory rates A+, on every kind of answer. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const fileLike = (pattern: RegExp): string => Object.keys(manifest.files).find((path) => pattern.test(path)) ?? '';
const asset = fileLike(/^\/_astro\/.+\.js$/);

const ask = (verb: string, path: string, headers: Record<string, string> = {}, body = '') => {
  const all = { Host: 'localhost', Connection: 'close', 'Content-Length': body.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return sendRaw([`${verb} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
};
const post = (path: string, type: string, body: string) => ask('POST', path, { 'Content-Type': type }, body);
const method = (verb: string, path: string) => ask(verb, path);

/** Bytes are counted by letters here, so the letters are plain ones. */
const enquiry = () => ({ ...newVisitor(), firstName: 'Ann', lastName: 'Rao', privacyPolicy: 'agreed' });
const AS_PAGE = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--b--\r\n`;
  return ask('POST', SEND_FORM, { 'Content-Type': 'multipart/form-data; boundary=b', ...headers }, body);
};
const contradict = async () => {
  const first = { ...enquiry(), enquiry_id: crypto.randomUUID() };
  await sendForm(first);
  return sendForm({ ...first, message: 'Other words' });
};

const ANSWERS: [kind: string, status: number, ask: () => Promise<RawAnswer>][] = [
  ['a page', 200, () => getRaw('/')],
  ['only the head of a page', 200, () => method('HEAD', '/about-us')],
  ['the article under another address', 200, () => getRaw('/blogs/anything')],
  ['the site’s 404', 404, () => getRaw('/no-such-page')],
  ['an area’s 404', 404, () => getRaw('/solutions/no-such-page')],
  ['a redirect', 301, () => getRaw('/contact')],
  ['a redirect for its slash', 301, () => getRaw('/about-us/')],
  ['a hashed file', 200, () => getRaw(asset)],
  ['a picture', 200, () => getRaw('/og/home.png')],
  ['the font', 200, () => getRaw(fileLike(/\.woff2$/))],
  ['words for the search', 200, () => getRaw('/search/index.json')],
  ['a page that has not changed', 304, () => ask('GET', '/about-us', { 'If-None-Match': '*' })],
  ['a part of a file', 206, () => ask('GET', '/og/home.png', { Range: 'bytes=0-9' })],
  ['a text file', 200, () => getRaw('/robots.txt')],
  ['a PDF', 200, () => getRaw('/downloads/talent-intelligence-hub.pdf')],
  ['health', 200, () => getRaw('/healthz')],
  ['an API that is asked in the wrong way', 405, () => getRaw('/api/v1.0/email/send-form')],
  ['an API that does not exist', 404, () => getRaw('/api/v1.0/nothing')],
  ['an enquiry', 200, () => sendForm(enquiry())],
  ['an enquiry without JavaScript', 303, () => sendForm(enquiry(), AS_PAGE)],
  ['an incomplete enquiry without JavaScript', 422, () => sendForm({ firstName: 'Ann' }, AS_PAGE)],
  ['an enquiry from another website', 403, () => sendForm(enquiry(), { 'Sec-Fetch-Site': 'cross-site' })],
  ['an enquiry that contradicts one before', 409, contradict],
  ['an enquiry of 200 kB', 413, () => sendForm({ ...enquiry(), message: 'x'.repeat(200_000) })],
  ['an enquiry of the wrong kind', 415, () => post('/api/v1.0/email/send-form', 'text/plain', 'hello')],
  ['a damaged enquiry', 400, () => post('/api/v1.0/email/send', 'application/json', '{"template_params":')],
  ['an incomplete enquiry', 422, () => post('/api/v1.0/email/send', 'application/json', '{"template_params":{}}')],
  ['a method that pages do not have', 405, () => method('DELETE', '/about-us')],
  ['a question for the methods', 204, () => method('OPTIONS', '/about-us')],
  ['a path that is no UTF-8', 400, () => getRaw('/%ff')],
  ['a path that climbs', 400, () => getRaw('/..%2f..%2fetc/passwd')],
  ['a path that climbs openly', 400, () => getRaw('/../../etc/passwd')],
  ['a path with NUL', 400, () => getRaw('/about%00us')],
  ['a path of 10 kB', 414, () => getRaw(`/${'a'.repeat(10_000)}`)],
  ['a head of 20 kB', 431, () => sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)],
  ['no HTTP at all', 400, () => sendRaw('hello\r\n\r\n')],
  ['a request without a host', 400, () => sendRaw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
];

for (const [kind, status, ask] of ANSWERS) {
  test(`${kind} is answered with ${status} and every security header`, async () => {
    const answer = await ask();
    expect(answer.status, answer.body.slice(0, 200)).toBe(status);
    for (const [name, value] of Object.entries(EVERYWHERE)) expect.soft(answer.headers[name], name).toBe(value);
    expect.soft(answer.headers['permissions-policy'], 'permissions-policy').toContain('camera=()');
    const policy = answer.headers['content-security-policy'] ?? 'no Content-Security-Policy';
    expect.soft(policy).toContain("default-src 'none'");
    expect.soft(policy).toContain("base-uri 'none'");
    expect.soft(policy).toContain("frame-ancestors 'none'");
    expect.soft(policy).not.toMatch(/unsafe-|\*|data:|https?:/);
    expect.soft(answer.headers['x-powered-by'], 'says what it runs on').toBeUndefined();
    expect.soft(answer.headers['server'], 'says what it runs on').toBeUndefined();
    expect.soft(answer.body, 'shows its insides').not.toMatch(/\bat .+\.[jt]s:\d+|node_modules/);
  });
}

test('every page has its own policy: scripts and styles by their hashes, Trusted Types, forms to us only', async () => {
  for (const path of allPaths) {
    const { 'content-security-policy': csp = '' } = (await getRaw(path)).headers;
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect.soft(csp, path).toContain(directive);
    }
    expect.soft(csp, path).not.toMatch(/unsafe-/);
  }
});

test('no file is freer than that', async () => {
  for (const path of Object.keys(manifest.files)) {
    const policy = (await method('HEAD', path)).headers['content-security-policy'];
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).not.toMatch(/unsafe-|script-src/);
  }
});

test('behind TLS there is HSTS for two years with subdomains, and insecure requests are upgraded', () => {
  expect(manifest.tls).toEqual({
    headers: { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' },
    directive: 'upgrade-insecure-requests',
  });
});

test('hashed files are kept for ever, pages are asked for again, enquiries are never kept', async () => {
  expect((await getRaw(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await getRaw('/about-us')).headers['cache-control']).toBe('no-cache');
  expect((await getRaw('/api/v1.0/email/send')).headers['cache-control']).toBe('no-store');
  expect((await getRaw('/healthz')).headers['cache-control']).toBe('no-store');
});

test('every page has the links that a visitor rests on fetched beforehand', async ({ request }) => {
  const { headers } = await getRaw('/');
  expect(headers['speculation-rules']).toBe('"/speculation.json"');
  const rules = await request.get('/speculation.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
});

test('security.txt says where to report a weakness, and until when (RFC 9116)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (https|mailto):.+/m);
  const [, until = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(new Date(until).getTime()).toBeGreaterThan(Date.now());
});
