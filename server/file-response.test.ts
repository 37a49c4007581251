import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openExampleServer } from '../tests/support/example-server.ts';
import { acceptedEncodings } from './file-response.ts';

const server = await openExampleServer();
afterAll(server.close);

describe('compression', async () => {
  const plain = await server.ask('/about-us');
  const br = await server.ask('/about-us', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await server.ask('/about-us', { headers: { 'accept-encoding': 'gzip' } });

  it('gives the same page in each encoding, each with its own strong ETag', () => {
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.etag).toMatch(/^"/);
  });

  it('tells caches that the response depends on it', async () => {
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect((await server.ask('/photo.png')).headers.vary).toBeUndefined();
  });
});

describe('a visitor who has the file already', async () => {
  const { headers } = await server.ask('/about-us', { headers: { 'accept-encoding': 'br' } });
  const etag = headers.etag ?? '';

  it.each([etag, `W/${etag}`, `"other",W/${etag}`, '*'])('with %s gets 304 without a body', async (tag) => {
    const reply = await server.ask('/about-us', { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect([reply.status, reply.body.length]).toEqual([304, 0]);
    expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(reply.headers['content-length']).toBeUndefined();
  });

  it.each(['', '"b"', etag.slice(1, -1), etag.replace('-br', '')])('with %s gets the file', async (tag) => {
    const reply = await server.ask('/about-us', { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect(reply.status).toBe(200);
  });

  it('never gets 304 for a page that does not exist', async () => {
    const reply = await server.ask('/unknown', { headers: { 'if-none-match': '*' } });
    expect([reply.status, reply.headers.etag]).toEqual([404, undefined]);
  });
});

it('gives the whole file to those who ask for a part', async () => {
  const reply = await server.ask('/photo.png', { headers: { range: 'bytes=10-19' } });
  expect([reply.status, reply.body.length]).toEqual([200, 1000]);
});

it.each([
  ['/_astro/site.Dk3x.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/about-us', 'text/html; charset=utf-8', 'no-cache'],
  ['/photo.png', 'image/png', 'public, max-age=3600'],
  ['/one-pager.pdf', 'application/pdf', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/unknown', 'text/html; charset=utf-8', 'no-cache'],
  ['/speculation.json', 'application/speculationrules+json', 'no-cache'],
])('%s is %s and kept as %s', async (path, type, cache) => {
  const { headers } = await server.ask(path);
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
});

it.each([
  [undefined, []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, br', ['br']],
  ['brotli, xgzip', []],
])('a client that sends %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
