import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import type { ApiParts } from '../../server/api.ts';
import { knowProxies } from '../../server/client-address.ts';
import { createHttpServer, type Timeouts } from '../../server/http-server.ts';
import { fixedSite } from '../../server/live-site.ts';
import { createLog } from '../../server/log.ts';
import { loadSite } from '../../server/site.ts';
import { makeExampleSite } from './example-site.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ExampleServer {
  ask(path: string, options?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Reply>;
  /** Sends these very bytes and reads until the server closes. */
  sendRaw(text: string): Promise<string>;
  port: number;
  /** What was logged so far. */
  lines: Record<string, unknown>[];
  close(): Promise<void>;
}

/** For tests: the server over a small built site, on any free port. */
export const openExampleServer = async ({
  behindTls = false,
  timeouts = {},
  ...parts
}: Partial<ApiParts> & { behindTls?: boolean; timeouts?: Timeouts } = {}): Promise<ExampleServer> => {
  const lines: Record<string, unknown>[] = [];
  const example = await makeExampleSite();
  const live = fixedSite(await loadSite(example.dist, { behindTls }));
  const log = createLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) });
  const enquiries = { routes: new Hono(), health: async () => ({ ok: true }) };
  const proxies = knowProxies([], log);
  const server = createHttpServer({ live, log, enquiries, proxies, ...parts }, timeouts);
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    lines,
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((done, fail) => {
        const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
        });
        asking.once('error', fail).end(body);
      }),
    sendRaw: (text) =>
      new Promise((done, fail) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
        socket.setEncoding('latin1').on('data', (part) => {
          answer += part;
        });
        socket.once('error', fail).once('close', () => done(answer));
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await example.remove();
    },
  };
};
