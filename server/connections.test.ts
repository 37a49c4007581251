import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { drain, watchConnections } from './connections.ts';

/** A server whose responses wait until the test gives them. */
async function open() {
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
}

it('lets the request under way end, then everything else, and closes unused connections at once', async () => {
  const { server, connections, connectTo, ask } = await open();
  const unused = await connectTo();
  const { socket, response } = await ask();
  const order: string[] = [];
  const stop = async (leftMs: number) => void order.push(leftMs > 0 ? 'stopped' : 'late');
  const drained = drain({ server, connections, stop, limitMs: 10_000 });
  await once(unused, 'close');
  response.once('finish', () => order.push('answered')).end('done');
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain('done');
  expect(await drained).toBe(true);
  expect(order).toEqual(['answered', 'stopped']);
});

it('cuts off a client that keeps its connection, and lets everything else stop', async () => {
  const { server, connections, ask } = await open();
  const { socket } = await ask();
  const closed = once(socket, 'close');
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
  };
  expect(await drain({ server, connections, stop, limitMs: 300 })).toBe(false);
  await closed;
  // On a busy machine both limits may pass in one turn.
  await expect.poll(() => isStopped).toBe(true);
});

it('cuts at the limit what else does not stop', async () => {
  const { server, connections } = await open();
  expect(await drain({ server, connections, stop: () => new Promise(() => {}), limitMs: 1 })).toBe(false);
});
