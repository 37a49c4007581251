import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { openExampleServer } from '../tests/support/example-server.ts';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { knowProxies } from './client-address.ts';
import { createLog } from './log.ts';
import { loadSite } from './site.ts';
import { countVisits } from './visits.ts';

const proxies = knowProxies(['127.0.0.1'], createLog({ level: 'silent' }));
const api = new Hono();
api.post('/api/echo', async (c) => {
  return c.text(`${await c.req.text()} from ${proxies.clientAddress(c)}`);
});
api.get('/api/page', (c) => c.html('<p>Thank you</p>'));
api.get('/api/made', (c) =>
  c.html('<p>Thank you</p>', 200, { 'Content-Security-Policy': 'of the page it is made from' }),
);
api.get('/api/broken', () => {
  throw new Error('the words of ann@b.example');
});

const enquiries = { routes: api, health: async () => ({ ok: true }) };
const example = await makeExampleSite();
const site = await loadSite(example.dist);
await example.remove();
const visits = countVisits({ live: { now: () => site }, keep: async () => {} });
const server = await openExampleServer({ enquiries, proxies, visits });
afterAll(server.close);

const VIEW = JSON.stringify({ page: '/', how: 'restored', vitals: {}, did: [] });

const PROTECTIONS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
};

describe('every response is protected', () => {
  const etag = { 'if-none-match': '*' };
  it.each([
    ['a page', 200, '/', {}],
    ['a page for HEAD', 200, '/', { method: 'HEAD' }],
    ['an unchanged page', 304, '/', { headers: etag }],
    ['a redirect', 301, '/contact', {}],
    ['a fallback', 200, '/about-us/x', {}],
    ['an area’s 404', 404, '/solutions/payrol', {}],
    ['the site’s 404', 404, '/unknown', {}],
    ['a wrong method', 405, '/about-us', { method: 'DELETE' }],
    ['the question for methods', 204, '/about-us', { method: 'OPTIONS' }],
    ['a malformed address', 404, '/%ff', {}],
    ['an endless address', 404, `/${'a'.repeat(10_000)}`, {}],
    ['health', 200, '/healthz', {}],
    ['the API', 200, '/api/echo', { method: 'POST', body: 'words' }],
    ['a beacon', 204, '/api/visit', { method: 'POST', body: VIEW }],
    ['a broken beacon', 400, '/api/visit', { method: 'POST', body: 'view' }],
    ['an unknown part of the API', 404, '/api/unknown', {}],
    ['a wrong method of the API', 405, '/api/echo', {}],
    ['a broken part of the API', 500, '/api/broken', {}],
  ])('%s (%i)', async (_, status, path, options) => {
    const reply = await server.ask(path, options);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(PROTECTIONS);
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(reply.headers[name]).toBeUndefined();
  });

  it('and behind TLS bound to it', async () => {
    const secure = await openExampleServer({ behindTls: true, enquiries });
    const paths = ['/', '/unknown', '/healthz', '/contact', '/%ff', '/photo.png'];
    for (const path of [...paths, '/api/page', '/api/broken', '/api/unknown']) {
      const { headers } = await secure.ask(path);
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy'], path).toContain('; upgrade-insecure-requests');
    }
    const noHttp = await secure.sendRaw('hello\r\n\r\n');
    expect(noHttp).toMatch(/^HTTP\/1.1 400 /);
    expect(noHttp).toMatch(/^strict-transport-security: max-age=63072000; includeSubDomains\r$/im);
    await secure.close();
  });
});

