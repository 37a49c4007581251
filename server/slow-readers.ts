import type { Socket } from 'node:net';

/**
 * Ends connections whose other side takes longer than this to read an answer: to hold thousands of half-read answers
 * costs an attacker nothing and us memory. Node has a limit for what is sent to it, none for what is read from it.
 */
export const cutSlowReaders = (connections: ReadonlySet<Socket>, limitMs: number, everyMs = 2000): NodeJS.Timeout => {
  const since = new WeakMap<Socket, number>();
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const socket of connections) {
      if (socket.writableLength === 0) since.delete(socket);
      else if (now - (since.get(socket) ?? now) > limitMs) socket.destroy();
      else if (!since.has(socket)) since.set(socket, now);
    }
  }, everyMs);
  return sweep.unref();
};
