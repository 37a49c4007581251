import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { openExampleServer } from '../tests/support/example-server.ts';

const server = await openExampleServer();
afterAll(server.close);

function get(target: string) {
  return `GET ${target} HTTP/1.1\r\nHost: dhr.example\r\nConnection: close\r\n\r\n`;
}

it.each([
  ['broken percent sign', get('/%ff'), 404],
  ['NUL', get('/a\0b'), 400],
  ['path of 10 kB', get(`/${'a'.repeat(10_000)}`), 404],
  ['head of 20 kB', get(`/?${'a'.repeat(20_000)}`), 431],
  ['no path', get('about-us'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['impossible host', 'GET /unknown HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['impossible host for a file', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['unknown method', 'FETCH / HTTP/1.1\r\nHost: dhr.example\r\n\r\n', 400],
  ['unknown version', 'GET / HTTP/7.0\r\nHost: dhr.example\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nConnection: close\r\n\r\n', 417],
])('a request with %s gets a clean response and its headers', async (_, request, status) => {
  const response = await server.sendRaw(request);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(response).toMatch(/^x-content-type-options: nosniff/im);
  expect(response).not.toMatch(/\bat .*\.[jt]s|node:|Error:/);
});

it.each([
  ['in absolute form', 'GET http://dhr.example/about-us HTTP/1.1\r\nHost: dhr.example\r\nConnection: close\r\n\r\n'],
  ['of HTTP/1.0', 'GET /about-us HTTP/1.0\r\n\r\n'],
  ['of HTTP/1.0 below a fallback', 'GET /about-us/x HTTP/1.0\r\n\r\n'],
])('a request %s is answered', async (_, request) => {
  expect(await server.sendRaw(request)).toMatch(/^HTTP\/1\.1 200 [\s\S]*<title>About us/);
});

it('answers several requests sent at once, in their order', async () => {
  const first = get('/about-us').replace('Connection: close\r\n', '');
  const response = await server.sendRaw(`${first}${first.replace('/about-us', '/unknown')}${get('/blogs')}`);
  expect(response.match(/<title>.*?<\/title>/g)).toEqual(
    ['About us', '404 Not Found', 'Blog'].map((title) => `<title>${title}</title>`),
  );
});

it('cuts off a connection that keeps asking without waiting for answers', async () => {
  const one = get('/about-us').replace('Connection: close\r\n', '');
  const answered = await server.sendRaw(one.repeat(5000)).catch(() => 'cut off');
  expect((answered.match(/HTTP\/1\.1 200 /g) ?? []).length).toBeLessThan(5000);
  expect((await server.ask('/about-us')).status).toBe(200);
});

it('cuts off a client that does not read its response', async () => {
  const routes = new Hono().get('/api/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
  const large = await openExampleServer({
    enquiries: { routes, health: async () => ({ ok: true }) },
    timeouts: { readingTimeout: 50 },
  });
  const socket = connect(large.port, '127.0.0.1').pause();
  socket.on('error', () => undefined).write(get('/api/large'));
  // Only what lies in the buffers of the network arrives.
  await new Promise((done) => setTimeout(done, 300));
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
  await large.close();
});

describe('a connection that goes wrong', () => {
  const routes = new Hono()
    .post('/api/slow', async (c) => {
      await new Promise((done) => setTimeout(done, 50));
      return c.text('OK');
    })
    .post('/api/reads', async (c) => c.text(await c.req.text()));
  const open = () =>
    openExampleServer({
      enquiries: { routes, health: async () => ({ ok: true }) },
      timeouts: { headersTimeout: 500, requestTimeout: 500, betweenTimeout: 200 },
    });
  const post = 'POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab';
  const half = 'POST /api/reads HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab';
  const chunks = 'POST /api/reads HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n';

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n'],
    ['half a request', half],
  ])('keeps the response to a stored enquiry although %s follows', async (_what, more) => {
    const slow = await open();
    expect(await slow.sendRaw(`${post}${more}`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*?\r\n\r\nOK/);
    await slow.close();
  });

  it('is ended in words when it says nothing, half a head or half a body, however slowly it goes on', async () => {
    const slow = await open();
    const head = 'GET / HTTP/1.1\r\nHost: x\r\n';
    const cases: [string, string][] = [
      ['', ''],
      ['', '\r\n'],
      ['G', ''],
      [head, 'a: b\r\n'],
      [half, ''],
      [chunks, '1\r\nc\r\n'],
    ];
    const words = await Promise.all(cases.map(([request, drip]) => slow.sendRaw(request, drip)));
    for (const [at, said] of words.entries()) expect(said, `${cases[at]}`).toMatch(/^HTTP\/1\.1 408 /);
    expect(await slow.sendRaw(`${chunks}NONSENSE\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    await slow.close();
  });

  it('is ended when nothing but line breaks follows a request', async () => {
    const slow = await open();
    const said = await slow.sendRaw('GET /about-us HTTP/1.1\r\nHost: x\r\n\r\n', '\r\n');
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    await slow.close();
  });
});
