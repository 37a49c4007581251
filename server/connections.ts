import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface DrainOptions {
  server: Server;
  /** From watchConnections, called before the server listened. */
  connections: ReadonlySet<Socket>;
  /** Other work that must finish in the time left, such as deliveries in progress. */
  stop: (graceMs: number) => Promise<void>;
  limitMs: number;
}

/** The share of the time for requests that do not end; the rest is for `stop`. */
const REQUESTS_SHARE = 0.7;
/** Whoever has just connected has a request under way. */
const SILENT_MS = 300;
/** Reserved for closing files and databases. */
const CLOSING_MS = 500;

export function watchConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** Lets requests end, cuts off the rest, and lets `stop` finish. True if all ended well. */
export async function drain({
  server,
  connections,
  stop,
  limitMs,
}: DrainOptions): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, limitMs, false);
  let isCut = false;
  const cut = setTimeout(() => {
    isCut = true;
    server.closeAllConnections();
  }, limitMs * REQUESTS_SHARE);
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Browsers open connections in advance, which Node counts as busy.
  const silent = setTimeout(() => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, SILENT_MS);
  // Node keeps a connection that was busy at close(): the response under way must be its last.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  try {
    return await Promise.race([
      closed
        .then(() => stop(Math.max(0, deadline - performance.now() - CLOSING_MS)))
        .then(() => !isCut),
      late,
    ]);
  } finally {
    clearTimeout(timer);
    clearTimeout(cut);
    clearTimeout(silent);
    clearInterval(sweep);
    server.closeAllConnections();
  }
}