it.each(['/', '/contact', '/unknown', '/solutions/payrol', '/photo.png'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const get = await server.ask(path);
    const head = await server.ask(path, { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect([head.status, { ...head.headers, date: '' }]).toEqual([get.status, { ...get.headers, date: '' }]);
  },
);

it.each([
  ['OPTIONS', '/about-us', 204, 'GET, HEAD, OPTIONS'],
  ['POST', '/about-us', 405, 'GET, HEAD, OPTIONS'],
  ['TRACE', '/about-us', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/echo', 405, 'POST'],
])('%s %s is answered with %i and the methods it takes', async (method, path, status, allowed) => {
  const reply = await server.ask(path, { method });
  expect([reply.status, reply.headers.allow]).toEqual([status, allowed]);
});

describe('the API', () => {
  it('learns who asks, through trusted proxies', async () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.7' };
    const reply = await server.ask('/api/echo', { method: 'POST', body: 'words', headers });
    expect(reply.body.toString()).toBe('words from 198.51.100.7');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('may answer with HTML, which brings the policy of the page it is made from or gets a strict one', async () => {
    const [made, plain] = await Promise.all([server.ask('/api/made'), server.ask('/api/page')]);
    expect(made.headers['content-security-policy']).toBe('of the page it is made from');
    expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
    expect(plain.headers['content-security-policy']).not.toContain('sha256-');
  });

  it('shows nothing of its inside when it breaks', async () => {
    const reply = await server.ask('/api/broken');
    expect(reply.body.toString()).toBe('Internal Server Error\n');
    expect(server.lines).toContainEqual(expect.objectContaining({ event: 'request failed', error: 'Error' }));
    expect(JSON.stringify(server.lines)).not.toContain('ann@b.example');
  });
});

describe('monitors', () => {
  it('on this machine learn how all is, with 503 when a part is down', async () => {
    const health = await server.ask('/healthz');
    const checks = {
      enquiries: { ok: true },
      site: { build: expect.any(String) },
      proxies: { ok: true },
      version: null,
    };
    expect(JSON.parse(health.body.toString())).toEqual({ ok: true, degraded: false, checks });
    const ill = await openExampleServer({ enquiries: { ...enquiries, health: async () => ({ ok: false }) } });
    expect((await ill.ask('/healthz')).status).toBe(503);
    await ill.close();
  });

  it('elsewhere need the token', async () => {
    const monitorToken = 'a-token-of-some-length';
    const watched = await openExampleServer({ enquiries, monitorToken });
    const ask = async (authorization: string) => {
      const headers = { authorization, 'x-forwarded-for': '203.0.113.7' };
      return (await watched.ask('/healthz', { headers })).status;
    };
    for (const wrong of ['', 'Bearer another', monitorToken]) expect(await ask(wrong)).toBe(404);
    expect(await ask(`Bearer ${monitorToken}`)).toBe(200);
    await watched.close();
  });
});

it('notices a proxy that TRUST_PROXY does not name: once in the log, always in its health', async () => {
  const alone = await openExampleServer({ enquiries });
  for (const _ of Array(3)) await alone.ask('/about-us', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const event = 'a proxy is in front that TRUST_PROXY does not name';
  const logged = alone.lines.filter((line) => line['level'] === 'error');
  expect(logged).toEqual([expect.objectContaining({ event, address: '127.0.0.1' })]);
  const health = JSON.parse((await alone.ask('/healthz')).body.toString());
  expect(health).toMatchObject({ ok: true, checks: { proxies: { ok: false, problem: event } } });
  await alone.close();
});

it('looks at its health once a second, however many ask', async () => {
  let looks = 0;
  const counting = { ...enquiries, health: async () => ({ ok: ++looks > 0 }) };
  const alone = await openExampleServer({ enquiries: counting });
  await Promise.all(Array.from({ length: 5 }, () => alone.ask('/healthz')));
  expect(looks).toBe(1);
  await alone.close();
});

it('logs method, path and status of the API, never the address or the query of a visitor', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  await server.ask('/api/dave@e.example/+971501234567', { headers });
  expect(server.lines).toContainEqual(expect.objectContaining({ path: '/api/*/*', status: 404 }));
  await server.ask('/api/echo?email=bob@c.example', { method: 'POST', body: 'carol', headers });
  expect(server.lines).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/echo', status: 200 }));
  for (const secret of ['bob', 'carol', 'dave', '97150', '198.51.100', '127.0.0.1'])
    expect(JSON.stringify(server.lines)).not.toContain(secret);
});
