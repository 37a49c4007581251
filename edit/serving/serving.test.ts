import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isServed, openGuard } from './guard.ts';
import { kindOf } from './marked-content.ts';

const root = mkdtempSync(join(tmpdir(), 'guard-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['data', 'dist', 'site', 'ui', 'content', 'node_modules', '.git', 'desk', 'enquiries'])
  mkdirSync(join(root, folder));

it.each([
  '/',
  '/about-us?a=%2e%2e',
  '/og/about-us.png',
  '/.well-known/security.txt',
  '/@vite/client',
  '/@id/astro:scripts/page.js',
  '/site/features/home/Carousel.tsx',
  '/content/enquiry-form.json?import',
  '/enquiries/contract/fields.ts',
  '/node_modules/.vite/deps/react.js?v=1',
  `/@fs${root}/ui/Button.tsx`,
  '/@fs/elsewhere/node_modules/react/index.js',
  '/__edit/state',
])('serves what a page needs: %s', (url) => {
  expect(isServed(root, url)).toBe(true);
});

it.each([
  '/data/enquiries.db',
  '/data/enquiries.db?raw',
  '/DATA/../data/enquiries.db',
  '//data/enquiries.db',
  '/site/../data/enquiries.db',
  '/site/%2e%2e/data/enquiries.db',
  '/site%2F..%2Fdata%2Fenquiries.db',
  '/site/%252e%252e/data/a',
  '/site\\..\\data\\a',
  '/%64ata/enquiries.db',
  '/%E0%A4%A',
  'http://127.0.0.1/data/a',
  `${root}/data/enquiries.db?import&raw`,
  `/@fs${root}/data/enquiries.db`,
  `/@fs/${root}/data/enquiries.db`,
  `/@fs${root}/node_modules/../data/a`,
  `/@id/${root}/data/a`,
  '/@id/file:///etc/passwd',
  '/C:/site/data/a',
  '/@fs/etc/passwd',
  '/dist/public/index.html',
  '/.git/config',
  '/.edit/key',
  '/desk/words.json',
  '/enquiries/store/x.ts',
  '/content/site.yaml',
  '/__open-in-editor?file=a',
  '/_image?href=/data/a',
])('serves nothing else: %s', (url) => {
  mkdirSync(join(root, '.edit'), { recursive: true });
  expect(isServed(root, url)).toBe(false);
});

it('follows no link out of the folders that it serves', () => {
  writeFileSync(join(root, 'data/a.ts'), 'secret');
  writeFileSync(join(root, 'ui/Button.tsx'), '');
  symlinkSync('../data', join(root, 'site/data'));
  symlinkSync('../data/a.ts', join(root, 'site/a.ts'));
  symlinkSync('../ui/Button.tsx', join(root, 'site/Button.tsx'));
  for (const file of ['site/data/a.ts', 'site/data/a.ts?raw', 'site/a.ts', 'site/a.ts?import'])
    for (const url of [`/${file}`, `/@fs${root}/${file}`]) expect(isServed(root, url), url).toBe(false);
  expect(isServed(root, '/site/Button.tsx')).toBe(true);
});

const guard = openGuard(root, () => 4322);
function request(headers: Record<string, string>, url = '/', method = 'GET') {
  return Object.assign(new IncomingMessage(new Socket()), {
    headers: { host: '127.0.0.1:4322', ...headers },
    url,
    method,
  });
}
const cookie = `a=b; dhr-edit=${guard.key}`;
const origin = 'http://127.0.0.1:4322';

it.each([
  [true, { cookie }, 'GET'],
  [true, { cookie, host: 'localhost:4322', 'sec-fetch-site': 'same-origin' }, 'GET'],
  [true, { cookie, origin, 'sec-fetch-site': 'same-origin' }, 'POST'],
  [false, {}, 'GET'],
  [false, { cookie: 'dhr-edit=' }, 'GET'],
  [false, { cookie: `dhr-edit=${guard.key}x` }, 'GET'],
  [false, { cookie }, 'POST'],
  [false, { cookie, origin: 'null' }, 'POST'],
  [false, { cookie, origin: 'https://evil.example' }, 'GET'],
  [false, { cookie, origin: 'http://127.0.0.1:9999' }, 'GET'],
  [false, { cookie, 'sec-fetch-site': 'cross-site' }, 'GET'],
  [false, { cookie, 'sec-fetch-site': 'same-site' }, 'GET'],
  [false, { cookie, host: 'evil.example:4322' }, 'GET'],
])('lets pass only windows with the key: %s for %j', (isAllowed, headers, method) => {
  expect(guard.allows(request(headers, '/about-us', method))).toBe(isAllowed);
});

it('gives the cookie for the printed address alone', () => {
  expect(guard.entry(request({}, `/about-us?key=${guard.key}`))).toEqual({
    Location: '/about-us',
    'Set-Cookie': `dhr-edit=${guard.key}; Path=/; HttpOnly; SameSite=Strict`,
  });
  expect(guard.entry(request({}, '/?key=wrong'))).toBeUndefined();
  expect(guard.entry(request({}, '/'))).toBeUndefined();
  expect(guard.entry(request({ 'sec-fetch-site': 'cross-site' }, `/?key=${guard.key}`))).toBeUndefined();
  expect(openGuard(root, () => 4322).key).toBe(guard.key);
  expect(statSync(join(root, '.edit/key')).mode & 0o077).toBe(0);
});

it.each([
  ['marked', ['/', '/about-us', '/blogs/SAP-Payroll-Offerings?a=1', '/frame.js', '/favicon.ico']],
  ['plain', ['/og/about-us.png', '/sitemap.xml', '/llms.txt', '/insights/deadlines.ics', '/downloads/a.pdf']],
])('what could be a page is marked, what a visitor takes away is plain: %s', (kind, urls) => {
  expect(urls.map(kindOf)).toEqual(urls.map(() => kind));
});
