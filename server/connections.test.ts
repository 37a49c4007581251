import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cutSlowReaders, drain, watchConnections } from './connections.ts';

/** A server whose answers wait until the test gives them. */
const open = async () => {
  const server = createServer();
  const connections = watchConnections(server);
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
  const { port } = server.address() as AddressInfo;
  const connectTo = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return socket;
  };
  const ask = async () => {
    const socket = await connectTo();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, response]: [unknown, ServerResponse] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { socket, response };
  };
  return { server, connections, connectTo, ask };
};

it('lets the request under way end, then everything else, and closes unused connections at once', async () => {
  const { server, connections, connectTo, ask } = await open();
  const unused = await connectTo();
  const { socket, response } = await ask();
  const order: string[] = [];
  const stop = async () => void order.push('stopped');
  const drained = drain({ server, connections, stop, limitMs: 10_000 });
  await once(unused, 'close');
  response.once('finish', () => order.push('answered')).end('done');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('done');
  expect(await drained).toBe(true);
  expect(order).toEqual(['answered', 'stopped']);
});

it('cuts at the limit what does not end', async () => {
  const { server, connections, ask } = await open();
  const { socket } = await ask();
  const closed = once(socket, 'close');
  expect(await drain({ server, connections, stop: async () => {}, limitMs: 1 })).toBe(false);
  await closed;
});

it('lets everything else stop although a client keeps its connection', async () => {
  const { server, connections, ask } = await open();
  await ask();
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
  };
  expect(await drain({ server, connections, stop, limitMs: 300 })).toBe(false);
  // On a busy machine both limits may pass in one turn.
  await expect.poll(() => isStopped).toBe(true);
});

it('cuts at the limit what else does not stop', async () => {
  const { server, connections } = await open();
  expect(await drain({ server, connections, stop: () => new Promise(() => {}), limitMs: 1 })).toBe(false);
});

it('cuts off a client that does not read its answer', async () => {
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
