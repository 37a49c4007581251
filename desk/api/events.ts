import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { DeskEvent } from '../contract/events.ts';
import { apiPaths } from '../contract/paths.ts';
import type { Changes } from './changes.ts';
import { type DeskEnv, DeskFault } from './request.ts';

const heartbeatMs = 20_000;
/** Ten people with a few windows each. */
const mostStreams = 100;

/** What changes while the desk is open. */
export function eventRoutes(changes: Changes): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get(apiPaths.events, (context) => {
    if (changes.count >= mostStreams) throw new DeskFault('too-many', { retryAfter: 60 });
    // A proxy that collects answers would hold events back.
    context.header('X-Accel-Buffering', 'no');
    const response = streamSSE(context, async (stream) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let written = Promise.resolve();
      const tell = (event: DeskEvent) => {
        written = written.then(() => stream.writeSSE({ event: event.type, data: JSON.stringify(event) }));
        if (event.type === 'signed-out') end();
      };
      const beat = setInterval(() => void stream.write(': \n\n'), heartbeatMs);
      stream.onAbort(end);
      try {
        const leave = await changes.listen({ token: context.get('token'), tell });
        await ended;
        leave();
        await written;
      } catch {
        // The store has just gone away. The stream ends, and the page asks for another.
      } finally {
        clearInterval(beat);
      }
    });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  return routes;
}
