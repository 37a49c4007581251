import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atTheEnd } from './stores.ts';

export type TestReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** A web address that keeps what is posted to it. */
export async function startReceiver() {
  const server = createServer(async (request, response) => {
    receiver.requests.push({ headers: request.headers, body: await text(request) });
    if (receiver.status === null) return;
    response.writeHead(receiver.status, { location: '/elsewhere' }).end('answer');
  });
  const receiver = {
    url: '',
    requests: [] as { headers: IncomingHttpHeaders; body: string }[],
    /** The status of its responses from now on; null never responds. */
    status: 200 as number | null,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  atTheEnd(receiver.close);
  return receiver;
}
