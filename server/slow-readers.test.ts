import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from './drain.ts';
import { cutSlowReaders } from './slow-readers.ts';

it('cuts whoever does not read the answer', async () => {
  const isRead: boolean[] = [];
  const server = createServer((_request, response) => {
    response.on('finish', () => void isRead.push(true)).end(Buffer.alloc(64 * 1024 * 1024));
  });
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const sweep = cutSlowReaders(watchConnections(server), 20, 5);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = get({ port, host: '127.0.0.1' }, (answer) => answer.pause()).on('error', () => {});
  const [socket] = await connected;
  await once(socket, 'close');
  expect(isRead).toEqual([]);
  clearInterval(sweep);
  asking.destroy();
  server.close();
});
