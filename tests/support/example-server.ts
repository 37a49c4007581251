import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { Hono } from 'hono';

import { knowProxies } from '../../server/client-address.ts';
import { createHttpServer, type Timeouts } from '../../server/http-server.ts';
import type { ServerParts } from '../../server/listener.ts';
import { createLog } from '../../server/log.ts';
import { loadSite } from '../../server/site.ts';
import { makeExampleSite } from './example-site.ts';

export async function openExampleServer({
  behindTls = false,
  timeouts = {},
  ...parts
}: Partial<ServerParts> & { behindTls?: boolean; timeouts?: Timeouts } = {}) {
  const lines: Record<string, unknown>[] = [];
  const example = await makeExampleSite();
  const site = await loadSite(example.dist, { behindTls });
  const live = { now: () => site, state: () => ({ build: 'example' }) };
  const log = createLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) });
  const enquiries = { routes: new Hono(), health: async () => ({ ok: true }) };
  const proxies = knowProxies([], log);
  const server = createHttpServer({ live, log, enquiries, proxies, ...parts }, timeouts);
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    lines,
    async ask(path: string, { body, ...options }: Pick<RequestOptions, 'method' | 'headers'> & { body?: string } = {}) {
      const asking = request({ ...options, host: '127.0.0.1', port, path, agent: false }).end(body);
      const [response]: IncomingMessage[] = await once(asking, 'response');
      if (!response) throw new Error('There was no answer.');
      return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
    },
    /** Sends these very bytes, then a drip again and again, and reads until the server closes. */
    sendRaw(bytes: string, drip = ''): Promise<string> {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 50);
      socket.once('close', () => clearInterval(dripping));
      return text(socket.setEncoding('latin1'));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await example.remove();
    },
  };
}
