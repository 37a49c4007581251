import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Arrivals {
  /** What makes a server deliver to here. */
  settings: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  /** Ids of all enquiries that were delivered so far. */
  ids: ReadonlySet<string>;
  close(): void;
}

/** The other end of the delivery: a web address that remembers whose enquiries came. */
export const openArrivals = async (): Promise<Arrivals> => {
  const ids = new Set<string>();
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { id: string } };
    ids.add(data.id);
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    },
    ids,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
