import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openExampleServer } from '../tests/support/example-server.ts';
import { readTarget } from './routes.ts';

const server = await openExampleServer();
afterAll(server.close);

function titleOf(body: Buffer) {
  return /<title>(.*?)<\/title>/.exec(body.toString())?.[1];
}

describe('a request target', () => {
  it.each([
    ['/', { path: '/', query: '' }],
    ['/about%2Dus?a=1&b', { path: '/about-us', query: '?a=1&b' }],
    ['/%C3%A4', { path: '/ä', query: '' }],
    ['http://dhr.example/about-us?x#y', { path: '/about-us', query: '?x' }],
    ['http://dhr.example', { path: '/', query: '' }],
    ['/a?next=http://x/%2f..', { path: '/a', query: '?next=http://x/%2f..' }],
  ])('%s is read', (target, read) => {
    expect(readTarget(target)).toEqual(read);
  });

  it.each(['/%ff', '/%', '/..%2f', '/a%5Cb', '/a\\b', '/../x', '/a/./b', '/%2e%2e/x', '/%00', '/a%0d%0ab', '*', ''])(
    '%j is refused as malformed',
    (target) => {
      expect(readTarget(target)).toEqual({ refuse: 400 });
    },
  );

  it('is refused when it is too long', () => {
    expect(readTarget(`/${'a'.repeat(2000)}`)).toEqual({ refuse: 414 });
    expect(readTarget(`/a?${'a'.repeat(10_000)}`)).toEqual({ refuse: 414 });
    expect(readTarget(`/a?${'a'.repeat(4000)}`)).toMatchObject({ path: '/a' });
  });
});

describe('permanent redirects', () => {
  it.each([
    ['/contact?service=1', '/contact-us?service=1'],
    ['/Contact/', '/contact-us'],
    ['/about-us/?a=1&b=2', '/about-us?a=1&b=2'],
    ['/ABOUT-US', '/about-us'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/solutions/index.html', '/solutions'],
    ['//solutions///payroll//', '/solutions/payroll'],
    ['/blogs/sap-payroll-offerings', '/blogs/SAP-Payroll-Offerings'],
    ['/Robots.TXT', '/robots.txt'],
    ['/about-us/a%3Fb//c', '/about-us/a%3Fb/c'],
    ['/Blogs/Some-Post', '/blogs/Some-Post'],
    ['/SOLUTIONS/payrol?a=1', '/solutions/payrol?a=1'],
    // Near misses outside an area that mean one page.
    ['/solution/payroll', '/solutions/payroll'],
    ['/solution/payrol?a=1', '/solutions/payroll?a=1'],
    ['/payroll.php', '/solutions/payroll'],
    ['/blog/payroll-offerings', '/blogs/SAP-Payroll-Offerings'],
  ])('%s leads to %s', async (path, location) => {
    const reply = await server.ask(path);
    expect([reply.status, reply.headers.location]).toEqual([301, location]);
  });

  it.each(['//evil.example', '//evil.example/', '/\\evil.example', '/contact//evil.example'])(
    'never lead from %s to another site',
    async (path) => {
      const reply = await server.ask(path);
      expect(reply.headers.location).toBeUndefined();
      expect(reply.status).toBeGreaterThanOrEqual(400);
    },
  );
});

it.each([
  ['/', 200, 'Home'],
  ['/about-us?utm_source=mail', 200, 'About us'],
  ['/about-us/anything/below.html', 200, 'About us'],
  ['/blogs/anything', 200, 'SAP Payroll Offering'],
  ['/solutions/unknown-thing', 404, '404 Not Found'],
  ['/solutions/payroll/below', 404, '404 Not Found'],
  ['/unknown/', 404, '404 Not Found'],
  ['/solutionsx', 404, '404 Not Found'],
  ['/solution/x', 404, '404 Not Found'],
  ['/test/a/b/c/d/e/f/g/h', 404, '404 Not Found'],
  [`/${'payroll'.repeat(30)}`, 404, '404 Not Found'],
  ['/%E0%A4%A', 404, '404 Not Found'],
  ['/solutions%2Fpayroll', 404, '404 Not Found'],
  ['/a%00', 404, '404 Not Found'],
  [`/${'a'.repeat(2000)}`, 404, '404 Not Found'],
  ['/manifest.json', 404, '404 Not Found'],
  ['/__proto__', 404, '404 Not Found'],
])('%s answers %i with "%s"', async (path, status, title) => {
  const reply = await server.ask(path);
  expect([reply.status, titleOf(reply.body)]).toEqual([status, title]);
});

describe('inside an area', () => {
  it.each([
    ['/solutions/payrol', 'Did you mean <a href="/solutions/payroll">Payroll</a>?'],
    ['/solutions/about-us', 'Did you mean <a href="/about-us">About Us</a>?'],
  ])('%s asks whether a page was meant', async (path, question) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const reply = await server.ask(path, { headers });
      const body = headers['accept-encoding'] ? gunzipSync(reply.body) : reply.body;
      expect([reply.status, body.toString()]).toEqual([404, expect.stringContaining(`<p>${question}</p>`)]);
    }
  });

  it('an address that means no page asks nothing', async () => {
    const { body } = await server.ask('/solutions/no-such-thing');
    expect(body.toString()).toMatch(/<p data-question(="")? hidden(="")?>Did you mean /);
  });
});
