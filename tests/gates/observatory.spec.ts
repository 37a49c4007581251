import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { createHttpServer } from '../../server/http-server.ts';
import { fixedSite } from '../../server/live-site.ts';
import { createLog } from '../../server/log.ts';
import { loadSite } from '../../server/site.ts';
import { DIST_DIR } from '../support/browser/addresses.ts';
import { attributesOf } from '../support/browser/html.ts';
import { observatory, type Scan } from '../support/browser/observatory.ts';

const HOST = 'https://www.dhr.example';
let server: Server;

/** The site as it stands behind a proxy that ends TLS: the Observatory rates nothing else above B. */
test.beforeAll(async () => {
  const site = await loadSite(DIST_DIR, { behindTls: true });
  const log = createLog({ level: 'error' });
  const enquiries = { routes: new Hono(), health: async () => ({ ok: true }), metrics: async () => '' };
  server = createHttpServer({ live: fixedSite(site), log, enquiries }, {});
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
});
test.afterAll(() => void server.close());

/** Where the proxy of our guide sends somebody who comes by http. */
const redirectOf = (path: string): string | undefined => {
  const byHttp = /listen 80;[^}]*return 301 (\S+);/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1];
  return byHttp?.replace('$host', new URL(HOST).host).replace('$request_uri', path);
};

const scan = async (path: string): Promise<Scan & { status: number }> => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const foreign = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
  const page = await fetch(address, { headers: { Connection: 'close' } });
  const preflight = await fetch(address, { method: 'OPTIONS', headers: { ...foreign, Connection: 'close' } });
  return {
    url: HOST + path,
    status: page.status,
    headers: Object.fromEntries(page.headers),
    html: await page.text(),
    preflight: Object.fromEntries(preflight.headers),
    httpLeadsTo: redirectOf(path),
  };
};

for (const [page, path, status] of [
  ['the home page', '/', 200],
  ['an inner page', '/solutions/employee-central', 200],
  ['the page with the form', '/contact-us', 200],
  ['a page that does not exist', '/no-such-page', 404],
] as const) {
  test(`Mozilla’s Observatory would give ${page} an A+ without a single penalty`, async () => {
    const seen = await scan(path);
    expect(seen.status).toBe(status);
    const { modifiers, score } = observatory(seen);
    expect(score, JSON.stringify(modifiers)).toBeGreaterThanOrEqual(100);
    expect(Object.entries(modifiers).filter(([, modifier]) => modifier < 0)).toEqual([]);
    // The Observatory reads policies in the document as well; ours are all in the headers.
    expect(attributesOf(seen.html, 'meta', 'http-equiv')).toEqual([]);
  });
}

const headers =
  (changed: Record<string, string | undefined>) =>
  (seen: Scan): Scan => {
    const all = Object.entries({ ...seen.headers, ...changed });
    const kept = all.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
    return { ...seen, headers: Object.fromEntries(kept) };
  };
const policy =
  (directive: string, instead: string) =>
  (seen: Scan): Scan =>
    headers({ 'content-security-policy': seen.headers['content-security-policy']?.replace(directive, instead) })(seen);

/** Scores as Mozilla's own program gives them for the same change of our home page (decision 009). */
for (const [weakness, change, score] of [
  ['nothing', headers({}), 130],
  ['no policy', headers({ 'content-security-policy': undefined }), 75],
  ['a policy with scripts from anywhere', policy("script-src 'self'", 'script-src https:'), 80],
  ['a policy with eval', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 110],
  ['a policy with pictures by http', policy("img-src 'self'", 'img-src http://elsewhere.example'), 110],
  ['a policy with any style', policy("style-src 'self'", 'style-src https:'), 120],
  ['a policy that is open by default', policy("default-src 'none'", "default-src 'self'"), 125],
  ['no HSTS', headers({ 'strict-transport-security': undefined }), 80],
  ['HSTS for a day', headers({ 'strict-transport-security': 'max-age=86400' }), 120],
  ['no nosniff', headers({ 'x-content-type-options': undefined }), 125],
  ['the whole address as referrer', headers({ 'referrer-policy': 'unsafe-url' }), 120],
  ['no policy for resources', headers({ 'cross-origin-resource-policy': undefined }), 120],
  ['http that stays http', (seen: Scan): Scan => ({ ...seen, httpLeadsTo: undefined }), 80],
  ['http that leads to another host', (seen: Scan): Scan => ({ ...seen, httpLeadsTo: 'https://dhr.example/' }), 125],
  [
    'a foreign script',
    (seen: Scan): Scan => ({ ...seen, html: '<script src="https://cdn.example/a.js"></script>' }),
    125,
  ],
] as const) {
  test(`${weakness} would make it ${score} points`, async () => {
    expect(observatory(change(await scan('/'))).score).toBe(score);
  });
}
