import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { inWords, type PreparedResponse } from './file-response.ts';
import { createListener, type ServerParts } from './listener.ts';

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A response as raw text, for a connection that node:http has given up on. */
function asText({ status, headers, body }: PreparedResponse): string {
  const lines = Object.entries({ Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${body ?? ''}`;
}

const LEAVE_MS = 2000;

/** Ends a connection. A client that is still sending is read for a moment, or a reset would discard our last words. */
function leave(socket: Socket, lastWords = ''): void {
  socket.end(lastWords);
  setTimeout(() => socket.destroy(), LEAVE_MS).unref();
}

/** Browsers send one request after the other. A client that sends more than this without waiting for answers is cut off. */
const MAX_PIPELINED = 100;

/** A connection between two requests ends at last even if line breaks come: Node takes them for activity. */
const MAX_BETWEEN_MS = 75_000;

export interface Timeouts extends ServerOptions {
  /** A client that takes longer than this to read a response is cut off: half-read responses cost it nothing, and us memory. */
  readingTimeout?: number;
  betweenTimeout?: number;
}

export function createHttpServer(
  parts: ServerParts,
  { readingTimeout = 60_000, betweenTimeout = MAX_BETWEEN_MS, ...timeouts }: Timeouts,
): Server {
  const listener = createListener(parts);
  const unfinished = new WeakMap<Socket, Set<ServerResponse>>();
  const between = new WeakMap<Socket, NodeJS.Timeout>();
  const server = createServer(
    {
      ...timeouts,
      // How often Node looks for slow requests; its own default is 30 s.
      connectionsCheckingInterval: 2000,
      // Requests without a body need no stream: twice the requests a second.
      optimizeEmptyRequests: true,
      // The listener refuses a missing Host itself, so that this response has our headers too.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      const unanswered = unfinished.get(socket) ?? new Set();
      if (unanswered.size >= MAX_PIPELINED) return void socket.destroy();
      unfinished.set(socket, unanswered.add(response));
      clearTimeout(between.get(socket));
      const late = setTimeout(() => socket.destroy(), readingTimeout).unref();
      response.once('close', () => {
        clearTimeout(late);
        unanswered.delete(response);
        if (unanswered.size > 0 || socket.destroyed) return;
        between.set(socket, setTimeout(() => socket.destroy(), betweenTimeout).unref());
      });
      listener(request, response);
    },
  );
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => clearTimeout(between.get(socket)));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    // What came before on the same connection has a response on its way, and it may be the OK of a
    // stored enquiry. A request that has not come in whole has none, and would wait for its end for
    // ever.
    const unanswered = [...(unfinished.get(socket) ?? [])];
    const pending = unanswered.findLast((one) => one.req.complete && !one.writableFinished);
    if (pending) return void pending.once('finish', () => leave(socket));
    return leave(socket, asText(inWords(parts.live.now(), STATUS_OF[error.code ?? ''] ?? 400)));
  });
  server.on('checkExpectation', (_request, response) => {
    const prepared = inWords(parts.live.now(), 417);
    response.writeHead(prepared.status, prepared.headers).end(prepared.body);
  });
  return server;
}
