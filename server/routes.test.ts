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
  ['/manifest.json', 404, '404 Not Found'],
  ['/__proto__', 404, '404 Not Found'],
])('%s answers %i with "%s"', async (path, status, title) => {
  const reply = await server.ask(path);
  expect([reply.status, titleOf(reply.body)]).toEqual([status, title]);
});
