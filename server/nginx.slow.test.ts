import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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
  let upstream: Server;
  let nginx: Program;
  const seen: { method?: string | undefined; forwarded?: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dhr-nginx-'));
    makeCertificate(folder);
    upstream = createServer(async (incoming, response) => {
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

  const ask = async (path: string, options: { method?: string; body?: string; plainly?: true } = {}) => {
    const { method = 'GET', body, plainly } = options;
    const asked = (plainly ? requestPlainly : request)({
      socketPath: `${folder}/${plainly ? 'http' : 'https'}.sock`,
      path,
      method,
      headers: { host: 'www.dhr.example', 'x-test-address': visitor },
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
});
