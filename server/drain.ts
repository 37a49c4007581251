import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface DrainOptions {
  server: Server;
  /** Of watchConnections, from the beginning. */
  connections: ReadonlySet<Socket>;
  /** What else must end well in the time that is left, such as deliveries under way. */
  stop: (graceMs: number) => Promise<void>;
  limitMs: number;
}

/** Kept back from the time that is left, for closing files and databases. */
const CLOSING_MS = 500;

/** The open connections of a server, kept up to date. */
export const watchConnections = (server: Server): ReadonlySet<Socket> => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
};

/** Takes no new connections, lets running requests end, and cuts what is left at the limit. True if all ended well. */
export const drain = async ({ server, connections, stop, limitMs }: DrainOptions): Promise<boolean> => {
  const deadline = performance.now() + limitMs;
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, limitMs, false);
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Browsers connect ahead of need. To Node such a connection is busy, and it would hold us up to the limit.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  // Node leaves a connection open that was busy at close(): the answer under way must be its last.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  try {
    return await Promise.race([
      closed.then(() => stop(Math.max(0, deadline - performance.now() - CLOSING_MS))).then(() => true),
      late,
    ]);
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
    server.closeAllConnections();
  }
};
