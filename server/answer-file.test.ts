import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openExampleServer } from '../tests/support/example-server.ts';
import { acceptedEncodings, readRange } from './answer-file.ts';

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

  it('tells caches that the answer depends on it', async () => {
    expect([plain, gzip, br].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
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

  it.each([
    ['"other"', 412],
    [`W/${etag}`, 412],
    [`"other", ${etag}`, 200],
    ['*', 200],
  ])('who wants only %s gets %i', async (tag, status) => {
    const headers = { 'accept-encoding': 'br', 'if-match': tag };
    expect((await server.ask('/about-us', { headers })).status).toBe(status);
  });

  it('never gets 304 for a page that does not exist', async () => {
    const reply = await server.ask('/unknown', { headers: { 'if-none-match': '*', range: 'bytes=0-1' } });
    expect([reply.status, reply.headers.etag]).toEqual([404, undefined]);
  });
});

describe('parts of a file', async () => {
  const whole = await server.ask('/photo.png');
  const etag = whole.headers.etag ?? '';

  it('are sent as asked', async () => {
    const reply = await server.ask('/photo.png', { headers: { range: 'bytes=10-19' } });
    expect(reply.status).toBe(206);
    expect(reply.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-length': '10', etag });
    expect(reply.body).toEqual(whole.body.subarray(10, 20));
  });

  it('are parts of the file itself, not of its compressed copy', async () => {
    const page = await server.ask('/about-us');
    const reply = await server.ask('/about-us', { headers: { range: 'bytes=-5', 'accept-encoding': 'br' } });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([206, undefined]);
    expect(reply.body).toEqual(page.body.subarray(-5));
  });

  it('beyond the end are refused with the size', async () => {
    const reply = await server.ask('/photo.png', { headers: { range: 'bytes=1000-' } });
    expect([reply.status, reply.headers['content-range'], reply.body.length]).toEqual([416, 'bytes */1000', 0]);
  });

  it('of an older version are answered with the whole new one', async () => {
    const range = 'bytes=0-9';
    expect((await server.ask('/photo.png', { headers: { range, 'if-range': '"old"' } })).status).toBe(200);
    expect((await server.ask('/photo.png', { headers: { range, 'if-range': etag } })).status).toBe(206);
  });

  it('are the whole file for HEAD', async () => {
    expect((await server.ask('/photo.png', { method: 'HEAD', headers: { range: 'bytes=0-1' } })).status).toBe(200);
  });
});

describe('caching', () => {
  it.each([
    ['/_astro/site.Dk3x.css', 'public, max-age=31536000, immutable'],
    ['/about-us', 'no-cache'],
    ['/photo.png', 'public, max-age=3600'],
    ['/unknown', 'no-cache'],
    ['/contact', 'public, max-age=3600'],
  ])('of %s is %s', async (path, cache) => {
    expect((await server.ask(path)).headers['cache-control']).toBe(cache);
  });
});

describe('Range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', [0, 9]],
    ['bytes=90-', [90, 99]],
    ['bytes=90-500', [90, 99]],
    ['bytes=-10', [90, 99]],
    ['bytes=-500', [0, 99]],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=0-1,5-6', 'all'],
    ['bytes=9-5', 'all'],
    ['bytes=a-b', 'all'],
    ['lines=0-9', 'all'],
    ['bytes=-', 'all'],
    [undefined, 'all'],
  ])('%s asks for %j', (header, wanted) => {
    expect(readRange(header, 100)).toEqual(wanted);
  });
});

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, br', ['br']],
  ['identity', []],
  ['brotli, xgzip', []],
])('a client that sends %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
