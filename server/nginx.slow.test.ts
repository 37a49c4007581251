import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as requestPlainly, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedNginx, makeCertificate, startNginx } from '../tests/support/machine/deployed-nginx.ts';
import type { Program } from '../tests/support/machine/program.ts';

const isMissing = [spawnSync('nginx', ['-v']), spawnSync('openssl', ['version'])].some(({ error }) => error);
if (isMissing && process.env['CI']) throw new Error('nginx and openssl are needed here: .ci/run installs them.');

describe.skipIf(isMissing)('nginx in front of the server', () => {
  const visitor = '192.0.2.7';
  let folder = '';
  /** How many requests find their connection ended. */
  let breaking = 0;
  let upstream: Server;
  let nginx: Program;
  const seen: { method?: string | undefined; forwarded?: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dhr-nginx-'));
    makeCertificate(folder);
    upstream = createServer(async (incoming, response) => {
      if (breaking > 0) {
        breaking -= 1;
        return void incoming.socket.destroy();
      }
      const forwarded = incoming.headers['x-forwarded-for']?.toString();
      seen.push({ method: incoming.method, forwarded, body: await text(incoming) });
      response.writeHead(incoming.url === '/gone' ? 404 : 200, { 'Content-Security-Policy': "default-src 'none'" });
      response.end(incoming.headers.host);
    });
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const { port } = upstream.address() as AddressInfo;
    const places = { folder, upstream: port, http: `unix:${folder}/http.sock`, https: `unix:${folder}/https.sock` };
    const addressOfVisitor = 'set_real_ip_from unix:; real_ip_header X-Test-Address;';
    nginx = await startNginx(folder, deployedNginx(places, addressOfVisitor));
  });
  afterAll(async () => {
    await nginx.stop();
    upstream.close();
    await rm(folder, { recursive: true });
  });

  interface Asking {
    method?: string;
    body?: string;
    plainly?: true;
    host?: string;
    name?: string;
  }
  const ask = async (path: string, options: Asking = {}) => {
    const { method = 'GET', body, plainly, host = 'www.dhr.example', name = host } = options;
    const asked = (plainly ? requestPlainly : request)({
      socketPath: `${folder}/${plainly ? 'http' : 'https'}.sock`,
      path,
      method,
      servername: name,
      headers: { host, 'x-test-address': visitor },
      // The certificate of this test is its own.
      rejectUnauthorized: false,
    });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };

  it('passes pages, their status and their headers on as they are', async () => {
    const page = await ask('/');
    expect(page).toMatchObject({ status: 200, body: 'www.dhr.example' });
    expect(page.headers['content-security-policy']).toBe("default-src 'none'");
    expect((await ask('/gone')).status).toBe(404);
  });

  it('passes an enquiry on once, with the address of the visitor', async () => {
    seen.length = 0;
    // It is for the server to say what is too large.
    const body = 'x'.repeat(900_000);
    expect((await ask('/api/v1.0/email/send-form', { method: 'POST', body })).status).toBe(200);
    expect(seen).toEqual([{ method: 'POST', forwarded: visitor, body }]);
  });

  it('leads from http to https, to the same page', async () => {
    const { status, headers } = await ask('/blogs?page=2', { plainly: true });
    expect([status, headers.location]).toEqual([301, 'https://www.dhr.example/blogs?page=2']);
  });

  it('leads from the bare address to the one with www, by http and by https', async () => {
    for (const plainly of [{ plainly: true } as const, {}]) {
      const { status, headers } = await ask('/blogs?page=2', { ...plainly, host: 'dhr.example' });
      expect([status, headers.location]).toEqual([301, 'https://www.dhr.example/blogs?page=2']);
    }
  });

  it('answers no other name, by http or https, not even behind the handshake of ours', async () => {
    await expect(ask('/', { host: 'evil.example', plainly: true })).rejects.toThrow();
    await expect(ask('/', { host: 'evil.example' })).rejects.toThrow();
    await expect(ask('/', { host: 'evil.example', name: 'www.dhr.example' })).rejects.toThrow();
  });

  it('repeats an enquiry that met a server as it ended, and gives certbot its files without TLS', async () => {
    seen.length = 0;
    breaking = 1;
    expect((await ask('/api/v1.0/email/send-form', { method: 'POST', body: 'x' })).status).toBe(200);
    expect(seen).toHaveLength(1);
    await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(folder, '.well-known/acme-challenge/token'), 'proof');
    expect(await ask('/.well-known/acme-challenge/token', { plainly: true })).toMatchObject({ body: 'proof' });
  });

  it('writes no address of a visitor into any log, whatever fails', async () => {
    breaking = 100;
    for (const path of ['/', '/api/x']) expect((await ask(path)).status).toBe(502);
    breaking = 0;
    expect(nginx.output()).not.toContain(visitor);
  });

  it('is understood as it is, IPv6 included', async () => {
    const site = (await readFile('deploy/nginx.conf', 'utf8')).replaceAll(
      '/etc/letsencrypt/live/www.dhr.example/',
      `${folder}/`,
    );
    const file = join(folder, 'whole.conf');
    await writeFile(file, `pid ${folder}/t.pid; events {} http { ${site} }`);
    const tested = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
    // Where nobody may listen on port 80 the words are still read first.
    expect(tested.stderr).toContain('syntax is ok');
  });
});
