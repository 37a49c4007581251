import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExampleSite } from '../testing/example-site.ts';
import { nginxMaps, nginxRoutes } from './nginx.ts';

const { dist, publicDir, manifest, remove } = await makeExampleSite();
afterAll(remove);

describe('the tables for nginx', () => {
  it('hold every redirect, page and policy', () => {
    const maps = nginxMaps(manifest);
    expect(maps).toContain('"/contact" "/contact-us";');
    expect(maps).toContain('"/blogs/SAP-Payroll-Offerings" "/blogs/SAP-Payroll-Offerings";');
    expect(maps).toContain(`"/index.html" "${manifest.pages['/']?.csp}; upgrade-insecure-requests";`);
  });

  it('hold every fallback and the headers of every response', () => {
    const routes = nginxRoutes(manifest);
    expect(routes).toContain('location /about-us/ { try_files $uri $uri.html /about-us.html; }');
    for (const [name, value] of Object.entries(manifest.headers)) {
      expect(routes).toContain(`add_header ${name} "${value}" always;`);
    }
  });
});

/** Where nginx is installed it must agree with our own server (server/routes.test.ts). */
describe.skipIf(spawnSync('nginx', ['-v']).error)('nginx with these tables', () => {
  const socketPath = join(dist, 'nginx.sock');
  let nginx: ChildProcess;

  beforeAll(async () => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dist};`);
    const config = `daemon off; master_process off; pid ${dist}/nginx.pid; error_log stderr error;
      events { worker_connections 64; }
      http { access_log off; ${temporary.join(' ')}
        types { text/html html; text/css css; text/plain txt; image/png png; }
        include ${dist}/nginx/maps.conf;
        server { listen unix:${socketPath}; root ${publicDir}; include ${dist}/nginx/routes.conf; } }`;
    await writeFile(join(dist, 'nginx.conf'), config);
    const listening = new Promise<void>((done) => {
      const watcher = watch(dist, (_, name) => {
        if (name !== 'nginx.pid') return;
        watcher.close();
        done();
      });
    });
    nginx = spawn('nginx', ['-c', join(dist, 'nginx.conf')], { stdio: 'inherit' });
    await listening;
  });
  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'close');
  });

  const ask = (path: string, headers = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
      const asking = request({ socketPath, path, headers, method, agent: false }, async (response) => {
        let body = '';
        for await (const part of response) body += part;
        done({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      asking.once('error', fail).end();
    });

  it.each([
    ['/', 200, 'Home'],
    ['/about-us', 200, 'About us'],
    ['/about-us/anything', 200, 'About us'],
    ['/blogs', 200, 'Blog'],
    ['/blogs/SAP-Payroll-Offerings', 200, 'SAP Payroll Offering'],
    ['/blogs/anything', 200, 'SAP Payroll Offering'],
    ['/solutions', 200, 'Solutions'],
    ['/solutions/payroll', 200, 'Payroll'],
    ['/solutions/unknown', 404, '404 Not Found'],
    ['/solutions/404', 404, '404 Not Found'],
    ['/404', 404, '404 Not Found'],
    ['/unknown', 404, '404 Not Found'],
    ['/_headers', 404, '404 Not Found'],
    ['/index.html.gz', 404, '404 Not Found'],
  ])('answers %s with %i "%s", protected', async (path, status, title) => {
    const reply = await ask(path);
    expect([reply.status, /<title>(.*?)<\/title>/.exec(reply.body)?.[1]]).toEqual([status, title]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    const page = Object.values(manifest.pages).find(({ file }) => file === pageFor(path, title));
    expect(reply.headers['content-security-policy']).toBe(`${page?.csp}; upgrade-insecure-requests`);
    expect(reply.headers['speculation-rules']).toBe('"/speculation.json"');
  });

  /** Which file the policy must belong to: the one that is shown. */
  const pageFor = (path: string, title: string): string => {
    if (title === '404 Not Found') return path.startsWith('/solutions') ? 'solutions/404.html' : '404.html';
    const shown: Record<string, string> = {
      Home: 'index.html',
      'About us': 'about-us.html',
      Blog: 'blogs.html',
      'SAP Payroll Offering': 'blogs/SAP-Payroll-Offerings.html',
      Solutions: 'solutions.html',
      Payroll: 'solutions/payroll.html',
    };
    return shown[title] ?? '';
  };

  it.each([
    ['/contact?a=1', '/contact-us?a=1'],
    ['/Contact', '/contact-us'],
    ['/about-us/?a=1', '/about-us?a=1'],
    ['/about-us.html', '/about-us'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/ABOUT-US', '/about-us'],
    ['//solutions//payroll', '/solutions//payroll'],
    ['/blogs/sap-payroll-offerings', '/blogs/SAP-Payroll-Offerings'],
  ])('sends %s to %s for good', async (path, location) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.location]).toEqual([301, location]);
  });

  it('uses the compressed copies, keeps hashed files, and takes no other methods', async () => {
    expect((await ask('/about-us', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/_astro/site.Dk3x.css')).headers['cache-control']).toContain('immutable');
    expect((await ask('/speculation.json')).headers['content-type']).toBe('application/speculationrules+json');
    expect((await ask('/about-us', {}, 'DELETE')).status).toBe(405);
  });
});
